import type { Seat } from '../../core/game.ts';
import type { Back, CardName, GoodFairy, ObjectKind, PileIndex, Place, RecipeIndex, Slot } from './types.ts';
import type { CardCount, FairyCount, HeldIndex, Row, Seats } from './units.ts';

/** Why the game ended: a freed fairy (FF-10.1), the last travel (FF-10.2) or the last round (FF-10.3). */
export type EndReason = 'freed' | 'last-travel' | 'last-round';

/** Everything that happens. `seat` is the seat that acts or is affected; null marks what is hidden (FF-11.5). */
export type Event =
  | { readonly type: 'began'; readonly seat: Seat }
  | { readonly type: 'recipe-received'; readonly seat: Seat; readonly recipe: RecipeIndex | null }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly back: Back; readonly card: CardName | null }
  | {
      readonly type: 'drawn';
      readonly seat: Seat;
      readonly pile: PileIndex;
      readonly back: Back;
      readonly card: CardName | null;
    }
  | { readonly type: 'top-shown'; readonly pile: PileIndex; readonly back: Back }
  | { readonly type: 'turn'; readonly seat: Seat }
  /** A petrified seat loses its turn; `left`: turns still to lose. */
  | { readonly type: 'turn-lost'; readonly seat: Seat; readonly left: FairyCount }
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly place: Place;
      readonly slot: Slot;
      readonly back: Back;
      readonly card: CardName | null;
    }
  | { readonly type: 'travel-begun'; readonly seat: Seat; readonly last: boolean }
  | { readonly type: 'place-chosen'; readonly seat: Seat; readonly place: Place }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'fairy-used'; readonly seat: Seat; readonly fairy: GoodFairy }
  | {
      readonly type: 'looked-at';
      readonly seat: Seat;
      readonly place: Place;
      readonly slot: Slot;
      readonly back: Back;
      readonly card: CardName | null;
    }
  | { readonly type: 'asked'; readonly seat: Seat; readonly asked: Seat }
  /** `index`: which of the seat's recipes, in the order received. */
  | {
      readonly type: 'answered';
      readonly seat: Seat;
      readonly index: HeldIndex;
      readonly lacks: ObjectKind | 'nothing';
    }
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly place: Place;
      readonly slot: Slot;
      readonly otherPlace: Place;
      readonly otherSlot: Slot;
    }
  | {
      readonly type: 'transported';
      readonly seat: Seat;
      readonly place: Place;
      readonly slot: Slot;
      readonly to: Place;
      readonly toSlot: Slot;
    }
  /** `liberation` or `protection` cancels a card. */
  | { readonly type: 'stopped'; readonly seat: Seat; readonly card: CardName }
  /** `liberation` undoes a petrification; `left`: turns still to lose (FF-9.6). */
  | { readonly type: 'undone'; readonly seat: Seat; readonly left: FairyCount }
  | { readonly type: 'turned-up'; readonly seat: Seat; readonly place: Place; readonly cards: Row }
  /** An object, a good fairy or a serpent. */
  | { readonly type: 'kept'; readonly seat: Seat; readonly card: CardName }
  /** A taken object, `poverty`, `adversity` or `petrification`. No effect if the seat has nothing to lose. */
  | { readonly type: 'suffered'; readonly seat: Seat; readonly card: CardName; readonly hasEffect: boolean }
  /** A `darkness`, which eliminates the rest of the row. */
  | { readonly type: 'darkened'; readonly seat: Seat; readonly card: CardName; readonly cards: Row }
  | { readonly type: 'bitten'; readonly seat: Seat; readonly serpents: CardCount }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: CardName }
  | { readonly type: 'lost'; readonly seat: Seat; readonly object: ObjectKind }
  | { readonly type: 'freed'; readonly seat: Seat; readonly recipe: RecipeIndex }
  | { readonly type: 'cleared'; readonly place: Place; readonly cards: Row }
  | {
      readonly type: 'recipes-shown';
      readonly seat: Seat;
      /**
       * At the end: the recipes of the seat, in the order received (FF-11.1).
       * @minItems 1
       * @maxItems 4
       */
      readonly recipes: readonly RecipeIndex[];
    }
  | { readonly type: 'ended'; readonly winners: Seats; readonly reason: EndReason };
