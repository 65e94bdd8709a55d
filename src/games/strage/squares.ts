import { deepFreeze } from '../../core/deep-freeze.ts';
import type { Seat } from '../../core/game.ts';
import { SQUARES } from './data.ts';
import type { Board, Occupants, Square, SquareView, State } from './types.ts';

export const EMPTY: Occupants = 0;
export const ORC: Occupants = 5;
export const SPRITE: Occupants = 8;

/** The piece code of a seat's half-elves. */
export function halfElf(seat: Seat): Occupants {
  return seat + 1;
}

/** Everything on the square. */
export function occupants(board: Board, square: Square): Occupants {
  return board[square] ?? EMPTY;
}

/** The half-elf or orc on the square, without its sprite; {@link EMPTY} if there is none. */
export function piece(board: Board, square: Square): Occupants {
  return occupants(board, square) & 7;
}

export function hasSprite(board: Board, square: Square): boolean {
  return occupants(board, square) >= SPRITE;
}

/** The seat whose half-elf stands on the square. */
export function clanAt(board: Board, square: Square): Seat | undefined {
  const found = piece(board, square);
  return found === EMPTY || found === ORC ? undefined : found - 1;
}

/** The view of a square, by its occupants' code. Frozen and shared. */
const squareViews: readonly (SquareView | null)[] = deepFreeze(
  Array.from({ length: SPRITE + ORC }, (_, code) => {
    const piece = code & 7;
    if (code === EMPTY) return null;
    if (piece === ORC) return { piece: 'orc', owner: null, sprite: false };
    const sprite = code >= SPRITE;
    return piece === EMPTY ? { piece: null, owner: null, sprite } : { piece: 'half-elf', owner: piece - 1, sprite };
  }),
);

/** How views show a square with these occupants. */
export function squareView(code: Occupants): SquareView | null {
  return squareViews[code] ?? null;
}

/** The inverse of {@link squareView}. */
export function occupantsOf(seen: SquareView | null): Occupants {
  if (seen === null) return EMPTY;
  const piece = seen.piece === 'orc' ? ORC : seen.owner === null ? EMPTY : halfElf(seen.owner);
  return seen.sprite ? piece + SPRITE : piece;
}

/** Half-elves of the seat on the board. */
export function halfElvesOnBoard(state: State, seat: Seat): number {
  return state.board.filter((_, square) => clanAt(state.board, square) === seat).length;
}

/** Ranks 1 and 2. */
export function inPlacementArea(square: Square): boolean {
  return square < 16;
}

/** Rank 8. */
export function inExitArea(square: Square): boolean {
  return square >= 56;
}

/** Distance in king's moves: diagonal steps count as one (ST-2.2). */
export function distance(a: Square, b: Square): number {
  return Math.max(Math.abs((a >> 3) - (b >> 3)), Math.abs((a & 7) - (b & 7)));
}

/** All squares, ascending. */
export const squares: readonly Square[] = Array.from({ length: SQUARES }, (_, square) => square);

/** By square: its adjacent squares (ST-2.2), ascending. */
const neighbours: readonly (readonly Square[])[] = squares.map((from) =>
  squares.filter((to) => distance(from, to) === 1),
);

/** The squares next to this one; empty if the number is not a square. */
export function nextTo(square: Square): readonly Square[] {
  return neighbours[square] ?? [];
}

/** Whether a half-elf or orc with this code is next to the square. */
export function isNextTo(board: Board, square: Square, code: Occupants): boolean {
  const around = nextTo(square);
  for (let i = 0; i < around.length; i++) if (piece(board, around[i] ?? square) === code) return true;
  return false;
}
