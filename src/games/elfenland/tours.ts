import { at } from '../../core/intact.ts';
import type { Town, Way } from './map.ts';
import { roads, towns, waysFrom } from './map.ts';
import { liesIn } from './pieces.ts';
import type { Pool } from './pool.ts';
import { countOf } from './pool.ts';
import type { Card, Counter } from './transport.ts';
import { accepts, caravanFare, cardKinds, counterFare, counterKinds, RAFT, raftFare } from './transport.ts';

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
  /** A card left at the end of the tour, up to so many of them. */
  readonly card: number;
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

/** Where a tour has come to. */
interface Reached {
  readonly town: Town;
  /** The towns where pieces still lie, as bits. */
  readonly left: number;
  /** In points: the pieces taken, less what relying on counters costs; and the gold earned. */
  readonly gain: number;
  readonly earned: number;
  /** The towns where the boot has been since it last took a piece, as bits: to come back there brings nothing. */
  readonly since: number;
}

class Tour {
  readonly #laid: Laid;
  readonly #traveller: Traveller;
  readonly #prices: Prices;
  /** By kind: the cards that counters and rafts may still take. */
  readonly #hand: number[] = [];
  /** The cards that are left in all. Those of caravans may be of any kind, and need not be settled. */
  #cards = 0;
  readonly #own: number[];
  /** By road: the counters that the tour lays in thought. */
  readonly #added: (Counter | null)[];
  readonly #mostEarned: number;
  #steps = 0;
  #best = Number.NEGATIVE_INFINITY;

  constructor(laid: Laid, traveller: Traveller, prices: Prices) {
    this.#laid = laid;
    this.#traveller = traveller;
    this.#prices = prices;
    for (let kind = 0; kind < cardKinds.length; kind++) {
      this.#hand.push(countOf(traveller.hand, kind));
      this.#cards += countOf(traveller.hand, kind);
    }
    this.#own = traveller.counters === null ? [] : traveller.counters.slice(0, counterKinds.length);
    this.#added = traveller.counters === null ? [] : roads.map(() => null);
    this.#mostEarned = prices.gold * Math.max(...traveller.values);
  }

  best(): number {
    const { from: town, left, earned } = this.#traveller;
    this.#from({ town, left, gain: 0, earned: this.#prices.gold * earned, since: 1 << town });
    return this.#best;
  }

  /** Ends the tour here, and then goes on from here by every way. */
  #from(reached: Reached): void {
    const { left, gain, earned, since } = reached;
    const { piece, card, kept, instead } = this.#prices;
    const cards = this.#cards;
    this.#best = Math.max(this.#best, gain + Math.max(earned, instead) + card * Math.min(cards, kept));
    // A step costs a card at least, so no tour from here brings more.
    const most = gain + Math.max(earned + cards * this.#mostEarned, instead) + cards * Math.max(piece, card);
    if (cards === 0 || most <= this.#best) return;
    const ways = waysFrom(reached.town);
    for (let i = 0; i < ways.length; i++) {
      const way = ways[i];
      if (way !== undefined && liesIn(left, way.to)) this.#along(way, reached);
    }
    for (let i = 0; i < ways.length; i++) {
      const way = ways[i];
      if (way !== undefined && !liesIn(left | since, way.to)) this.#along(way, reached);
    }
  }

  #along(way: Way, reached: Reached): void {
    const obstacle = at(this.#laid.obstacles, way.road);
    const first = at(this.#laid.counters, way.road) ?? this.#added[way.road] ?? null;
    if (!way.isLand) this.#pay(way, RAFT, raftFare(way, obstacle), reached);
    else if (first === null) this.#lay(way, reached);
    else {
      const second = this.#laid.seconds?.[way.road] ?? null;
      this.#pay(way, first, counterFare(way.road, first, obstacle), reached);
      if (second !== null && second !== first) this.#pay(way, second, counterFare(way.road, second, obstacle), reached);
      this.#pay(way, null, caravanFare(obstacle), reached);
    }
  }

  /** Goes along an empty road by each counter that could be laid there. */
  #lay(way: Way, reached: Reached): void {
    for (let counter = 0; counter < this.#own.length; counter++) {
      const pieces = this.#own[counter] ?? 0;
      if (pieces === 0 || !accepts(way.road, counter)) continue;
      this.#own[counter] = pieces - 1;
      this.#added[way.road] = counter;
      const gain = reached.gain - this.#prices.laying;
      this.#pay(way, counter, counterFare(way.road, counter, false), { ...reached, gain });
      this.#own[counter] = pieces;
      this.#added[way.road] = null;
    }
  }

  /** @param card the kind of card that is paid; `null` if any will do. */
  #pay(way: Way, card: Card | null, cards: number, { left, gain, earned, since }: Reached): void {
    const held = card === null ? this.#cards : (this.#hand[card] ?? 0);
    if (Math.min(held, this.#cards) < cards || this.#steps >= MOST_STEPS) return;
    this.#steps += 1;
    this.#cards -= cards;
    if (card !== null) this.#hand[card] = held - cards;
    const here = 1 << way.to;
    const isNew = liesIn(left, way.to);
    this.#from({
      town: way.to,
      left: left & ~here,
      gain: isNew ? gain + this.#prices.piece : gain,
      earned: earned + this.#prices.gold * at(this.#traveller.values, way.to),
      since: isNew ? here : since | here,
    });
    this.#cards += cards;
    if (card !== null) this.#hand[card] = held;
  }
}
