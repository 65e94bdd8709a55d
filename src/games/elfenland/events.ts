import type { Seat } from '../../core/game.ts';
import type { RealmEvent, SecretEvent } from '../../realm/events.ts';
import type { RoadId, TownId } from '../../realm/map.ts';
import type { CounterKind, TravelCardKind } from '../../realm/transport.ts';

/**
 * A round of the game.
 * @minimum 1
 * @maximum 4
 */
type Round = number;

/**
 * The open counters that a seat keeps, or the face-down ones (EL-8.1).
 * @maxItems 1
 */
type Kept = readonly CounterKind[];

/**
 * Number of face-down counters that a seat keeps (EL-8.1).
 * @maximum 1
 */
type KeptCount = number;

/** An event. `seat` acts or is affected. */
export type Event =
  | RealmEvent<Round>
  | SecretEvent<TravelCardKind, CounterKind, Kept, KeptCount>
  | { readonly type: 'displayed'; readonly tile: CounterKind }
  /** EL-5.2: a counter taken from the display, or from the face-down pile. */
  | { readonly type: 'tile-taken'; readonly seat: Seat; readonly tile: CounterKind; readonly from: 'display' | 'pile' }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly tile: CounterKind;
      readonly road: RoadId;
      readonly hidden: boolean;
    }
  | { readonly type: 'obstacle-placed'; readonly seat: Seat; readonly road: RoadId }
  | {
      readonly type: 'travelled';
      readonly seat: Seat;
      readonly road: RoadId;
      readonly from: TownId;
      readonly to: TownId;
      readonly by: CounterKind | 'raft' | 'caravan';
      /**
       * @minItems 1
       * @maxItems 4
       */
      readonly paid: readonly TravelCardKind[];
    }
  | { readonly type: 'move-ended'; readonly seat: Seat }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: TravelCardKind };
