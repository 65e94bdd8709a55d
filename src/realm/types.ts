import type { BySeat, Frozen, Seat, Viewer } from '../core/game.ts';
import type { Outcome } from '../core/outcome.ts';
import type { Town } from './map.ts';
import type { Pool } from './pool.ts';
import type { Counter } from './transport.ts';

/**
 * What lies open in both games. A pool holds, by the number of a kind, how many pieces of it there are; towns and roads are
 * numbers too. Moves and events call all of them by name.
 */
export interface RealmTable {
  /**
   * @minimum 2
   * @maximum 6
   */
  readonly players: number;
  readonly destination: boolean;
  /** The starting player of the round (EL-0.1); `null` until it is settled (EL-1.2). */
  readonly starter: Seat | null;
  /** The seat whose turn it is, or for which chance acts. */
  readonly turn: Seat;
  /** The towns of the boots. */
  readonly boots: BySeat<Town>;
  /** The towns where the pieces of the seat still lie. */
  readonly pieces: BySeat<TownBits>;
  /** The counter on the road. */
  readonly counters: ByRoad<Counter | null>;
  /** Whether an obstacle is on the road. */
  readonly obstacles: Frozen<ByRoad<boolean>>;
}

/** What Elfenland and Elfengold have in common, for the rules that both use. */
export interface Realm extends RealmTable {
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

/** What a viewer knows in place of {@link Realm}: `null` stands for what he cannot see, beside its size. */
export interface RealmView<Cards extends Pool = Pool, Tiles extends Pool = Pool> extends RealmTable {
  readonly viewer: Viewer;
  readonly hands: BySeat<Cards | null>;
  readonly handSizes: BySeat<number>;
  readonly open: BySeat<Tiles>;
  readonly faceDown: BySeat<Tiles | null>;
  readonly faceDownSizes: BySeat<CounterCount>;
  /** `null` too where there is none. */
  readonly townCards: BySeat<Town | null>;
  readonly deckSize: number;
  /** Cards played, all open. */
  readonly discard: Cards;
  readonly pileSize: CounterCount;
  /** Once the game is over. */
  readonly outcome: Outcome | null;
}

/**
 * One item for each road, by its number.
 * @minItems 48
 * @maxItems 48
 */
export type ByRoad<Item> = readonly Item[];

/**
 * Towns as bits: bit t for town t.
 * @maximum 2097150
 */
type TownBits = number;

/**
 * A number of counters of any kind.
 * @maximum 48
 */
type CounterCount = number;

/**
 * Seats that have won.
 * @minItems 1
 * @maxItems 6
 */
export type Winners = readonly Seat[];

/**
 * Points of a seat (EL-9.2): towns visited, less the roads to the town of its town card.
 * @minimum -6
 * @maximum 20
 */
type Score = number;

/**
 * A place in the ranking.
 * @minimum 1
 * @maximum 6
 */
type Rank = number;

/**
 * What breaks ties (EL-9.3): one number, or two of which the first is the score.
 * @minItems 1
 * @maxItems 2
 */
type TiebreakList<Number> = readonly Number[];

/** How a finished game stands. */
export interface RealmOutcome<Tiebreak extends number = number> extends Outcome {
  readonly scores: BySeat<Score>;
  readonly tiebreaks: BySeat<TiebreakList<Tiebreak>>;
  readonly ranking: BySeat<Rank>;
  readonly winners: Winners;
}

/** What both games may set. */
export interface RealmOptions {
  readonly players: 2 | 3 | 4 | 5 | 6;
  /** EL-1.2: who begins is drawn, or given. */
  readonly firstSeat: 'random' | Seat;
  /** EL-9.2: the variant with town cards. */
  readonly destination: boolean;
}
