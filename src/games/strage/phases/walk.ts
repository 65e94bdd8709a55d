import { at } from '../../../core/checked-access.ts';
import type { MoveRule } from '../../../core/define.ts';
import { oneOf, optional } from '../../../core/domain.ts';
import { square } from '../data.ts';
import { continueActions, endsGame, mover } from '../flow.ts';
import type { Strage } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { nameOf } from '../notation.ts';
import { refuse } from '../refusals.ts';
import { NO_PIECE, near, SquareSet } from '../square-set.ts';
import {
  clanAt,
  distance,
  EMPTY,
  halfElf,
  hasSprite,
  inExitArea,
  nextTo,
  occupants,
  piece,
  SPRITE,
  squares,
} from '../squares.ts';
import type { Board, Square } from '../types.ts';

/** The moves along one step. Only a step into the exit area has a move that retires the half-elf. */
interface Walk {
  readonly to: Square;
  readonly alone: MoveOf<'move'>;
  readonly carrying: MoveOf<'move'>;
  readonly retiring: MoveOf<'move'> | undefined;
}

const walks: readonly (readonly Walk[])[] = squares.map((from) =>
  nextTo(from).map((to) => ({
    to,
    alone: Object.freeze({ type: 'move', from, to, carry: false }),
    carrying: Object.freeze({ type: 'move', from, to, carry: true }),
    retiring: inExitArea(to) ? Object.freeze({ type: 'move', from, to, carry: true, retire: true }) : undefined,
  })),
);

/** Moves without a sprite, by origin, then by destination. */
const alone: readonly (readonly (MoveOf<'move'> | undefined)[])[] = walks.map((steps) =>
  squares.map((to) => steps.find((step) => step.to === to)?.alone),
);

/** Proposes the moves of a half-elf that escorts a sprite. */
function proposeEscort(board: Board, steps: readonly Walk[], out: MoveOf<'move'>[]): void {
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i];
    if (step === undefined) continue;
    const target = occupants(board, step.to);
    if (target !== EMPTY && target !== SPRITE) continue;
    out.push(step.alone);
    if (target === SPRITE) continue;
    out.push(step.carrying);
    if (step.retiring !== undefined) out.push(step.retiring);
  }
}

/** ST-3.4, ST-3.5: moves a half-elf to an adjacent square, with or without its sprite. */
export const walk: MoveRule<Strage, MoveOf<'move'>> = {
  type: 'move',
  clause: 'ST-3.4',
  fields: { from: square, to: square, carry: oneOf(true, false), retire: optional(oneOf(true)) },
  trusted: true,

  candidates(state, out) {
    const { board } = state;
    const own = halfElf(mover(state));
    const free = SquareSet.where(board, NO_PIECE);
    for (let from = 0; from < board.length; from++) {
      if (piece(board, from) !== own) continue;
      if (hasSprite(board, from)) proposeEscort(board, at(walks, from), out);
      else at(near, from).and(free).pick(at(alone, from), out);
    }
  },

  violation({ board, order, turn }, { from, to, carry, retire }) {
    if (clanAt(board, from) !== mover({ order, turn }))
      return refuse('not-your-half-elf', 'ST-3.4', { square: nameOf(from) });
    if (distance(from, to) !== 1) return refuse('not-adjacent', 'ST-3.4', { from: nameOf(from), to: nameOf(to) });
    if (carry && !hasSprite(board, from)) return refuse('nothing-to-carry', 'ST-3.4', { square: nameOf(from) });
    if (piece(board, to) !== EMPTY) return refuse('square-taken', 'ST-3.4', { square: nameOf(to) });
    if (carry && hasSprite(board, to)) return refuse('sprite-in-the-way', 'ST-3.4', { square: nameOf(to) });
    if (retire && !(carry && inExitArea(to))) return refuse('retire-only-on-rescue', 'ST-3.5');
    return undefined;
  },

  perform(draft, { from, to, carry, retire }, emit) {
    const { board } = draft;
    const seat = mover(draft);
    const walking = halfElf(seat) + (carry ? SPRITE : EMPTY);
    board[from] = occupants(board, from) - walking;
    board[to] = occupants(board, to) + walking;
    draft.points -= 1; // ST-3.2
    emit?.({ type: 'moved', seat, from, to, carry }, 'ST-3.4');

    // ST-3.5: the sprite always leaves the board; the half-elf leaves only if the move has `retire`.
    if (carry && inExitArea(to)) {
      board[to] = halfElf(seat);
      draft.saved[seat] = at(draft.saved, seat) + 1;
      emit?.({ type: 'rescued', seat, at: to }, 'ST-3.5');
      if (retire) {
        board[to] = EMPTY;
        draft.reserve[seat] = at(draft.reserve, seat) + 1;
        emit?.({ type: 'retired', seat, at: to }, 'ST-3.5');
      }
      if (endsGame(draft, emit)) return;
    }
    continueActions(draft, emit);
  },
};
