/**
 * Sets of squares as bits: 32 squares a word, ranks 1 to 4 in the low one, ranks 5 to 8 in the high one, the first square
 * of a word in its lowest bit. What stands next to any of several pieces is found for all of them at once, where lists of
 * neighbours had to be walked for every square of the board: play-outs are a third faster by it.
 */
import { SQUARES } from './data.ts';
import { EMPTY, nextTo, ORC, occupants, SPRITE, squares } from './squares.ts';
import type { Board, Occupants, Square } from './types.ts';

/** Squares in a word. */
export const WORD: number = SQUARES / 2;

const BUT_FILE_A = 0xfefefefe;
const BUT_FILE_H = 0x7f7f7f7f;

/** What may be on a square, a bit for each code: nothing at all. */
export const NOTHING: number = 1 << EMPTY;
/** No half-elf and no orc. */
export const NO_PIECE: number = withOrWithoutSprite(EMPTY);
/** A sprite that nobody escorts. */
export const SPRITE_ALONE: number = 1 << SPRITE;
export const ANY_ORC: number = withOrWithoutSprite(ORC);
/** A half-elf of whichever seat. */
export const ANY_HALF_ELF: number =
  withOrWithoutSprite(1) | withOrWithoutSprite(2) | withOrWithoutSprite(3) | withOrWithoutSprite(4);

/** That half-elf or orc. */
export function withOrWithoutSprite(piece: Occupants): number {
  return (1 << piece) | (1 << (piece + SPRITE));
}

/**
 * Of the 32 squares from `first` on, those where one of these is. Where pieces stand, no processor foresees: without a
 * branch for each square, and four at a time, it takes half as long.
 */
export function standing(board: Board, first: Square, codes: number): number {
  let set = 0;
  for (let square = first + WORD - 4; square >= first; square -= 4) {
    set =
      (set << 4) |
      bitOf(board, square, codes) |
      (bitOf(board, square + 1, codes) << 1) |
      (bitOf(board, square + 2, codes) << 2) |
      (bitOf(board, square + 3, codes) << 3);
  }
  return set;
}

function bitOf(board: Board, square: Square, codes: number): number {
  return (codes >> occupants(board, square)) & 1;
}

/** By square: those of ranks 1 to 4 that are next to it (ST-2.2). */
export const nearLow: readonly number[] = squares.map((from) => setOf(nextTo(from).filter((to) => to < WORD)));
/** By square: those of ranks 5 to 8 that are next to it. */
export const nearHigh: readonly number[] = squares.map((from) => setOf(nextTo(from).filter((to) => to >= WORD)));

function setOf(within: readonly Square[]): number {
  return within.reduce((set, square) => set | (1 << (square % WORD)), 0);
}

/** The squares of ranks 1 to 4 that are in the set or next to it (ST-2.2). */
export function reachLow(low: number, high: number): number {
  const row = sideways(low);
  return row | (row << 8) | (row >>> 8) | (sideways(high) << 24);
}

/** The squares of ranks 5 to 8 that are in the set or next to it. */
export function reachHigh(low: number, high: number): number {
  const row = sideways(high);
  return row | (row << 8) | (row >>> 8) | (sideways(low) >>> 24);
}

function sideways(set: number): number {
  return set | ((set & BUT_FILE_H) << 1) | ((set & BUT_FILE_A) >>> 1);
}

/**
 * Appends the items of the squares of a set of those from `first` on, ascending. Two at a time, since a list asks less
 * often whether it has to grow: a list of all moves of orcs, nearly a hundred, is made in two thirds of the time.
 */
export function listItems<Item>(items: readonly (Item | undefined)[], first: Square, set: number, out: Item[]): void {
  let rest = set;
  while (rest !== 0) {
    const one = items[first + firstOf(rest)];
    rest &= rest - 1;
    const other = rest === 0 ? undefined : items[first + firstOf(rest)];
    rest &= rest - 1;
    if (one === undefined) continue;
    if (other === undefined) out.push(one);
    else out.push(one, other);
  }
}

/** The index in its word of the first square of a set that is not empty; `set & (set - 1)` is the rest. */
export function firstOf(set: number): number {
  return 31 - Math.clz32(set & -set);
}
