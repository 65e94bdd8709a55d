import { at } from '../../core/checked-access.ts';
import { itemsOf } from '../../core/frozen.ts';
import type { Seat } from '../../core/game.ts';
import { countOf, sizeOf } from '../../core/pool.ts';
import { portableExp } from '../../core/portable-exp.ts';
import { COPIES, seat as seatDomain, VICTORY_POINTS } from './data.ts';
import { learnt } from './learnt.ts';
import { outcome } from './scoring.ts';
import { spriteAt } from './sprites.ts';
import type { Player, State } from './types.ts';
import type { Weights } from './weights.ts';

/** Value of a won game. */
const WON = 10_000;
/** TC-2.1: number of stones of all colours. */
const ALL_STONES = sizeOf(COPIES);
const COLOURS = COPIES.length;

/** The value of the position for a seat: its expected score minus its strongest rival's, weighted. Higher is better. */
export const evaluate: (state: State, seat: Seat) => number = evaluateBy(learnt);

/** The heuristic with these weights. */
export function evaluateBy(weights: Weights): (state: State, seat: Seat) => number {
  // Hot path: one buffer for all calls, to avoid garbage.
  const stones = new Float64Array(seatDomain.values.length * COLOURS);
  return (state, seat) => {
    const { seats } = state;
    const ended = outcome(state);
    if (ended !== undefined) return ended.winners.includes(seat) ? WON : -WON;
    for (let own = 0; own < seats.length; own++) countStones(at(seats, own), own === seat, stones, own * COLOURS);
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats.length; other++)
      if (other !== seat) rival = Math.max(rival, prospects(state, stones, other, false, weights));
    return prospects(state, stones, seat, true, weights) - weights.rival * rival;
  };
}

/**
 * The expected score of a seat.
 * @param stones number of stones, by seat, then by colour.
 * @param isOpen whether the kinds of the seat's kept fairies are known (TC-12.2).
 */
function prospects(state: State, stones: Float64Array, own: Seat, isOpen: boolean, weights: Weights): number {
  const { deck, seats, fairyPoints } = state;
  const left = sizeOf(deck) / ALL_STONES;
  const sharpness = Math.max(0, weights.sharpness + weights.sharpening * (1 - left) ** 2);
  const { hand, sprites, kept } = at(seats, own);
  let value = (weights.fairy + weights.early * left) * sizeOf(kept) + weights.inHand * sizeOf(hand);
  for (let colour = 0; colour < COLOURS; colour++) {
    const mine = stones[own * COLOURS + colour] ?? 0;
    let best = 0;
    for (let other = 0; other < seats.length; other++) {
      const theirs = stones[other * COLOURS + colour] ?? 0;
      if (other !== own && theirs > best) best = theirs;
    }
    value += countOf(VICTORY_POINTS, colour) / (1 + portableExp(-sharpness * (mine - best)));
    value += (weights.stone + weights.fairyPoint * countOf(fairyPoints, colour)) * mine;
  }
  for (let i = 0; i < sprites.length; i++) {
    const { bag, bigger, immune } = spriteAt(sprites, i);
    value += weights.sprite + weights.mark * (Number(bigger) + Number(immune));
    if (bag.length === 0) value += weights.ready;
  }
  if (isOpen)
    for (let kind = 0; kind < kept.length; kind++) value += at(weights.kinds, kind) * left * countOf(kept, kind);
  return value;
}

/**
 * Writes the seat's stones by colour into `stones`, starting at `first`.
 * @param isOpen whether the hand is known (TC-12.2). If not, each of its stones counts as an average stone.
 */
function countStones({ hand, sprites }: Player, isOpen: boolean, stones: Float64Array, first: number): void {
  const held = sizeOf(hand);
  for (let colour = 0; colour < COLOURS; colour++)
    stones[first + colour] = isOpen ? countOf(hand, colour) : (held * countOf(COPIES, colour)) / ALL_STONES;
  for (let i = 0; i < sprites.length; i++) {
    const bag = itemsOf(spriteAt(sprites, i).bag);
    for (let height = 0; height < bag.length; height++) {
      const place = first + at(bag, height);
      stones[place] = (stones[place] ?? 0) + 1;
    }
  }
}
