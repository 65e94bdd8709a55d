import { at } from '../../core/intact.ts';
import { clanAt, distance, EMPTY, isNextTo, nextTo, ORC, occupants, SPRITE, squares } from './squares.ts';
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
  for (let from = 0; from < squares.length; from++) {
    if (occupants(state.board, from) !== ORC) continue;
    const steps = at(orcSteps, from);
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i];
      if (step !== undefined && isOpen(state.board, step)) return true;
    }
  }
  return false;
}

/** Whether a half-elf stands there that orcs can attack (ST-5.1). */
export function isPrey(board: Board, square: Square): boolean {
  return clanAt(board, square) !== undefined && isNextTo(board, square, ORC);
}

/** Whether any half-elf can be attacked. */
export function hasPrey(board: Board): boolean {
  for (let square = 0; square < squares.length; square++) if (isPrey(board, square)) return true;
  return false;
}

/** The squares of unescorted sprites next to an orc, ascending (ST-6.1). */
export function exposedSprites(board: Board): Square[] {
  const exposed: Square[] = [];
  for (let square = 0; square < squares.length; square++) {
    if (occupants(board, square) === SPRITE && isNextTo(board, square, ORC)) exposed.push(square);
  }
  return exposed;
}
