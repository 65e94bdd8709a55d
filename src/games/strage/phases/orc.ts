import { at } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import { square } from '../data.ts';
import { endOrcs, mover } from '../flow.ts';
import type { Strage } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { nameOf } from '../notation.ts';
import { isWayOpen, mustPlaceOrc } from '../orcs.ts';
import { refuse } from '../refusals.ts';
import { NOTHING, near, SquareSet } from '../square-set.ts';
import { distance, EMPTY, inPlacementArea, ORC, occupants, squares } from '../squares.ts';

const placements: readonly MoveOf<'place-orc'>[] = squares
  .filter((to) => !inPlacementArea(to))
  .map((to) => Object.freeze({ type: 'place-orc', to }));

/** The moves of an orc, by origin, then by destination. */
const steps: readonly (readonly MoveOf<'move-orc'>[])[] = squares.map((from) =>
  squares.map((to) => Object.freeze({ type: 'move-orc', from, to })),
);

/** ST-4.1: places an orc anywhere outside the placement area. */
const placeOrc: MoveRule<Strage, MoveOf<'place-orc'>> = {
  type: 'place-orc',
  clause: 'ST-4.1',
  fields: { to: square },

  closed: (state) => (mustPlaceOrc(state) ? undefined : refuse('no-orc-in-reserve', 'ST-4.1')),

  candidates(state, out) {
    for (let i = 0; i < placements.length; i++) {
      const move = placements[i];
      if (move !== undefined && occupants(state.board, move.to) === EMPTY) out.push(move);
    }
  },

  violation(state, { to }) {
    if (inPlacementArea(to)) return refuse('inside-placement-area', 'ST-4.1', { square: nameOf(to) });
    if (occupants(state.board, to) !== EMPTY) return refuse('square-taken', 'ST-4.1', { square: nameOf(to) });
    return undefined;
  },

  perform(draft, { to }, emit) {
    draft.board[to] = ORC;
    draft.orcReserve -= 1;
    emit?.({ type: 'orc-placed', seat: mover(draft), to }, 'ST-4.1');
    endOrcs(draft, emit);
  },
};

/** ST-4.2: moves an orc, once all orcs are on the board. */
const moveOrc: MoveRule<Strage, MoveOf<'move-orc'>> = {
  type: 'move-orc',
  clause: 'ST-4.2',
  fields: { from: square, to: square },
  trusted: true,

  closed({ orcReserve }) {
    return orcReserve > 0 ? refuse('orc-in-reserve', 'ST-4.2', { orcs: orcReserve }) : undefined;
  },

  candidates(state, out) {
    const { board } = state;
    const free = SquareSet.where(board, NOTHING);
    for (let from = board.indexOf(ORC); from >= 0; from = board.indexOf(ORC, from + 1)) {
      at(near, from).and(free).widened().and(free).pick(at(steps, from), out);
    }
  },

  violation({ board }, { from, to }) {
    if (occupants(board, from) !== ORC) return refuse('no-orc-there', 'ST-4.2', { square: nameOf(from) });
    if (to === from) return refuse('orc-must-move', 'ST-4.2', { square: nameOf(from) });
    if (distance(from, to) > 2) return refuse('orc-too-far', 'ST-4.2', { from: nameOf(from), to: nameOf(to) });
    if (occupants(board, to) !== EMPTY) return refuse('square-taken', 'ST-4.2', { square: nameOf(to) });
    if (!isWayOpen(board, from, to)) return refuse('orc-blocked', 'ST-4.2', { from: nameOf(from), to: nameOf(to) });
    return undefined;
  },

  perform(draft, { from, to }, emit) {
    draft.board[from] = EMPTY;
    draft.board[to] = ORC;
    emit?.({ type: 'orc-moved', seat: mover(draft), from, to }, 'ST-4.2');
    endOrcs(draft, emit);
  },
};

/** §4: the seat whose turn it is places or moves one orc. */
export const orc: Phase<Strage> = {
  actor: mover,
  clause: 'ST-4.1',
  rules: [placeOrc, moveOrc],
};
