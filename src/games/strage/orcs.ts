import { SQUARES } from './data.ts';
import { firstOf, free, reachHigh, reachLow, standing, WORD } from './sets.ts';
import { clanAt, distance, EMPTY, nextTo, ORC, occupants, SPRITE, squares } from './squares.ts';
import type { Board, Square, State } from './types.ts';

/** A square an orc may step to, with the squares it may step over: none if the two are adjacent. */
export interface OrcStep {
  readonly to: Square;
  readonly via: readonly Square[];
}

/** By square: everything within two steps of it (ST-4.2), ascending. */
export const orcSteps: readonly (readonly OrcStep[])[] = squares.map((from) =>
  squares
    .filter((to) => to !== from && distance(from, to) <= 2)
    .map((to) => ({ to, via: distance(from, to) === 1 ? [] : nextTo(from).filter((on) => distance(on, to) === 1) })),
);

/** Whether the squares of the step are free, the intermediate one included (ST-4.2). */
export function isOpen(board: Board, step: OrcStep): boolean {
  if (occupants(board, step.to) !== EMPTY) return false;
  if (step.via.length === 0) return true;
  for (let i = 0; i < step.via.length; i++) if (occupants(board, step.via[i] ?? step.to) === EMPTY) return true;
  return false;
}

/** ST-4.1. There is always an empty square outside the placement area: 48 squares, at most 47 pieces without that orc. */
export function mustPlaceOrc(state: State): boolean {
  return state.orcReserve > 0;
}

/** Whether any orc on the board has a step (ST-4.2). */
export function canMoveOrc(state: State): boolean {
  const { board } = state;
  const [low, high] = [standing(board, 0, ORC), standing(board, WORD, ORC)];
  // Whoever has a step has one to an adjacent square, if only on the way to another.
  return ((reachLow(low, high) & free(board, 0)) | (reachHigh(low, high) & free(board, WORD))) !== 0;
}

/** The squares of the half-elves that orcs can attack (ST-5.1), ascending. */
export function prey(board: Board): Square[] {
  return besideOrcs(board, (square) => clanAt(board, square) !== undefined);
}

/** Whether any half-elf can be attacked. */
export function hasPrey(board: Board): boolean {
  return prey(board).length > 0;
}

/** The squares of unescorted sprites next to an orc, ascending (ST-6.1). */
export function exposedSprites(board: Board): Square[] {
  return besideOrcs(board, (square) => occupants(board, square) === SPRITE);
}

/** The squares next to an orc that are meant, ascending. */
function besideOrcs(board: Board, isMeant: (square: Square) => boolean): Square[] {
  const found: Square[] = [];
  const [low, high] = [standing(board, 0, ORC), standing(board, WORD, ORC)];
  for (let first = 0; first < SQUARES; first += WORD) {
    const within = first === 0 ? reachLow(low, high) : reachHigh(low, high);
    for (let set = within; set !== 0; set &= set - 1) {
      const square = first + firstOf(set);
      if (isMeant(square)) found.push(square);
    }
  }
  return found;
}
