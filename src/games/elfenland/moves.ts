import type { Seat } from '../../core/game.ts';
import type { RoadId, TownId } from '../../realm/map.ts';
import type { CounterKind, TravelCardKind } from '../../realm/transport.ts';

/** A move. `Extract<Move, { type: 'travel' }>` is the type of the moves `travel`. */
export type Move =
  | { readonly type: 'first-seat'; readonly seat: Seat }
  | { readonly type: 'town-card'; readonly town: TownId }
  /** The chance move that draws one piece from a pool (EL-0.5). */
  | { readonly type: 'draw'; readonly kind: TravelCardKind }
  | { readonly type: 'take'; readonly tile: CounterKind }
  | { readonly type: 'take-blind' }
  /** Puts a counter on a road. `hidden` means one of the mover's face-down counters (EL-0.4). */
  | {
      readonly type: 'place';
      readonly tile: CounterKind;
      readonly road: RoadId;
      readonly hidden?: true;
    }
  | { readonly type: 'obstacle'; readonly road: RoadId }
  | { readonly type: 'pass' }
  | { readonly type: 'travel'; readonly road: RoadId }
  | {
      readonly type: 'caravan';
      readonly road: RoadId;
      /** The payment, a multiset (EL-0.2). */
      readonly cards: readonly TravelCardKind[];
    }
  | { readonly type: 'end' }
  | { readonly type: 'discard'; readonly card: TravelCardKind }
  /** The open and the face-down counters that the player keeps; two multisets (EL-0.2). */
  | { readonly type: 'keep'; readonly open: readonly CounterKind[]; readonly hidden: readonly CounterKind[] };

/** The moves of one type. */
export type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;
