import { at } from '../../core/checked-access.ts';
import type { Seat } from '../../core/game.ts';
import { GREY_BOX, GREY_PRICE, MINOR_BOX, MINOR_PRICE } from './data.ts';
import { pointsIn, sumOf } from './dice.ts';
import { tokensOf } from './tokens.ts';
import type { Face, State } from './types.ts';

/** What dice of a box buy back, and from what (EW-7.1, EW-12.1). */
export interface Recovery {
  readonly box: number;
  /** Points of dice for one piece. */
  readonly price: number;
  /** How many pieces of the seat could come back. */
  stock(state: State, seat: Seat): number;
}

/** EW-7.1: dice in the minor box recover minors lying there. */
export const minorRecovery: Recovery = {
  box: MINOR_BOX,
  price: MINOR_PRICE,
  stock: ({ minorBox }, seat) => at(minorBox, seat),
};

/** EW-12.1: dice in the grey box return tokens from under own wizards. */
export const greyRecovery: Recovery = {
  box: GREY_BOX,
  price: GREY_PRICE,
  stock(state, seat) {
    let tokens = 0;
    const own = tokensOf(state, seat);
    for (let k = 0; k < own.length; k++) tokens += own[k] ?? 0;
    return tokens;
  },
};

/** EW-7.2: n(dice), how many pieces these dice buy back. */
export function bought({ price }: Recovery, dice: readonly Face[], stock: number): number {
  return Math.min(Math.floor(sumOf(dice) / price), stock);
}

/** EW-7.2: whether every die is needed; the lowest is the first that might not be. */
export function isNeeded(recovery: Recovery, dice: readonly Face[], stock: number): boolean {
  if (dice.length === 0) return true;
  const withoutLowest = Math.min(Math.floor((sumOf(dice) - at(dice, 0)) / recovery.price), stock);
  return bought(recovery, dice, stock) > withoutLowest;
}

/** The minors that all of a seat's dice in the minor box would buy back; with 0 there is nothing to decide (EW-7.3). */
export function minorsDue(state: State, seat: Seat): number {
  return Math.min(Math.floor(pointsIn(state, seat, MINOR_BOX) / MINOR_PRICE), minorRecovery.stock(state, seat));
}

/** The grey tokens that all of a seat's dice in the grey box would buy back (EW-12.1). */
export function greyDue(state: State, seat: Seat): number {
  return Math.min(Math.floor(pointsIn(state, seat, GREY_BOX) / GREY_PRICE), greyRecovery.stock(state, seat));
}
