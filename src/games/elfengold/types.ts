import type { BySeat, Frozen, Seat } from '../../core/game.ts';
import type { Pool } from '../../core/pool.ts';
import type { Road, RoadId, TownId } from '../../realm/map.ts';
import type { Counter, CounterKind } from '../../realm/transport.ts';
import type {
  ByRoad,
  Realm,
  RealmOptions,
  RealmOutcome,
  RealmRoad,
  RealmSeat,
  RealmView,
  RoadsView,
} from '../../realm/types.ts';
import type { CardKind, HandCardKind } from './cards.ts';
import type { Tile, TileKind } from './tiles.ts';

/**
 * The value of a disc (EG-2.3).
 * @minimum 2
 * @maximum 7
 */
export type DiscValue = number;

/** The values of the 20 discs, by town (EG-2.3). */
export type GoldValues = Readonly<Record<Exclude<TownId, 'elvenhold'>, DiscValue>>;

/**
 * Cards of one kind (EG-2.2).
 * @maximum 9
 */
type CardsOfKind = number;

/** Cards of a hand by kind. */
type HandCards = Readonly<Record<HandCardKind, CardsOfKind>>;

/**
 * Tiles of one kind (EG-2.1).
 * @maximum 9
 */
type TilesOfKind = number;

/** Tiles by kind. */
type Tiles = Readonly<Record<TileKind, TilesOfKind>>;

/**
 * Cards of one kind in the display (EG-3.4).
 * @maximum 3
 */
type Displayed = number;

/**
 * Number of cards in a hand: 5 of the setup, 3 of §4 in each of 5 rounds, 2 of EG-9.6 in each of 6 rounds.
 * @maximum 32
 */
type HandSize = number;

/**
 * Number of cards in the gold pile.
 * @maximum 7
 */
type GoldPile = number;

/**
 * Tiles to be auctioned, the next one first (EG-7.1).
 * @maxItems 12
 */
type Lots<Of> = readonly Of[];

/** The number that breaks ties: gold (EG-11.2). */
type Tiebreak = number;

/**
 * The hand limit (EG-9.9).
 * @maximum 70
 */
type CardLimit = number;

/**
 * Tiles just drawn (EG-6.1).
 * @maxItems 2
 */
type Drawn = readonly TileKind[];

/** The phase of the game. */
export type PhaseName =
  | 'first-seat'
  | 'gold-value'
  | 'town-card'
  | 'deal'
  | 'display'
  | 'restock'
  | 'draw'
  | 'draw-card'
  | 'refill'
  | 'tiles'
  | 'reveal'
  | 'lots'
  | 'auction'
  | 'planning'
  | 'add'
  | 'swap'
  | 'movement'
  | 'discard'
  | 'keep'
  | 'over';

/** Data that only some phases need. Tiles and roads are numbers. */
export type Step =
  | OpenStep<Tile, Road>
  /** EG-6.1: the tiles just drawn. */
  | { readonly kind: 'tiles'; readonly drawn: readonly Tile[] };

/** A {@link Step} as a viewer sees it, with names instead of numbers. */
export type StepView =
  | OpenStep<TileKind, RoadId>
  /** EG-6.1: the tiles just drawn; other viewers see only `drawnSize`, their number. */
  | {
      readonly kind: 'tiles';
      /** @maximum 2 */
      readonly drawnSize: number;
      readonly drawn: Drawn | null;
    };

/** A step without hidden information. */
type OpenStep<TileKey, RoadKey> =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'deal';
      /**
       * EG-3.4: cards still due to the seat.
       * @minimum 1
       * @maximum 5
       */
      readonly due: number;
    }
  | {
      readonly kind: 'draw';
      readonly before: 'income' | 'turn';
      /**
       * Number of draws left to the seat whose turn it is. If `before` is `income`, each seat draws (EG-4.1); if it is
       * `turn`, only the seat that has moved (EG-9.6).
       * @maximum 3
       */
      readonly left: number;
    }
  /** EG-7.1: the lots drawn so far. */
  | { readonly kind: 'lots'; readonly lots: Lots<TileKey> }
  | Auction<TileKey>
  | {
      readonly kind: 'planning';
      /**
       * EG-8.1: passes in a row.
       * @maximum 5
       */
      readonly passes: number;
    }
  /** EG-8.5, EG-8.6: the double or exchange being cast, and its road. */
  | { readonly kind: 'spell'; readonly spell: TileKey; readonly road: RoadKey }
  /** EG-9.3: whether the seat has made a step, and the gold that it has earned. */
  | { readonly kind: 'movement'; readonly moved: boolean; readonly earned: number }
  | {
      readonly kind: 'discard';
      /**
       * EG-9.9: draws due to the seat after discarding.
       * @maximum 2
       */
      readonly draws: number;
    };

/** §7: the current auction. */
export interface Auction<TileKey = Tile> {
  readonly kind: 'auction';
  /** The current lot, then the remaining ones in order. */
  readonly lots: Lots<TileKey>;
  /**
   * The standing bid; 0 if there is none.
   * @maximum 300
   */
  readonly bid: number;
  readonly bidder: Seat | null;
  /** Whether the seat has passed on this lot (EG-7.2). */
  readonly passed: BySeat<boolean>;
  /** Whether the seat could not pay for this lot (EG-7.5). */
  readonly defaulted: BySeat<boolean>;
}

/**
 * The whole state, with numbers instead of names (see {@link Realm}). In pools of cards, the travel cards of Elfenland
 * come first, then wizards and gold; in `open`, `faceDown` and `pile` the counters come first, then the special tiles.
 * `obstacles` are logs on land and sea monsters on water. A {@link View} shows a viewer's part of the state.
 */
export interface State extends Realm {
  readonly phase: PhaseName;
  readonly wizards: boolean;
  readonly bidding: Options['bidding'];
  readonly handLimit: Options['handLimit'];
  readonly moveDraw: Options['moveDraw'];
  /** The current round, 1 to 6; 0 during set-up. */
  readonly round: number;
  /** By town: the value of its disc; 0 without a disc. */
  readonly values: Frozen<readonly number[]>;
  readonly gold: BySeat<number>;
  /** By road: the second counter, which only a road with a double has. Its number is at least that of the first. */
  readonly seconds: Frozen<ByRoad<Counter | null>>;
  /** By road: whether a gold tile is on it. */
  readonly goldTiles: Frozen<ByRoad<boolean>>;
  /** The cards of the display, by kind (EG-3.4). */
  readonly display: Pool;
  /** Number of cards in the gold pile. */
  readonly goldPile: GoldPile;
  readonly step: Step;
}

/**
 * What a viewer sees (§12). The deck and the pile are hidden, and so are the hands, face-down tiles and town cards of
 * other seats.
 */
export interface View extends RealmView<HandCards, Tiles> {
  readonly phase: PhaseName;
  /** @maximum 6 */
  readonly round: number;
  /** The options that affect legal moves or the score. */
  readonly options: Pick<Options, 'destination' | 'wizards' | 'bidding' | 'handLimit' | 'moveDraw'>;
  readonly seats: BySeat<SeatView>;
  /** The values of the discs, by town (EG-2.3). */
  readonly values: Partial<GoldValues>;
  readonly roads: RoadsView<RoadView>;
  /** The cards of the display, by kind (EG-3.4). */
  readonly display: Readonly<Record<HandCardKind, Displayed>>;
  /** Number of cards in the gold pile. */
  readonly goldPile: GoldPile;
  /**
   * Number of cards in the deck.
   * @maximum 76
   */
  readonly deckSize: number;
  /** The discard pile by kind: cards paid or discarded, and gold cards taken. Everyone sees it. */
  readonly discard: Readonly<Record<CardKind, CardsOfKind>>;
  /** Data that only some phases need; `null` replaces what is hidden from the viewer. */
  readonly step: StepView;
  readonly outcome: RealmOutcome<Tiebreak> | null;
}

/** What a viewer sees of a seat. */
export interface SeatView extends RealmSeat<HandCards, Tiles> {
  /** Number of cards in its hand; gold cards never enter hands (EG-4.1). */
  readonly handSize: HandSize;
  /** Its gold coins. */
  readonly gold: number;
}

/** The tiles on a road; `obstacle` is a log on land and a sea monster on water. */
export interface RoadView extends RealmRoad {
  /** The second counter, on a road with a double. `counter` and `second` are in the order of their kinds. */
  readonly second: CounterKind | null;
  /** Whether a gold tile is on the road. */
  readonly gold: boolean;
}

/** What a viewer remembers about hands. */
export interface Known {
  readonly seats: BySeat<{
    /** By kind, cards that the seat took from the display and has not laid down since. Its hand has at least these. */
    readonly hand: Readonly<Record<HandCardKind, number>>;
  }>;
}

export interface Options extends RealmOptions {
  /** EG-3.2: gold values of towns: the `standard` ones, `random` ones, or a value for each town except Elvenhold. */
  readonly goldValues: 'standard' | 'random' | GoldValues;
  /** EG-9.4, EG-9.5: whether to play the variant with elven wizards. */
  readonly wizards: boolean;
  /** EG-7.6: `penalty` lets a player bid more gold than he has, `capped` does not. */
  readonly bidding: 'penalty' | 'capped';
  /** EG-9.9: the hand limit: `elfenland` for the limit of Elfenland, a number of cards, or `null` for no limit. */
  readonly handLimit: 'elfenland' | CardLimit | null;
  /** EG-9.7, EG-9.8: how a player who takes no gold draws twice: from the `deck`, or by `choice` as in EG-4.1. */
  readonly moveDraw: 'deck' | 'choice';
}
