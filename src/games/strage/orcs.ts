import { SQUARES } from './data.ts';
import { firstOf, reachHigh, reachLow, standing, WORD } from './sets.ts';
import { distance, EMPTY, nextTo, ORC, occupants, SPRITE, squares } from './squares.ts';
import type { Board, Occupants, Square, State } from './types.ts';

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

/** The squares of the half-elves that orcs can attack (ST-5.1), ascending. */
export function prey(board: Board): Square[] {
  return besideOrcs(board, isHalfElf);
}

/** Whether any half-elf can be attacked. */
export function hasPrey(board: Board): boolean {
  return besideOrcs(board, isHalfElf, 1).length > 0;
}

/** The squares of unescorted sprites next to an orc, ascending (ST-6.1). */
export function exposedSprites(board: Board): Square[] {
  return besideOrcs(board, isSprite);
}

function isHalfElf(code: Occupants): boolean {
  return code !== EMPTY && code !== ORC && code !== SPRITE;
}

function isSprite(code: Occupants): boolean {
  return code === SPRITE;
}

/** The squares next to an orc where something is that is meant, ascending: all of them, or the first `most`. */
function besideOrcs(board: Board, isMeant: (code: Occupants) => boolean, most = SQUARES): Square[] {
  const found: Square[] = [];
  const [low, high] = [standing(board, 0, ORC), standing(board, WORD, ORC)];
  for (let first = 0; first < SQUARES; first += WORD) {
    const within = first === 0 ? reachLow(low, high) : reachHigh(low, high);
    for (let set = within; set !== 0; set &= set - 1) {
      const square = first + firstOf(set);
      if (!isMeant(occupants(board, square))) continue;
      found.push(square);
      if (found.length === most) return found;
    }
  }
  return found;
}
