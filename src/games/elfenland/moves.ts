import type { Seat } from '../../core/game.ts';
import type { RoadId, TownId } from './map.ts';
import type { CardKind, CounterKind } from './transport.ts';

/** The chance move that draws one piece from a pool (EL-0.5). */
export interface DrawMove<Kind extends string> {
  readonly type: 'draw';
  readonly kind: Kind;
}

export interface FirstSeatMove {
  readonly type: 'first-seat';
  readonly seat: Seat;
}

export interface TownCardMove {
  readonly type: 'town-card';
  readonly town: TownId;
}

export interface TakeMove {
  readonly type: 'take';
  readonly tile: CounterKind;
}

export interface TakeBlindMove {
  readonly type: 'take-blind';
}

/** `hidden`: one of the mover's face-down counters (EL-0.4). */
export interface PlaceMove<Tile extends string = CounterKind> {
  readonly type: 'place';
  readonly tile: Tile;
  readonly road: RoadId;
  readonly hidden?: true;
}

export interface ObstacleMove {
  readonly type: 'obstacle';
  readonly road: RoadId;
}

export interface PassMove {
  readonly type: 'pass';
}

export interface TravelMove {
  readonly type: 'travel';
  readonly road: RoadId;
}

export interface CaravanMove {
  readonly type: 'caravan';
  readonly road: RoadId;
  /** The cards paid, a multiset (EL-0.2). */
  readonly cards: readonly CardKind[];
}

export interface EndMove {
  readonly type: 'end';
}

export interface DiscardMove {
  readonly type: 'discard';
  readonly card: CardKind;
}

/** What is kept of the open and of the face-down counters, two multisets (EL-0.2). */
export interface KeepMove {
  readonly type: 'keep';
  readonly open: readonly CounterKind[];
  readonly hidden: readonly CounterKind[];
}

export type Move =
  | FirstSeatMove
  | TownCardMove
  | DrawMove<CardKind>
  | TakeMove
  | TakeBlindMove
  | PlaceMove
  | ObstacleMove
  | PassMove
  | TravelMove
  | CaravanMove
  | EndMove
  | DiscardMove
  | KeepMove;
