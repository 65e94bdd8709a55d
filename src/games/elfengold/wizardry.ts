import { at } from '../../core/checked-access.ts';
import type { Draft, Violation } from '../../core/game.ts';
import { add, countOf, remove } from '../../core/pool.ts';
import type { Road } from '../../realm/map.ts';
import { roadAt } from '../../realm/map.ts';
import { handOf, hasObstacle } from '../../realm/travel.ts';
import { WIZARD } from './cards.ts';
import { WIZARD_FEE } from './data.ts';
import { refuse } from './refusals.ts';
import type { State } from './types.ts';

/** EG-9.4: the refusal if the seat's wizard may not pass the obstacle of a road. */
export function wizardRefusal(state: State, road: Road): Violation | undefined {
  const gold = at(state.gold, state.turn);
  if (!state.wizards) return refuse('no-wizards', 'EG-9.4');
  if (!hasObstacle(state, road)) return refuse('no-obstacle', 'EG-9.4', { road: roadAt(road).id });
  if (countOf(handOf(state), WIZARD) === 0) return refuse('not-in-hand', 'EG-9.4', { card: 'wizard' });
  if (gold < WIZARD_FEE) return refuse('too-little-gold', 'EG-9.4', { needed: WIZARD_FEE, gold });
  return undefined;
}

/** EG-9.4, EG-9.5: moves a wizard card to the discard pile and pays the fee to the bank. */
export function payWizard(draft: Draft<State>, fee: number): void {
  remove(at(draft.hands, draft.turn), WIZARD);
  add(draft.discard, WIZARD);
  draft.gold[draft.turn] = at(draft.gold, draft.turn) - fee;
}
