import { ANY_HALF_ELF, ANY_ORC, isNextTo, NOTHING, SPRITE_ALONE, SquareSet } from './square-set.ts';
import { distance, EMPTY, nextTo, ORC, occupants, squares } from './squares.ts';
import type { Board, Square, State } from './types.ts';

/** ST-4.2: whether an orc can go between two squares: they are adjacent, or an empty square lies between them. */
export function isWayOpen(board: Board, from: Square, to: Square): boolean {
  if (distance(from, to) === 1) return true;
  return nextTo(from).some((via) => distance(via, to) === 1 && occupants(board, via) === EMPTY);
}

/** ST-4.1: whether an orc must be placed. There is always room: other pieces fill at most 47 of the 48 squares. */
export function mustPlaceOrc(state: State): boolean {
  return state.orcReserve > 0;
}

/** Whether any orc on the board can move (ST-4.2). */
export function canMoveOrc({ board }: State): boolean {
  // It is enough to look for an empty adjacent square: a move of two squares passes over such a square too.
  for (let from = board.indexOf(ORC); from >= 0; from = board.indexOf(ORC, from + 1))
    if (isNextTo(board, from, NOTHING)) return true;
  return false;
}

/** Whether any half-elf can be attacked (ST-5.1). */
export function hasPrey(board: Board): boolean {
  return !besideOrcs(board, ANY_HALF_ELF).isEmpty;
}

/** The squares of unescorted sprites next to an orc, ascending (ST-6.1). */
export function exposedSprites(board: Board): Square[] {
  const found: Square[] = [];
  besideOrcs(board, SPRITE_ALONE).pick(squares, found);
  return found;
}

/** Squares next to an orc, with certain occupants. @param codes the codes of these occupants, as a bit set. */
export function besideOrcs(board: Board, codes: number): SquareSet {
  return SquareSet.where(board, ANY_ORC).widened().and(SquareSet.where(board, codes));
}
