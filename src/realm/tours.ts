import { loose } from '../core/lasting.ts';
import type { Town, Way } from './map.ts';
import { roads, towns, waysFrom } from './map.ts';
import type { Pool } from './pool.ts';
import { sizeOf } from './pool.ts';
import type { Card, Counter } from './transport.ts';
import { caravanFare, counterKinds, faresOn, RAFT, raftFare, travelCardKinds } from './transport.ts';

/** What lies on the roads, by road. */
export interface Laid {
  readonly counters: readonly (Counter | null)[];
  /** Second counters, where a game has them. */
  readonly seconds?: readonly (Counter | null)[];
  readonly obstacles: readonly boolean[];
}

/** Who makes the tour, and with what. */
export interface Traveller {
  /** The town of the boot. */
  readonly from: Town;
  /** The towns where its pieces still lie, as bits. */
  readonly left: number;
  readonly hand: Pool;
  /** Counters, by kind, that it may lay on empty roads before it sets out; `null` when planning is over. */
  readonly counters: Pool | null;
  /** By town: what it earns by arriving there, in gold. */
  readonly values: readonly number[];
  /** The gold that it has earned already on the tour. */
  readonly earned: number;
}

/** What things are worth, in points of the heuristics. */
export interface Prices {
  readonly piece: number;
  /** A card left at the end of the tour. */
  readonly card: number;
  /** Maximum number of such cards that count. */
  readonly kept: number;
  /** What it costs to rely on a counter that does not lie there yet: another may come first. */
  readonly laying: number;
  readonly gold: number;
  /** What may be taken in place of all the gold that the tour has earned. */
  readonly instead: number;
}

/** By town: towns without gold. */
export const NO_VALUES: readonly number[] = towns.map(() => 0);

/** Steps that are tried at most; with more of them the bots play no better. */
const MOST_STEPS = 300;

/**
 * What the best tour is worth that a hand can pay for, as the roads are, or as they would be with counters of one's own:
 * pieces and gold that it takes, and the cards that it leaves. Tours are tried depth first, those to new towns before
 * others, and the best of those tried counts.
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
 * A tour under way. Searches spend most of their time here: where it has come to is handed on number by number, towns
 * and counters are bits, and lists are read without `at`. With an object for each step it takes twice as long.
 */
class Tour {
  readonly #traveller: Traveller;
  readonly #prices: Prices;
  readonly #obstacles: readonly boolean[];
  readonly #seconds: readonly (Counter | null)[] | undefined;
  readonly #values: readonly number[];
  /** By road: the counter that lies there, or that the tour has laid there in thought. */
  readonly #counters: (Counter | null)[];
  /** By kind: the cards that counters and rafts may still take. */
  readonly #hand: number[];
  /** The cards that are left in all. Those of caravans may be of any kind, and need not be settled. */
  #cards: number;
  /** By kind: the counters that may still be laid. */
  readonly #own: number[];
  /** The kinds of counters that there was a card for at first, as bits. */
  readonly #usable: number;
  /** In points: what a card may bring at most, in gold; and in pieces, or if it is kept. */
  readonly #mostEarned: number;
  readonly #mostGained: number;
  #steps = 0;
  #best = Number.NEGATIVE_INFINITY;

  constructor(laid: Laid, traveller: Traveller, prices: Prices) {
    this.#obstacles = loose(laid.obstacles);
    this.#seconds = laid.seconds && loose(laid.seconds);
    this.#values = loose(traveller.values);
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
   * Ends the tour here; @returns whether there may be a better one that begins so.
   * @param gain in points: the pieces taken, less what relying on counters costs.
   * @param earned the gold earned, in points.
   */
  #goesOn(cards: number, gain: number, earned: number): boolean {
    const { card, kept, instead } = this.#prices;
    const here = gain + Math.max(earned, instead) + card * Math.min(cards, kept);
    if (here > this.#best) this.#best = here;
    if (cards === 0) return false;
    // A step costs a card at least, so no tour from here brings more.
    const most = gain + Math.max(earned + cards * this.#mostEarned, instead) + cards * this.#mostGained;
    return most > this.#best;
  }

  /**
   * Goes on from here by every way.
   * @param left the towns where pieces still lie, as bits.
   * @param since the towns where the boot has been since it last took a piece, as bits: to come back there brings nothing.
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

  /** Goes along an empty road by each counter that could be laid there. */
  #lay({ road, to }: Way, left: number, gain: number, earned: number, since: number): void {
    const own = this.#own;
    const fares = faresOn(road);
    for (let kinds = this.#usable & (accepted[road] ?? 0); kinds !== 0; kinds &= kinds - 1) {
      const counter = 31 - Math.clz32(kinds & -kinds);
      const pieces = own[counter] ?? 0;
      if (pieces === 0) continue;
      own[counter] = pieces - 1;
      this.#counters[road] = counter;
      this.#pay(to, counter, fares[counter] ?? 0, left, gain, earned, since);
      own[counter] = pieces;
      this.#counters[road] = null;
    }
  }

  /** Goes to a town for cards of one kind. */
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
