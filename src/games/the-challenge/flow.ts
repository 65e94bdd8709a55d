import type { Draft, Listener, Seat } from '../../core/game.ts';
import { piecesOf, sizeOf } from '../../core/pool.ts';
import { playerOf, seatAfter } from '../../core/seats.ts';
import { FAIRIES, HAND_LIMIT, STONES } from './data.ts';
import type { TheChallenge } from './game.ts';
import { outcome } from './scoring.ts';
import type { State } from './types.ts';

/** TC-5.1: starts the turn of the seat `draft.turn`; the event cites `clause`. */
export function beginTurn(draft: Draft<State>, clause: string, emit: Listener<TheChallenge>): void {
  draft.phase = 'turn';
  draft.step = { kind: 'none' };
  emit?.({ type: 'turn', seat: draft.turn }, clause);
}

/** TC-4.6, TC-5.2: ends the turn. Before that, a seat with more than three stones in hand must put some away. */
export function finishAction(draft: Draft<State>, emit: Listener<TheChallenge>): void {
  draft.step = { kind: 'none' };
  if (sizeOf(playerOf(draft, draft.turn).hand) > HAND_LIMIT) draft.phase = 'overflow';
  else endTurn(draft, emit);
}

/** TC-5.2, TC-11.1: starts the next turn, or ends the game if the stone deck is empty. */
function endTurn(draft: Draft<State>, emit: Listener<TheChallenge>): void {
  if (sizeOf(draft.deck) > 0) {
    draft.turn = seatAfter(draft, draft.turn); // TC-0.1
    beginTurn(draft, 'TC-5.2', emit);
    return;
  }
  draft.phase = 'over';
  for (let seat = 0; seat < draft.players; seat++) tellHoldings('shown', draft, seat, 'TC-12.1', emit);
  const result = emit && outcome(draft);
  if (result !== undefined) emit?.({ type: 'ended', winners: result.winners }, 'TC-11.1');
}

/** Emits an event with all stones and fairies that a seat holds, unless it holds none. */
export function tellHoldings(
  type: 'held' | 'shown',
  state: State,
  seat: Seat,
  clause: string,
  emit: Listener<TheChallenge>,
): void {
  const { hand, kept } = playerOf(state, seat);
  if (emit === undefined || sizeOf(hand) + sizeOf(kept) === 0) return;
  emit({ type, seat, stones: piecesOf(hand, STONES), fairies: piecesOf(kept, FAIRIES) }, clause);
}
