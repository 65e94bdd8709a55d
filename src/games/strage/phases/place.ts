import { at } from '../../../core/checked-access.ts';
import type { MoveRule } from '../../../core/define.ts';
import { PLACEMENTS_A_TURN, square } from '../data.ts';
import { continueActions, mover } from '../flow.ts';
import type { Strage } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { nameOf } from '../notation.ts';
import { refuse } from '../refusals.ts';
import { EMPTY, halfElf, inPlacementArea, occupants, piece, squares } from '../squares.ts';

const placements: readonly MoveOf<'place'>[] = squares
  .filter(inPlacementArea)
  .map((to) => Object.freeze({ type: 'place', to }));

/** ST-3.3: puts a half-elf into the placement area. */
export const place: MoveRule<Strage, MoveOf<'place'>> = {
  type: 'place',
  clause: 'ST-3.3',
  fields: { to: square },

  closed(state) {
    if (state.placed === PLACEMENTS_A_TURN) return refuse('placement-limit', 'ST-3.3', { limit: PLACEMENTS_A_TURN });
    if (state.reserve[mover(state)] === 0) return refuse('clan-on-board', 'ST-3.3');
    return undefined;
  },

  candidates({ board }, out) {
    for (let i = 0; i < placements.length; i++) {
      const move = placements[i];
      if (move !== undefined && piece(board, move.to) === EMPTY) out.push(move);
    }
  },

  violation({ board }, { to }) {
    if (!inPlacementArea(to)) return refuse('outside-placement-area', 'ST-3.3', { square: nameOf(to) });
    if (piece(board, to) !== EMPTY) return refuse('square-taken', 'ST-2.1', { square: nameOf(to) });
    return undefined;
  },

  perform(draft, { to }, emit) {
    const seat = mover(draft);
    draft.board[to] = occupants(draft.board, to) + halfElf(seat);
    draft.reserve[seat] = at(draft.reserve, seat) - 1;
    draft.placed += 1;
    draft.points -= 1; // ST-3.2
    emit?.({ type: 'placed', seat, to }, 'ST-3.3');
    continueActions(draft, emit);
  },
};
