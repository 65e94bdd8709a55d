import type { Seat } from '../../core/game.ts';
import type { Road, RoadId, TownId } from '../elfenland/map.ts';
import type { DrawMove, Pool } from '../elfenland/pool.ts';
import type { Counter, CounterKind, CardKind as TravelCardKind } from '../elfenland/transport.ts';
import type {
  CaravanMove as ElfenlandCaravanMove,
  TravelMove as ElfenlandTravelMove,
  FirstSeatMove,
  PassMove,
  PlaceMove,
  Realm,
  RealmEvent,
  RealmView,
  TownCardMove,
} from '../elfenland/types.ts';
import type { CardKind, HandCardKind } from './cards.ts';
import type { Tile, TileKind } from './tiles.ts';

/** The values of the 20 discs by the towns on which they lie (EG-2.3). */
export type GoldValues = Readonly<Record<Exclude<TownId, 'elvenhold'>, number>>;

/** Where the game stands. */
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

/** What means something in one part of the round only. */
export type Step =
  | { readonly kind: 'none' }
  /** EG-3.4: so many cards are still due to the seat. */
  | { readonly kind: 'deal'; readonly due: number }
  /** Draws left: of everybody, before the income (EG-4.1); of the seat that has moved, before the next turn (EG-9.6). */
  | { readonly kind: 'draw'; readonly before: 'income' | 'turn'; readonly left: number }
  /** EG-6.1: what the seat has just drawn. */
  | { readonly kind: 'tiles'; readonly drawn: readonly Tile[] }
  /** EG-7.1: the lots drawn so far. */
  | { readonly kind: 'lots'; readonly lots: readonly Tile[] }
  | Auction
  /** EG-8.1: so many passes in a row. */
  | { readonly kind: 'planning'; readonly passes: number }
  /** EG-8.5, EG-8.6: a double or an exchange, and the road on which it lies. */
  | { readonly kind: 'spell'; readonly spell: Tile; readonly road: Road }
  /** EG-9.3: whether the seat has made a step, and what it has earned. */
  | { readonly kind: 'movement'; readonly moved: boolean; readonly earned: number };

/** EG-7. */
export interface Auction {
  readonly kind: 'auction';
  /** The lot, and those still to come. */
  readonly lots: readonly Tile[];
  /** The standing bid; 0 while there is none. */
  readonly bid: number;
  readonly bidder: Seat | null;
  /** By seat: whether it is out for this lot (EG-7.2). */
  readonly passed: readonly boolean[];
  /** By seat: whether it could not pay for this lot (EG-7.5). */
  readonly defaulted: readonly boolean[];
}

/**
 * Pools of cards hold the travel cards by their numbers in Elfenland, then wizards and gold; pools of tiles hold the
 * counters so, then the special tiles. `obstacles` are logs on land and sea monsters on water.
 */
export interface State extends Realm {
  readonly phase: PhaseName;
  readonly wizards: boolean;
  readonly bidding: Options['bidding'];
  readonly handLimit: Options['handLimit'];
  readonly moveDraw: Options['moveDraw'];
  /** The round being played, 1 to 6; 0 in the set-up. */
  readonly round: number;
  /** By town: the value of its disc; 0 where there is none. */
  readonly values: readonly number[];
  /** By seat. */
  readonly gold: readonly number[];
  /** By road: the second counter, with a double; of the two the one with the higher number. */
  readonly seconds: readonly (Counter | null)[];
  /** By road: whether a gold tile is on it. */
  readonly goldTiles: readonly boolean[];
  /** The cards that lie face up for all (EG-3.4). */
  readonly display: Pool;
  /** How many cards the gold pile has. */
  readonly goldPile: number;
  readonly step: Step;
}

/** A disc, laid on the next town (EG-3.2). */
export interface GoldValueMove {
  readonly type: 'gold-value';
  readonly value: number;
}

export interface DrawDeckMove {
  readonly type: 'draw-deck';
}

export interface DrawOpenMove {
  readonly type: 'draw-open';
  readonly card: HandCardKind;
}

export interface TakeGoldMove {
  readonly type: 'take-gold';
}

export interface RevealMove {
  readonly type: 'reveal';
  readonly tile: TileKind;
}

export interface BidMove {
  readonly type: 'bid';
  readonly amount: number;
}

/** The second counter, after a double. */
export interface AddMove {
  readonly type: 'add';
  readonly tile: CounterKind;
  readonly hidden?: true;
}

/** A counter of the spell's road for one of `road`, after an exchange; each is named where a road has two kinds. */
export interface SwapMove {
  readonly type: 'swap';
  readonly counter?: CounterKind;
  readonly road: RoadId;
  readonly with?: CounterKind;
}

/** `by`: the counter used, where the road has two kinds. `wizard`: past the obstacle by magic (EG-9.4). */
export interface TravelMove extends ElfenlandTravelMove {
  readonly by?: CounterKind;
  readonly wizard?: true;
}

export interface CaravanMove extends ElfenlandCaravanMove {
  readonly wizard?: true;
}

export interface FlyMove {
  readonly type: 'fly';
  readonly town: TownId;
}

export interface EndMove {
  readonly type: 'end';
  readonly take: 'gold' | 'cards';
}

export interface DiscardMove {
  readonly type: 'discard';
  readonly card: HandCardKind;
}

/** What is kept of the open and of the face-down tiles, two multisets (EL-0.2). */
export interface KeepMove {
  readonly type: 'keep';
  readonly open: readonly TileKind[];
  readonly hidden: readonly TileKind[];
}

export type Move =
  | FirstSeatMove
  | GoldValueMove
  | TownCardMove
  | DrawMove<CardKind | TileKind>
  | DrawDeckMove
  | DrawOpenMove
  | TakeGoldMove
  | RevealMove
  | BidMove
  | PassMove
  | PlaceMove<TileKind>
  | AddMove
  | SwapMove
  | TravelMove
  | CaravanMove
  | FlyMove
  | EndMove
  | DiscardMove
  | KeepMove;

/**
 * Everything that happens. `seat` is whoever does it, or to whom it happens; `gold` is what he gets or pays. A key that
 * may be absent is so for whoever may not know it.
 */
export type Event =
  | RealmEvent
  | { readonly type: 'value-laid'; readonly town: TownId; readonly value: number }
  | { readonly type: 'card-drawn'; readonly seat: Seat; readonly card?: HandCardKind }
  | { readonly type: 'displayed'; readonly card: HandCardKind }
  | { readonly type: 'card-taken'; readonly seat: Seat; readonly card: HandCardKind }
  /** EG-4.1, EG-4.3: a gold card turns up; the gold pile has so many now. */
  | { readonly type: 'gold-turned-up'; readonly pile: number }
  | { readonly type: 'gold-taken'; readonly seat: Seat; readonly cards: number; readonly gold: number }
  /** EG-4.2: so many cards. */
  | { readonly type: 'reshuffled'; readonly cards: number }
  | { readonly type: 'draw-lost'; readonly seat: Seat }
  | { readonly type: 'income'; readonly seat: Seat; readonly gold: number }
  | { readonly type: 'tile-drawn'; readonly seat: Seat; readonly tile?: TileKind }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly tile: TileKind }
  | { readonly type: 'lot-drawn'; readonly tile: TileKind }
  | { readonly type: 'lot-opened'; readonly tile: TileKind }
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'lot-sold'; readonly seat: Seat; readonly tile: TileKind; readonly gold: number }
  /** EG-7.5: he bid `amount` and hands in `gold`, all that he has. */
  | { readonly type: 'defaulted'; readonly seat: Seat; readonly amount: number; readonly gold: number }
  | { readonly type: 'lot-unsold'; readonly tile: TileKind }
  | {
      readonly type: 'placed' | 'added';
      readonly seat: Seat;
      readonly tile: TileKind;
      readonly road: RoadId;
      readonly hidden: boolean;
    }
  /** `counter` goes from `from` to `to`, `with` the other way. */
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly from: RoadId;
      readonly to: RoadId;
      readonly counter: CounterKind;
      readonly with: CounterKind;
    }
  /** `gold`: 1 if a wizard passed the obstacle, for which it is paid, and 0 otherwise. */
  | {
      readonly type: 'travelled';
      readonly seat: Seat;
      readonly road: RoadId;
      readonly from: TownId;
      readonly to: TownId;
      readonly by: CounterKind | 'raft' | 'caravan';
      readonly paid: readonly TravelCardKind[];
      readonly gold: number;
      readonly earned: number;
    }
  | { readonly type: 'flown'; readonly seat: Seat; readonly from: TownId; readonly to: TownId; readonly gold: number }
  | { readonly type: 'move-ended'; readonly seat: Seat; readonly take: 'gold' | 'cards'; readonly gold: number }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: HandCardKind }
  /** `hidden` is the number of face-down tiles kept for whoever may not see them. */
  | {
      readonly type: 'kept';
      readonly seat: Seat;
      readonly open: readonly TileKind[];
      readonly hidden: readonly TileKind[] | number;
    };

/** What a viewer sees of a {@link Step}: of the tiles that another has just drawn only how many they are. */
export type ViewStep =
  | Exclude<Step, { readonly kind: 'tiles' }>
  | { readonly kind: 'tiles'; readonly drawn: readonly (Tile | null)[] };

/** What a viewer sees (§12): everything but other hands, face-down tiles and town cards, the deck and the pile. */
export interface View extends RealmView, Omit<State, keyof Realm | 'step'> {
  readonly step: ViewStep;
}

export interface Options {
  readonly players: 2 | 3 | 4 | 5 | 6;
  /** EL-1.2: who begins is drawn, or given. */
  readonly firstSeat: 'random' | Seat;
  /** EL-9.2: the variant with town cards. */
  readonly destination: boolean;
  /** EG-3.2: the values of the towns: those of the rules, drawn, or given by town, a disc for each but Elvenhold. */
  readonly goldValues: 'standard' | 'random' | GoldValues;
  /** EG-9.4, EG-9.5: the variant with elven wizards. */
  readonly wizards: boolean;
  /** EG-7.6: whether one may bid more than one has. */
  readonly bidding: 'penalty' | 'capped';
  /** EG-9.9: cards, 0 to 70. */
  readonly handLimit: number | null;
  /** EG-9.7, EG-9.8: how one draws in place of the gold earned. */
  readonly moveDraw: 'deck' | 'choice';
}
