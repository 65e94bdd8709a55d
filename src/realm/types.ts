import type { BaseView, BySeat, Frozen, Seat } from '../core/game.ts';
import type { Outcome } from '../core/outcome.ts';
import type { Counts } from './counts.ts';
import type { RoadId, Town, TownId } from './map.ts';
import type { Pool } from './pool.ts';
import type { Counter, CounterKind } from './transport.ts';
import type { Colour } from './words/words.ts';

/**
 * What Elfenland and Elfengold have in common, for the rules that both use. A pool holds, by the number of a kind, how many
 * pieces of it there are; towns and roads are numbers too. Moves, events and views call all of them by name.
 */
export interface Realm {
  readonly players: number;
  readonly destination: boolean;
  /** The starting player of the round (EL-0.1); `null` until it is settled (EL-1.2). */
  readonly starter: Seat | null;
  /** The seat whose turn it is, or for which chance acts; 0 until the starting player is settled. */
  readonly turn: Seat;
  /** The towns of the boots. */
  readonly boots: BySeat<Town>;
  /** The towns where the pieces of the seat still lie, as bits: bit t for town t. */
  readonly pieces: BySeat<number>;
  /** The counter on the road. */
  readonly counters: ByRoad<Counter | null>;
  /** Whether an obstacle is on the road. */
  readonly obstacles: Frozen<ByRoad<boolean>>;
  /** The cards of the seat. */
  readonly hands: BySeat<Pool>;
  /** Its counters that lie open. */
  readonly open: BySeat<Pool>;
  /** Its counters that lie face down. */
  readonly faceDown: BySeat<Pool>;
  /** The town of its town card (EL-3.3); `null` while it has none. */
  readonly townCards: BySeat<Town | null>;
  /** Travel cards not in play. */
  readonly deck: Pool;
  /** Cards played, all open. */
  readonly discard: Pool;
  /** Counters not in play. */
  readonly pile: Pool;
}

/** One item for each of the 48 roads, by its number. */
export type ByRoad<Item> = readonly Item[];

/** What a viewer sees of a seat: `null` stands for what is hidden, beside its size. */
export interface RealmSeat<Cards extends Counts = Counts, Tiles extends Counts = Counts> {
  readonly name: Colour;
  /** Where its boot stands. */
  readonly town: TownId;
  /**
   * The towns where its pieces still lie.
   * @maxItems 20
   * @uniqueItems true
   */
  readonly pieces: readonly TownId[];
  /** Cards in its hand. */
  readonly handSize: number;
  /** These cards by kind; `null` if they are hidden from the viewer. */
  readonly hand: Cards | null;
  /** Its counters that lie open. */
  readonly open: Tiles;
  /** Its counters that lie face down. */
  readonly faceDownSize: CounterCount;
  /** These counters by kind; `null` if they are hidden from the viewer. */
  readonly faceDown: Tiles | null;
  /** The town of its town card (EL-3.3); `null` too while it has none. */
  readonly townCard: TownId | null;
}

/** What lies on a road. */
export interface RealmRoad {
  readonly counter: CounterKind | null;
  readonly obstacle: boolean;
}

/** What views of both games have in common. */
export interface RealmView<Cards extends Counts = Counts, Tiles extends Counts = Counts> extends BaseView {
  /** The round being played, from 1; 0 in the set-up. */
  readonly round: number;
  /** The options that decide what is legal, and the score. */
  readonly options: Pick<RealmOptions, 'destination'>;
  readonly seats: BySeat<RealmSeat<Cards, Tiles>>;
  /** The roads on which something lies. */
  readonly roads: RoadsView;
  /** Cards in the deck. */
  readonly deckSize: number;
  /** Cards played, all open. */
  readonly discard: Cards;
  /** Counters in the pile, face down. */
  readonly pileSize: CounterCount;
}

/** By road: what lies there, if anything does. */
export type RoadsView<Lying extends RealmRoad = RealmRoad> = Readonly<Partial<Record<RoadId, Lying>>>;

/**
 * A number of counters of any kind.
 * @maximum 48
 */
type CounterCount = number;

/**
 * Seats that have won.
 * @minItems 1
 * @maxItems 6
 * @uniqueItems true
 */
export type Winners = readonly Seat[];

/**
 * Points of a seat (EL-9.2): towns visited, less the roads to the town of its town card.
 * @minimum -6
 * @maximum 20
 */
type Score = number;

/**
 * What breaks ties (EL-9.3): one number, or two of which the first is the score.
 * @minItems 1
 * @maxItems 2
 */
type TiebreakList<Number> = readonly Number[];

/** How a finished game stands. */
export type RealmOutcome<Tiebreak extends number> = Outcome<Score, TiebreakList<Tiebreak>>;

/** What both games may set. */
export interface RealmOptions {
  readonly players: 2 | 3 | 4 | 5 | 6;
  /** EL-1.2: who begins is drawn, or given. */
  readonly firstSeat: 'random' | Seat;
  /** EL-9.2: the variant with town cards. */
  readonly destination: boolean;
}
