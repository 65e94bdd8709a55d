import { at as item, stepOf } from '../../../core/checked-access.ts';
import type { Phase } from '../../../core/define.ts';
import { DEATH } from '../data.ts';
import { rollPhase } from '../dice.ts';
import { continueMassacre, endsGame } from '../flow.ts';
import type { Strage } from '../game.ts';
import { EMPTY } from '../squares.ts';

/** ST-6.1: rolls for each exposed sprite, in ascending order of squares. */
export const massacre: Phase<Strage> = rollPhase('ST-6.1', (draft, die, emit) => {
  const { waiting } = stepOf(draft.step, 'massacre');
  const at = item(waiting, 0);
  waiting.shift();
  emit?.({ type: 'massacre-rolled', at, die }, 'ST-6.1');
  if (die === DEATH) {
    draft.board[at] = EMPTY;
    draft.killed += 1;
    emit?.({ type: 'sprite-lost', at }, 'ST-6.1');
    if (endsGame(draft, emit)) return;
  }
  continueMassacre(draft, emit);
});
