import type { BaseView, BySeat, Frozen, Seat } from '../core/game.ts';
import type { Outcome } from '../core/outcome.ts';
import type { Pool } from '../core/pool.ts';
import type { Counts } from './counts.ts';
import type { RoadId, Town, TownId } from './map.ts';
import type { Counter, CounterKind } from './transport.ts';
import type { Colour } from './words/words.ts';

/**
 * The fields of the state that Elfenland and Elfengold share. Kinds of pieces, towns and roads are numbers here; moves,
 * events and views use names instead.
 */
export interface Realm {
  readonly players: number;
  readonly destination: boolean;
  /** The starting player of the round (EL-0.1); `null` until determined (EL-1.2). */
  readonly starter: Seat | null;
  /** The seat whose turn it is or for which chance draws; 0 until the starting player is determined. */
  readonly turn: Seat;
  /** The town of the seat's boot. */
  readonly boots: BySeat<Town>;
  /** The towns with the seat's town pieces: bit t is set for town t. */
  readonly pieces: BySeat<number>;
  /** The counter on the road. */
  readonly counters: ByRoad<Counter | null>;
  /** Whether an obstacle is on the road. */
  readonly obstacles: Frozen<ByRoad<boolean>>;
  /** The hand of the seat. */
  readonly hands: BySeat<Pool>;
  /** The seat's open tiles. */
  readonly open: BySeat<Pool>;
  /** The seat's face-down tiles. */
  readonly faceDown: BySeat<Pool>;
  /** The town on the seat's town card (EL-3.3); `null` while it has none. */
  readonly townCards: BySeat<Town | null>;
  /** The cards to draw from. */
  readonly deck: Pool;
  /** The discard pile; everyone sees it. */
  readonly discard: Pool;
  /** The tiles to draw from. */
  readonly pile: Pool;
}

/** One item for each of the 48 roads, by its number. */
export type ByRoad<Item> = readonly Item[];

/** A seat as a viewer sees it. `null` replaces what is hidden. */
export interface RealmSeat<Cards extends Counts = Counts, Tiles extends Counts = Counts> {
  readonly name: Colour;
  /** The town of its boot. */
  readonly town: TownId;
  /**
   * The towns with its pieces.
   * @maxItems 20
   * @uniqueItems true
   */
  readonly pieces: readonly TownId[];
  /** Number of cards in its hand. */
  readonly handSize: number;
  /** The cards in its hand by kind; `null` if the viewer may not see them. */
  readonly hand: Cards | null;
  /** Its open tiles. */
  readonly open: Tiles;
  /** Number of its face-down tiles. */
  readonly faceDownSize: TileCount;
  /** Its face-down tiles by kind; `null` if the viewer may not see them. */
  readonly faceDown: Tiles | null;
  /** The town on its town card (EL-3.3); `null` if hidden, or while the seat has none. */
  readonly townCard: TownId | null;
}

/** The tiles on a road. */
export interface RealmRoad {
  readonly counter: CounterKind | null;
  readonly obstacle: boolean;
}

/** The part of a view that both games share. */
export interface RealmView<Cards extends Counts = Counts, Tiles extends Counts = Counts> extends BaseView {
  /** The current round, from 1; 0 during set-up. */
  readonly round: number;
  /** The options that affect legal moves or the score. */
  readonly options: Pick<RealmOptions, 'destination'>;
  readonly seats: BySeat<RealmSeat<Cards, Tiles>>;
  /** The roads with tiles on them. */
  readonly roads: RoadsView;
  /** Number of cards in the deck. */
  readonly deckSize: number;
  /** The discard pile, by kind. */
  readonly discard: Cards;
  /** Number of tiles in the pile, face down. */
  readonly pileSize: TileCount;
}

/** By road: its tiles, if it has any. */
export type RoadsView<Lying extends RealmRoad = RealmRoad> = Readonly<Partial<Record<RoadId, Lying>>>;

/**
 * A number of tiles of any kind.
 * @maximum 48
 */
type TileCount = number;

/**
 * The winning seats.
 * @minItems 1
 * @maxItems 6
 * @uniqueItems true
 */
export type Winners = readonly Seat[];

/**
 * Points of a seat (EL-9.2): town pieces taken, minus the number of roads to the town on its town card.
 * @minimum -5
 * @maximum 20
 */
type Score = number;

/**
 * The number that breaks ties: cards in hand (EL-9.3), gold (EG-11.2).
 * @minItems 1
 * @maxItems 1
 */
type TiebreakList<Number> = readonly Number[];

/** The result of a finished game. */
export type RealmOutcome<Tiebreak extends number> = Outcome<Score, TiebreakList<Tiebreak>>;

/** The options of both games. */
export interface RealmOptions {
  readonly players: 2 | 3 | 4 | 5 | 6;
  /** EL-1.2: the starting player: drawn, or this seat. */
  readonly firstSeat: 'random' | Seat;
  /** EL-9.2: whether to play the variant with town cards. */
  readonly destination: boolean;
}
