import type { Seat } from '../../core/game.ts';
import type { Back, CardName, GoodFairy, ObjectKind, PileIndex, Place, RecipeIndex, Slot } from './types.ts';
import type { CardCount, FairyCount, HeldIndex, Row, Seats } from './units.ts';

/** Why the game ended: a seat freed the fairy (FF-10.1), or the last travel (FF-10.2) or round (FF-10.3) was over. */
export type EndReason = 'freed' | 'last-travel' | 'last-round';

/** An event. `seat` acts or is affected; `null` replaces what is hidden from the viewer (FF-11.5). */
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
  /** A petrified seat loses its turn. `left` is the number of turns that it has still to lose. */
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
  /** `index` is the index of the seat's recipe in the order received. */
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
  /** `liberation` or `protection` cancels the card (FF-9.2). */
  | { readonly type: 'stopped'; readonly seat: Seat; readonly card: CardName }
  /** `liberation` undoes a petrification (FF-9.6). `left` is the number of turns that the seat has still to lose. */
  | { readonly type: 'undone'; readonly seat: Seat; readonly left: FairyCount }
  | { readonly type: 'turned-up'; readonly seat: Seat; readonly place: Place; readonly cards: Row }
  /** The seat keeps an object, a good fairy or a serpent. */
  | { readonly type: 'kept'; readonly seat: Seat; readonly card: CardName }
  /** A taken-object card, `poverty`, `adversity` or `petrification`; `hasEffect` is false if the seat loses nothing. */
  | { readonly type: 'suffered'; readonly seat: Seat; readonly card: CardName; readonly hasEffect: boolean }
  /** A `darkness` eliminates the rest of the row, `cards`. */
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
       * All recipes of the seat, in the order received, at the end of the game (FF-11.1).
       * @minItems 1
       * @maxItems 4
       */
      readonly recipes: readonly RecipeIndex[];
    }
  | { readonly type: 'ended'; readonly winners: Seats; readonly reason: EndReason };
