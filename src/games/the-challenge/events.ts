import type { Seat } from '../../core/game.ts';
import type { Bags, Fairy, SpriteIndex, Stone, Winners } from './types.ts';

/**
 * A number of cards, 1 or 2.
 * @minimum 1
 * @maximum 2
 */
type OneOrTwo = number;

/** What a seat holds: the stones in its hand and its kept fairies. */
interface Holdings {
  readonly seat: Seat;
  /**
   * A hand of stones (TC-4.1).
   * @maxItems 3
   */
  readonly stones: readonly Stone[];
  /** @maxItems 30 */
  readonly fairies: readonly Fairy[];
}

/** An event. `seat` is the seat that acts; `null` replaces what is hidden from the viewer (TC-12.4). */
export type Event =
  | { readonly type: 'began'; readonly seat: Seat }
  | { readonly type: 'fairy-shown'; readonly fairy: Fairy }
  /** A stone goes from the deck into a hand. */
  | { readonly type: 'drawn'; readonly seat: Seat; readonly stone: Stone | null }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'gathering'; readonly seat: Seat; readonly stones: OneOrTwo }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly stone: Stone }
  | { readonly type: 'stones-kept'; readonly seat: Seat }
  | { readonly type: 'placed'; readonly seat: Seat; readonly stone: Stone; readonly to: SpriteIndex | 'forest' }
  | {
      readonly type: 'sent';
      readonly seat: Seat;
      readonly sprite: SpriteIndex;
      readonly stone: Stone;
      /**
       * Number of stones moved from the forest into the bag.
       * @minimum 1
       * @maximum 10
       */
      readonly stones: number;
    }
  /** `sprite` is `null` for a stone from the hand. */
  | {
      readonly type: 'offered';
      readonly seat: Seat;
      readonly stone: Stone;
      readonly sprite: SpriteIndex | null;
      /**
       * The fairy points paid so far.
       * @minimum 1
       * @maximum 612
       */
      readonly paid: number;
    }
  | { readonly type: 'fairy-taken'; readonly seat: Seat; readonly fairy: Fairy }
  | { readonly type: 'drawing-fairies'; readonly seat: Seat; readonly fairies: OneOrTwo }
  | { readonly type: 'fairy-drawn'; readonly seat: Seat; readonly fairy: Fairy | null }
  /** `laid` is the other fairy drawn, which goes into the forest; `null` if only one was drawn. */
  | {
      readonly type: 'fairy-chosen';
      readonly seat: Seat;
      readonly fairy: Fairy | null;
      readonly laid: Fairy | null;
    }
  | { readonly type: 'fairy-kept'; readonly seat: Seat }
  /** `victim` and `sprite` are `null` if the fairy needs none. */
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly fairy: Fairy;
      readonly victim: Seat | null;
      readonly sprite: SpriteIndex | null;
    }
  | {
      readonly type: 'leaked';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly sprite: SpriteIndex;
      /**
       * Stones removed from the bag, top first.
       * @minItems 1
       * @maxItems 3
       */
      readonly stones: readonly Stone[];
    }
  | { readonly type: 'picking-covered'; readonly seat: Seat }
  | { readonly type: 'picked'; readonly seat: Seat; readonly stone: Stone; readonly sprite: SpriteIndex }
  | { readonly type: 'harvest-stopped'; readonly seat: Seat }
  | { readonly type: 'stealing-from-hand'; readonly seat: Seat; readonly victim: Seat }
  | { readonly type: 'stolen-from-hand'; readonly seat: Seat; readonly victim: Seat; readonly stone: Stone | null }
  | {
      readonly type: 'stolen';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly sprite: SpriteIndex;
      readonly stone: Stone;
      readonly to: SpriteIndex | 'forest';
    }
  | { readonly type: 'rearranging'; readonly seat: Seat }
  /** TC-12.4: a step of a plan; only this seat sees the event. */
  | { readonly type: 'laid'; readonly seat: Seat; readonly stone: Stone; readonly sprite: SpriteIndex }
  | { readonly type: 'rearranged'; readonly seat: Seat; readonly bags: Bags }
  | { readonly type: 'restored'; readonly seat: Seat }
  /** TC-12.2: all that the seat holds after `take` or `finish`, as open cards may now be hidden; only it sees this. */
  | ({ readonly type: 'held' } & Holdings)
  /** TC-12.1: all that the seat holds at the end of the game; everyone sees the event. */
  | ({ readonly type: 'shown' } & Holdings)
  | { readonly type: 'ended'; readonly winners: Winners };
