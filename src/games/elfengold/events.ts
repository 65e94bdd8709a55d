import type { Seat } from '../../core/game.ts';
import type { RealmEvent, SecretEvent } from '../../realm/events.ts';
import type { RoadId, TownId } from '../../realm/map.ts';
import type { CounterKind, TravelCardKind } from '../../realm/transport.ts';
import type { HandCardKind } from './cards.ts';
import type { TileKind } from './tiles.ts';
import type { DiscValue } from './types.ts';

/**
 * A round of the game.
 * @minimum 1
 * @maximum 6
 */
type Round = number;

/**
 * The open tiles that a seat keeps, or the face-down ones (EG-10.1).
 * @maxItems 2
 */
type Kept = readonly TileKind[];

/**
 * Number of face-down tiles that a seat keeps (EG-10.1).
 * @maximum 2
 */
type KeptCount = number;

/**
 * A bid in gold (EG-7.6).
 * @minimum 1
 * @maximum 300
 */
type Bid = number;

/**
 * Number of cards in the gold pile (EG-4.1).
 * @minimum 1
 * @maximum 7
 */
type GoldCards = number;

/**
 * An event. `seat` acts or is affected; `gold` is the amount that the seat gets or pays. `null` replaces what is hidden
 * from the viewer.
 */
export type Event =
  | RealmEvent<Round>
  | SecretEvent<HandCardKind, TileKind, Kept, KeptCount>
  | { readonly type: 'value-laid'; readonly town: TownId; readonly value: DiscValue }
  | { readonly type: 'displayed'; readonly card: HandCardKind }
  | { readonly type: 'card-taken'; readonly seat: Seat; readonly card: HandCardKind }
  /** EG-4.1: after `card-taken`, the card joins the seat's hand, which hides it from other viewers. */
  | { readonly type: 'card-taken-up'; readonly seat: Seat; readonly card: HandCardKind | null }
  /** EG-4.1, EG-4.3: a gold card turns up. `pile` is the number of cards in the gold pile after that. */
  | { readonly type: 'gold-turned-up'; readonly pile: GoldCards }
  | { readonly type: 'gold-taken'; readonly seat: Seat; readonly cards: GoldCards; readonly gold: number }
  | {
      readonly type: 'reshuffled';
      /**
       * EG-4.2: number of cards in the new deck.
       * @minimum 1
       * @maximum 76
       */
      readonly cards: number;
    }
  | { readonly type: 'draw-lost'; readonly seat: Seat }
  | { readonly type: 'income'; readonly seat: Seat; readonly gold: number }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly tile: TileKind }
  | { readonly type: 'lot-drawn'; readonly tile: TileKind }
  | { readonly type: 'lot-opened'; readonly tile: TileKind }
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: Bid }
  | { readonly type: 'lot-sold'; readonly seat: Seat; readonly tile: TileKind; readonly gold: Bid }
  /** EG-7.5: the seat bid `amount` and pays `gold`, which is all that it has. */
  | { readonly type: 'defaulted'; readonly seat: Seat; readonly amount: Bid; readonly gold: number }
  | { readonly type: 'lot-unsold'; readonly tile: TileKind }
  | {
      readonly type: 'placed' | 'added';
      readonly seat: Seat;
      readonly tile: TileKind;
      readonly road: RoadId;
      readonly hidden: boolean;
    }
  /** EG-8.6: `counter` goes from road `from` to road `to`, and in exchange the counter `with` goes to `from`. */
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly from: RoadId;
      readonly to: RoadId;
      readonly counter: CounterKind;
      readonly with: CounterKind;
    }
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
      /**
       * The wizard's fee: 1 gold if a wizard passed the obstacle, otherwise 0.
       * @maximum 1
       */
      readonly gold: number;
      /** The gold earned by this arrival. */
      readonly earned: number;
    }
  | { readonly type: 'flown'; readonly seat: Seat; readonly from: TownId; readonly to: TownId; readonly gold: number }
  | { readonly type: 'move-ended'; readonly seat: Seat; readonly take: 'gold' | 'cards'; readonly gold: number }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: HandCardKind };
