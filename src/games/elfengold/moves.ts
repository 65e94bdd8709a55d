import type { RoadId, TownId } from '../../realm/map.ts';
import type {
  DrawMove,
  TravelMove as ElfenlandTravelMove,
  FirstSeatMove,
  PassMove,
  PlaceMove,
  TownCardMove,
} from '../../realm/moves.ts';
import type { CounterKind } from '../../realm/transport.ts';
import type { CardKind, HandCardKind } from './cards.ts';
import type { TileKind } from './tiles.ts';

/** A disc for the next town (EG-3.2). */
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
  /** Gold, an integer from 1 up; EG-7.6 refuses more than 300. */
  readonly amount: number;
}

/** The second counter, after a double. */
export interface AddMove {
  readonly type: 'add';
  readonly tile: CounterKind;
  readonly hidden?: true;
}

/** A counter of the spell's road for one of `road`, after an exchange; counters are named on roads with two kinds. */
export interface SwapMove {
  readonly type: 'swap';
  readonly counter?: CounterKind;
  readonly road: RoadId;
  readonly with?: CounterKind;
}

/** `by`: the counter used, on a road with two kinds. `wizard`: past the obstacle by magic (EG-9.4). */
export interface TravelMove extends ElfenlandTravelMove {
  readonly by?: CounterKind;
  readonly wizard?: true;
}

export interface CaravanMove {
  readonly type: 'caravan';
  readonly road: RoadId;
  /** The payment, a multiset (EL-0.2). EG-9.4 refuses a wizard in it. */
  readonly cards: readonly HandCardKind[];
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

/** The kept open and face-down tiles, two multisets (EL-0.2). */
export interface KeepMove {
  readonly type: 'keep';
  readonly open: readonly TileKind[];
  readonly hidden: readonly TileKind[];
}

/** A move; one type of them is `Extract<Move, { type: 'travel' }>`. */
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
