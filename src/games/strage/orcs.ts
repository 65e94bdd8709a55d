import { ANY_HALF_ELF, ANY_ORC, listItems, reachHigh, reachLow, SPRITE_ALONE, standing, WORD } from './sets.ts';
import { distance, EMPTY, nextTo, ORC, occupants, squares } from './squares.ts';
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
  // Whoever has a step has one to an adjacent square, if only on the way to another.
  for (let from = board.indexOf(ORC); from >= 0; from = board.indexOf(ORC, from + 1)) {
    for (const to of nextTo(from)) if (occupants(board, to) === EMPTY) return true;
  }
  return false;
}

/** Whether any half-elf can be attacked (ST-5.1). */
export function hasPrey(board: Board): boolean {
  const [low, high] = besideOrcs(board, ANY_HALF_ELF);
  return (low | high) !== 0;
}

/** The squares of unescorted sprites next to an orc, ascending (ST-6.1). */
export function exposedSprites(board: Board): Square[] {
  const [low, high] = besideOrcs(board, SPRITE_ALONE);
  const found: Square[] = [];
  listItems(squares, 0, low, found);
  listItems(squares, WORD, high, found);
  return found;
}

/** The squares next to an orc where one of these is, as sets. */
export function besideOrcs(board: Board, codes: number): readonly [low: number, high: number] {
  const [low, high] = [standing(board, 0, ANY_ORC), standing(board, WORD, ANY_ORC)];
  return [reachLow(low, high) & standing(board, 0, codes), reachHigh(low, high) & standing(board, WORD, codes)];
}
