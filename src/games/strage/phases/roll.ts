import type { Phase } from '../../../core/define.ts';
import { rollPhase } from '../dice.ts';
import { continueActions, mover } from '../flow.ts';
import type { Strage } from '../game.ts';

/** ST-3.1: rolls for this turn's action points. */
export const roll: Phase<Strage> = rollPhase('ST-3.1', (draft, die, emit) => {
  draft.points = die;
  emit?.({ type: 'points-rolled', seat: mover(draft), points: die }, 'ST-3.1');
  continueActions(draft, emit);
});
