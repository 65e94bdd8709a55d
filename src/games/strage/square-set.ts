// Sets of squares are bitboards, so that move generation, a hot path of searches, handles all pieces at once.

import { lowestIn } from '../../core/bits.ts';
import { SQUARES } from './data.ts';
import { EMPTY, nextTo, ORC, occupants, SPRITE, squares } from './squares.ts';
import type { Board, Occupants, Square } from './types.ts';

/** Number of squares in one half of the board. */
const HALF = SQUARES / 2;
const BUT_FILE_A = 0xfefefefe;
const BUT_FILE_H = 0x7f7f7f7f;

/** A set of squares as two 32-bit halves; the lowest bit of a half is its first square. */
export class SquareSet {
  /** Ranks 1 to 4. */
  private readonly low: number;
  /** Ranks 5 to 8. */
  private readonly high: number;

  constructor(low: number, high: number) {
    this.low = low;
    this.high = high;
  }

  static of(squares: readonly Square[]): SquareSet {
    return new SquareSet(
      bitsOf(squares.filter((square) => square < HALF)),
      bitsOf(squares.filter((square) => square >= HALF)),
    );
  }

  /** The squares with certain occupants. @param codes the codes of these occupants as bits, `1 << code`. */
  static where(board: Board, codes: number): SquareSet {
    return new SquareSet(halfWhere(board, 0, codes), halfWhere(board, HALF, codes));
  }

  get isEmpty(): boolean {
    return (this.low | this.high) === 0;
  }

  and(other: SquareSet): SquareSet {
    return new SquareSet(this.low & other.low, this.high & other.high);
  }

  /** The squares of the set and those next to them (ST-2.2). */
  widened(): SquareSet {
    const [low, high] = [sideways(this.low), sideways(this.high)];
    return new SquareSet(
      low | (low << 8) | (low >>> 8) | (high << 24),
      high | (high << 8) | (high >>> 8) | (low >>> 24),
    );
  }

  /** Appends the item of each square of the set, in ascending order. @param items by square. */
  pick<Item>(items: readonly Item[], out: Item[]): void {
    pickHalf(items, 0, this.low, out);
    pickHalf(items, HALF, this.high, out);
  }
}

function pickHalf<Item>(items: readonly Item[], first: Square, bits: number, out: Item[]): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const item = items[first + lowestIn(rest)];
    if (item !== undefined) out.push(item);
  }
}

function bitsOf(within: readonly Square[]): number {
  return within.reduce((bits, square) => bits | (1 << (square % HALF)), 0);
}

/** Branch-free, since a branch on a square's occupants would be unpredictable. */
function halfWhere(board: Board, first: Square, codes: number): number {
  let bits = 0;
  for (let square = first + HALF - 1; square >= first; square--) {
    bits = (bits << 1) | ((codes >> occupants(board, square)) & 1);
  }
  return bits;
}

function sideways(bits: number): number {
  return bits | ((bits & BUT_FILE_H) << 1) | ((bits & BUT_FILE_A) >>> 1);
}

/** By square: its adjacent squares (ST-2.2). */
export const near: readonly SquareSet[] = squares.map((from) => SquareSet.of(nextTo(from)));

/** Whether certain occupants are next to the square. @param codes as in {@link SquareSet.where}. */
export function isNextTo(board: Board, square: Square, codes: number): boolean {
  const around = nextTo(square);
  for (let i = 0; i < around.length; i++) {
    if (((codes >> occupants(board, around[i] ?? square)) & 1) === 1) return true;
  }
  return false;
}

// Bit sets of codes of occupants.

/** An empty square. */
export const NOTHING: number = 1 << EMPTY;
/** No half-elf and no orc. */
export const NO_PIECE: number = withOrWithoutSprite(EMPTY);
/** A sprite without a half-elf. */
export const SPRITE_ALONE: number = 1 << SPRITE;
export const ANY_ORC: number = withOrWithoutSprite(ORC);
/** A half-elf of any seat. */
export const ANY_HALF_ELF: number =
  withOrWithoutSprite(1) | withOrWithoutSprite(2) | withOrWithoutSprite(3) | withOrWithoutSprite(4);

/** The bit set with the codes of this half-elf or orc, alone and with a sprite. */
export function withOrWithoutSprite(piece: Occupants): number {
  return (1 << piece) | (1 << (piece + SPRITE));
}
