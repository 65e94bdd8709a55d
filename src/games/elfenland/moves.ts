import type { RoadId } from '../../realm/map.ts';
import type { DrawMove, FirstSeatMove, PassMove, PlaceMove, TownCardMove, TravelMove } from '../../realm/moves.ts';
import type { CounterKind, TravelCardKind } from '../../realm/transport.ts';

export interface TakeMove {
  readonly type: 'take';
  readonly tile: CounterKind;
}

export interface TakeBlindMove {
  readonly type: 'take-blind';
}

export interface ObstacleMove {
  readonly type: 'obstacle';
  readonly road: RoadId;
}

export interface CaravanMove {
  readonly type: 'caravan';
  readonly road: RoadId;
  /** The payment, a multiset (EL-0.2). */
  readonly cards: readonly TravelCardKind[];
}

export interface EndMove {
  readonly type: 'end';
}

export interface DiscardMove {
  readonly type: 'discard';
  readonly card: TravelCardKind;
}

/** The kept open and face-down counters, two multisets (EL-0.2). */
export interface KeepMove {
  readonly type: 'keep';
  readonly open: readonly CounterKind[];
  readonly hidden: readonly CounterKind[];
}

/** A move; one type of them is `Extract<Move, { type: 'travel' }>`. */
export type Move =
  | FirstSeatMove
  | TownCardMove
  | DrawMove<TravelCardKind>
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
