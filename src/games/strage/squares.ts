import { deepFreeze } from '../../core/deep-freeze.ts';
import type { Seat } from '../../core/game.ts';
import { SQUARES } from './data.ts';
import type { Board, Occupants, Square, SquareView, State } from './types.ts';

export const EMPTY: Occupants = 0;
export const ORC: Occupants = 5;
export const SPRITE: Occupants = 8;

/** The code of a half-elf of the seat. */
export function halfElf(seat: Seat): Occupants {
  return seat + 1;
}

/** The code of everything on the square. */
export function occupants(board: Board, square: Square): Occupants {
  return board[square] ?? EMPTY;
}

/** The code of the half-elf or orc on the square, without a sprite; {@link EMPTY} if there is neither. */
export function piece(board: Board, square: Square): Occupants {
  return occupants(board, square) & 7;
}

export function hasSprite(board: Board, square: Square): boolean {
  return occupants(board, square) >= SPRITE;
}

/** The seat of the half-elf on the square; `undefined` without a half-elf. */
export function clanAt(board: Board, square: Square): Seat | undefined {
  const found = piece(board, square);
  return found === EMPTY || found === ORC ? undefined : found - 1;
}

/** By code of occupants: the view of the square. Frozen and shared. */
const squareViews: readonly (SquareView | null)[] = deepFreeze(
  Array.from({ length: SPRITE + ORC }, (_, code) => {
    const piece = code & 7;
    if (code === EMPTY) return null;
    if (piece === ORC) return { piece: 'orc', owner: null, sprite: false };
    const sprite = code >= SPRITE;
    return piece === EMPTY ? { piece: null, owner: null, sprite } : { piece: 'half-elf', owner: piece - 1, sprite };
  }),
);

/** The view of a square with these occupants. */
export function squareView(code: Occupants): SquareView | null {
  return squareViews[code] ?? null;
}

/** The inverse of {@link squareView}. */
export function occupantsOf(seen: SquareView | null): Occupants {
  if (seen === null) return EMPTY;
  const piece = seen.piece === 'orc' ? ORC : seen.owner === null ? EMPTY : halfElf(seen.owner);
  return seen.sprite ? piece + SPRITE : piece;
}

/** Number of the seat's half-elves on the board. */
export function halfElvesOnBoard(state: State, seat: Seat): number {
  return state.board.filter((_, square) => clanAt(state.board, square) === seat).length;
}

/** ST-3.3: whether the square is on rank 1 or 2. */
export function inPlacementArea(square: Square): boolean {
  return square < 16;
}

/** ST-3.5: whether the square is on rank 8. */
export function inExitArea(square: Square): boolean {
  return square >= 56;
}

/** The number of steps that a chess king needs: a diagonal step counts as one (ST-2.2). */
export function distance(a: Square, b: Square): number {
  return Math.max(Math.abs((a >> 3) - (b >> 3)), Math.abs((a & 7) - (b & 7)));
}

/** All squares, ascending. */
export const squares: readonly Square[] = Array.from({ length: SQUARES }, (_, square) => square);

/** By square: its adjacent squares (ST-2.2), ascending. */
const neighbours: readonly (readonly Square[])[] = squares.map((from) =>
  squares.filter((to) => distance(from, to) === 1),
);

/** The squares next to a square, ascending; empty if the number is not a square. */
export function nextTo(square: Square): readonly Square[] {
  return neighbours[square] ?? [];
}
