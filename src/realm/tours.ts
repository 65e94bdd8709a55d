import { lowestIn } from '../core/bits.ts';
import { itemsOf } from '../core/frozen.ts';
import type { Pool } from '../core/pool.ts';
import { sizeOf } from '../core/pool.ts';
import type { Town, Way } from './map.ts';
import { roads, towns, waysFrom } from './map.ts';
import type { Card, Counter } from './transport.ts';
import { caravanFare, counterKinds, faresOn, RAFT, raftFare, travelCardKinds } from './transport.ts';

/** Counters and obstacles, by road. */
export interface Laid {
  readonly counters: readonly (Counter | null)[];
  /** Second counters, in a game that has them. */
  readonly seconds?: readonly (Counter | null)[];
  readonly obstacles: readonly boolean[];
}

/** The seat that makes the tour, and its resources. */
export interface Traveller {
  /** The town of the boot. */
  readonly from: Town;
  /** The towns with the seat's pieces, as bits. */
  readonly left: number;
  readonly hand: Pool;
  /** Counters, by kind, that the seat may lay on empty roads before its movement; `null` after planning. */
  readonly counters: Pool | null;
  /** By town: the gold earned by arriving there. */
  readonly values: readonly number[];
  /** The gold that the seat has earned so far in its movement. */
  readonly earned: number;
}

/** Values in points, in which a taken piece is worth `TAKEN`. */
export interface Prices {
  readonly piece: number;
  /** The value of a card left at the end of the tour. */
  readonly card: number;
  /** At most this many cards left at the end have the value `card`; further ones have none. */
  readonly kept: number;
  /** The cost of relying on a counter that is not laid yet: another player may lay one there first. */
  readonly laying: number;
  readonly gold: number;
  /** The value of what the seat may take instead of the gold that the tour has earned. */
  readonly instead: number;
}

/** Values of towns in a game without gold. */
export const NO_VALUES: readonly number[] = towns.map(() => 0);

/** Maximum number of steps that a search tries; the bots do not play better with more. */
const MOST_STEPS = 300;

/**
 * The value of the best tour that a hand can pay for: the pieces and gold that it takes, and the cards that it leaves.
 * The tour uses the current roads, but no gold tile or wizard; before movement it may add the seat's own counters. The
 * search is depth first and tries towns with pieces first; after {@link MOST_STEPS} steps it returns the best so far.
 */
export function bestTour(laid: Laid, traveller: Traveller, prices: Prices): number {
  return new Tour(laid, traveller, prices).best();
}

/** By town: its neighbours, as bits. */
const neighbours: readonly number[] = towns.map((_, town) =>
  waysFrom(town).reduce((bits, { to }) => bits | (1 << to), 0),
);
/** By road: the counters that it accepts (EL-2.3), as bits. */
const accepted: readonly number[] = roads.map((_, road) =>
  faresOn(road).reduce((bits, fare, counter) => (fare > 0 ? bits | (1 << counter) : bits), 0),
);

/**
 * A tour in progress. A hot path of the bots: an object for each step would be slower. So a position is passed as
 * several numbers. A set of towns or of counters is the bits of one number. Lists are read without `at`.
 */
class Tour {
  readonly #traveller: Traveller;
  readonly #prices: Prices;
  readonly #obstacles: readonly boolean[];
  readonly #seconds: readonly (Counter | null)[] | undefined;
  readonly #values: readonly number[];
  /** By road: the counter on it, or the one that the tour has laid tentatively. */
  readonly #counters: (Counter | null)[];
  /** By kind: the cards that counters and rafts may still use. */
  readonly #hand: number[];
  /** Number of cards left in all. A caravan reduces only this number, so the search need not choose its cards. */
  #cards: number;
  /** By kind: the counters that may still be laid. */
  readonly #own: number[];
  /** The kinds of which the seat had both a counter and a card at the start, as bits. */
  readonly #usable: number;
  /** The most points that one card can earn in gold. */
  readonly #mostEarned: number;
  /** The most points that one card can bring apart from gold: by reaching a piece, or by being left at the end. */
  readonly #mostGained: number;
  #steps = 0;
  #best = Number.NEGATIVE_INFINITY;

  constructor(laid: Laid, traveller: Traveller, prices: Prices) {
    this.#obstacles = itemsOf(laid.obstacles);
    this.#seconds = laid.seconds && itemsOf(laid.seconds);
    this.#values = itemsOf(traveller.values);
    this.#traveller = traveller;
    this.#prices = prices;
    this.#counters = laid.counters.slice();
    this.#hand = traveller.hand.slice(0, travelCardKinds.length);
    this.#cards = sizeOf(this.#hand);
    this.#own = traveller.counters === null ? [] : traveller.counters.slice(0, counterKinds.length);
    this.#usable = usableOf(this.#own, this.#hand);
    this.#mostEarned = prices.gold === 0 ? 0 : prices.gold * greatest(this.#values);
    this.#mostGained = Math.max(prices.piece, prices.card);
  }

  best(): number {
    const { from: town, left, earned } = this.#traveller;
    const points = this.#prices.gold * earned;
    if (this.#goesOn(this.#cards, 0, points)) this.#from(town, left, 0, points, 1 << town);
    return this.#best;
  }

  /**
   * Records the value of the tour if it ends here.
   * @returns whether a longer tour may be better.
   * @param gain in points: the pieces taken, less the cost of relying on counters.
   * @param earned the gold earned, in points.
   */
  #goesOn(cards: number, gain: number, earned: number): boolean {
    const { card, kept, instead } = this.#prices;
    const here = gain + Math.max(earned, instead) + card * Math.min(cards, kept);
    if (here > this.#best) this.#best = here;
    if (cards === 0) return false;
    // Each step costs at least one card, so the number of cards bounds the value of every longer tour.
    const most = gain + Math.max(earned + cards * this.#mostEarned, instead) + cards * this.#mostGained;
    return most > this.#best;
  }

  /**
   * Continues the tour from a town.
   * @param left the towns with pieces, as bits.
   * @param since as bits, the towns visited after the boot last took a piece; the tour does not return to them.
   */
  #from(town: Town, left: number, gain: number, earned: number, since: number): void {
    const ways = waysFrom(town);
    const near = neighbours[town] ?? 0;
    const first = near & left;
    const then = near & ~(left | since);
    if (first !== 0) {
      for (let i = 0; i < ways.length; i++) {
        const way = ways[i];
        if (way !== undefined && (first & (1 << way.to)) !== 0) this.#along(way, left, gain, earned, since);
      }
    }
    if (then !== 0) {
      for (let i = 0; i < ways.length; i++) {
        const way = ways[i];
        if (way !== undefined && (then & (1 << way.to)) !== 0) this.#along(way, left, gain, earned, since);
      }
    }
  }

  #along(way: Way, left: number, gain: number, earned: number, since: number): void {
    const { road, to } = way;
    const obstacle = this.#obstacles[road] === true;
    const first = this.#counters[road] ?? null;
    if (!way.isLand) this.#pay(to, RAFT, raftFare(way, obstacle), left, gain, earned, since);
    else if (first === null) this.#lay(way, left, gain - this.#prices.laying, earned, since);
    else {
      const fares = faresOn(road);
      const more = obstacle ? 1 : 0;
      const second = this.#seconds?.[road] ?? null;
      this.#pay(to, first, (fares[first] ?? 0) + more, left, gain, earned, since);
      if (second !== null && second !== first)
        this.#pay(to, second, (fares[second] ?? 0) + more, left, gain, earned, since);
      const fare = caravanFare(obstacle);
      if (fare <= this.#cards) this.#step(to, fare, left, gain, earned, since);
    }
  }

  /** Travels an empty road, once with each counter that the seat could lay there. */
  #lay({ road, to }: Way, left: number, gain: number, earned: number, since: number): void {
    const own = this.#own;
    const fares = faresOn(road);
    for (let kinds = this.#usable & (accepted[road] ?? 0); kinds !== 0; kinds &= kinds - 1) {
      const counter = lowestIn(kinds);
      const pieces = own[counter] ?? 0;
      if (pieces === 0) continue;
      own[counter] = pieces - 1;
      this.#counters[road] = counter;
      this.#pay(to, counter, fares[counter] ?? 0, left, gain, earned, since);
      own[counter] = pieces;
      this.#counters[road] = null;
    }
  }

  /** Travels to a town and pays `fare` cards of one kind. */
  #pay(to: Town, card: Card, fare: number, left: number, gain: number, earned: number, since: number): void {
    const hand = this.#hand;
    const held = hand[card] ?? 0;
    if (held < fare || this.#cards < fare) return;
    hand[card] = held - fare;
    this.#step(to, fare, left, gain, earned, since);
    hand[card] = held;
  }

  #step(to: Town, fare: number, left: number, gain: number, earned: number, since: number): void {
    if (this.#steps >= MOST_STEPS) return;
    this.#steps += 1;
    const { piece, gold } = this.#prices;
    const here = 1 << to;
    const isNew = (left & here) !== 0;
    const gained = isNew ? gain + piece : gain;
    const points = gold === 0 ? earned : earned + gold * (this.#values[to] ?? 0);
    const cards = this.#cards - fare;
    if (!this.#goesOn(cards, gained, points)) return;
    this.#cards = cards;
    this.#from(to, left & ~here, gained, points, isNew ? here : since | here);
    this.#cards = cards + fare;
  }
}

function usableOf(own: readonly number[], hand: readonly number[]): number {
  let kinds = 0;
  for (let kind = 0; kind < own.length; kind++) if ((own[kind] ?? 0) > 0 && (hand[kind] ?? 0) > 0) kinds |= 1 << kind;
  return kinds;
}

function greatest(values: readonly number[]): number {
  let most = 0;
  for (let i = 0; i < values.length; i++) most = Math.max(most, values[i] ?? 0);
  return most;
}
