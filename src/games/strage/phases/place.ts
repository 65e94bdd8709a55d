import type { MoveRule } from '../../../core/define.ts';
import { EMPTY, halfElf, inPlacementArea, piece, squares } from '../board.ts';
import { PLACEMENTS_A_TURN, square } from '../data.ts';
import { continueActions, mover } from '../flow.ts';
import type { Strage } from '../game.ts';
import { nameOf } from '../notation.ts';
import { refuse } from '../refusals.ts';
import type { PlaceMove } from '../types.ts';

const placements: readonly PlaceMove[] = squares
  .filter(inPlacementArea)
  .map((to) => Object.freeze({ type: 'place', to }));

/** ST-3.3: a half-elf from off the board onto the placement area. */
export const place: MoveRule<Strage, PlaceMove> = {
  type: 'place',
  clause: 'ST-3.3',
  fields: { to: square },
  exact: true,

  candidates(state, out) {
    if (state.placed === PLACEMENTS_A_TURN || state.reserve[mover(state)] === 0) return;
    for (let i = 0; i < placements.length; i++) {
      const move = placements[i];
      if (move !== undefined && piece(state.board, move.to) === EMPTY) out.push(move);
    }
  },

  violation(state, { to }) {
    if (state.placed === PLACEMENTS_A_TURN) return refuse('placement-limit', 'ST-3.3', { limit: PLACEMENTS_A_TURN });
    if (state.reserve[mover(state)] === 0) return refuse('clan-on-board', 'ST-3.3');
    if (!inPlacementArea(to)) return refuse('outside-placement-area', 'ST-3.3', { square: nameOf(to) });
    if (piece(state.board, to) !== EMPTY) return refuse('square-taken', 'ST-2.1', { square: nameOf(to) });
    return undefined;
  },

  perform(draft, { to }, emit) {
    const seat = mover(draft);
    draft.board[to] = (draft.board[to] ?? EMPTY) + halfElf(seat);
    draft.reserve[seat] = (draft.reserve[seat] ?? 0) - 1;
    draft.placed += 1;
    draft.points -= 1; // ST-3.2
    emit?.({ type: 'placed', seat, to });
    continueActions(draft, emit);
  },
};
