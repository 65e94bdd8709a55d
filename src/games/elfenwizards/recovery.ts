import { at } from '../../core/checked-access.ts';
import type { Seat, Violation } from '../../core/game.ts';
import { GREY_BOX, GREY_PRICE, MINOR_BOX, MINOR_PRICE } from './data.ts';
import { pointsIn, sumOf } from './dice.ts';
import { refuse } from './refusals.ts';
import { tokensOf } from './tokens.ts';
import type { Face, State } from './types.ts';

/** EW-7.1, EW-12.1: a way to buy back pieces with the dice of a box. */
export interface Recovery {
  readonly box: number;
  /** Points on dice for each piece. */
  readonly price: number;
  /** Number of the seat's pieces that can be bought back. */
  stock(state: State, seat: Seat): number;
  /** The refusal of dice that the seat does not have in the box. */
  notInBox(dice: readonly Face[]): Violation;
  /** The refusal of a die that adds nothing. */
  notNeeded(die: Face): Violation;
}

/** EW-7.1: dice in the minor box buy back the minors there. */
export const minorRecovery: Recovery = {
  box: MINOR_BOX,
  price: MINOR_PRICE,
  stock: ({ minorBox }, seat) => at(minorBox, seat),
  notInBox: (dice) => refuse('dice-not-in-box', 'EW-7.2', { dice: dice.join(', ') }),
  notNeeded: (die) => refuse('die-not-needed', 'EW-7.2', { die }),
};

/** EW-12.1: dice in the grey box pay for returning tokens from under the seat's wizards. */
export const greyRecovery: Recovery = {
  box: GREY_BOX,
  price: GREY_PRICE,
  stock(state, seat) {
    let tokens = 0;
    const own = tokensOf(state, seat);
    for (let k = 0; k < own.length; k++) tokens += own[k] ?? 0;
    return tokens;
  },
  notInBox: (dice) => refuse('dice-not-in-box', 'EW-12.1', { dice: dice.join(', ') }),
  notNeeded: (die) => refuse('die-not-needed', 'EW-12.1', { die }),
};

/** EW-7.2: number of pieces that dice with these points buy back, n(dice) in the clause. */
export function bought({ price }: Recovery, points: number, stock: number): number {
  return Math.min(Math.floor(points / price), stock);
}

/** EW-7.2: whether all dice are needed. They are if the lowest is needed. @param dice ascending. */
export function isNeeded(recovery: Recovery, dice: readonly Face[], stock: number): boolean {
  if (dice.length === 0) return true;
  const points = sumOf(dice);
  return bought(recovery, points, stock) > bought(recovery, points - at(dice, 0), stock);
}

/** Number of pieces that a seat buys back with all its dice in the box; if 0, the seat has no choice (EW-7.3). */
export function mostBought(recovery: Recovery, state: State, seat: Seat): number {
  return bought(recovery, pointsIn(state, seat, recovery.box), recovery.stock(state, seat));
}
