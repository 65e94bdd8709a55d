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
 * Tiles of one sort that a seat keeps.
 * @maxItems 2
 */
type Kept = readonly TileKind[];

/**
 * How many those are.
 * @maximum 2
 */
type KeptCount = number;

/**
 * Gold that is bid (EG-7.6).
 * @minimum 1
 * @maximum 300
 */
type Bid = number;

/**
 * Gold cards that have turned up (EG-2.2).
 * @minimum 1
 * @maximum 7
 */
type GoldCards = number;

/**
 * Everything that happens. `seat` acts, or is affected; `gold` is what he gets or pays;
 * `null` stands for what the viewer may not know.
 */
export type Event =
  | RealmEvent<Round>
  | SecretEvent<HandCardKind, TileKind, Kept, KeptCount>
  | { readonly type: 'value-laid'; readonly town: TownId; readonly value: DiscValue }
  | { readonly type: 'displayed'; readonly card: HandCardKind }
  | { readonly type: 'card-taken'; readonly seat: Seat; readonly card: HandCardKind }
  /** EG-4.1: it goes to his hand, where others do not see it any more. */
  | { readonly type: 'card-taken-up'; readonly seat: Seat; readonly card: HandCardKind | null }
  /** EG-4.1, EG-4.3: a gold card turns up; the number of cards in the gold pile now. */
  | { readonly type: 'gold-turned-up'; readonly pile: GoldCards }
  | { readonly type: 'gold-taken'; readonly seat: Seat; readonly cards: GoldCards; readonly gold: number }
  | {
      readonly type: 'reshuffled';
      /**
       * EG-4.2: cards of the new deck.
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
  /** EG-7.5: he bid `amount` and hands in `gold`, all that he has. */
  | { readonly type: 'defaulted'; readonly seat: Seat; readonly amount: Bid; readonly gold: number }
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
       * 1 if a wizard passed the obstacle, for which it is paid, and 0 otherwise.
       * @maximum 1
       */
      readonly gold: number;
      readonly earned: number;
    }
  | { readonly type: 'flown'; readonly seat: Seat; readonly from: TownId; readonly to: TownId; readonly gold: number }
  | { readonly type: 'move-ended'; readonly seat: Seat; readonly take: 'gold' | 'cards'; readonly gold: number }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: HandCardKind };
