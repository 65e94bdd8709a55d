import type { Seat } from '../../core/game.ts';
import type { Fairy, SpriteIndex, Stone } from './types.ts';

/** A move. `Extract<Move, { type: 'place' }>` is the type of the moves `place`. */
export type Move =
  /** The chance move that draws the seat that begins (TC-1.2). */
  | { readonly type: 'first-seat'; readonly seat: Seat }
  /** The chance move that draws a card. The state determines where it comes from and where it goes (TC-0.4). */
  | { readonly type: 'draw'; readonly kind: Stone | Fairy }
  | { readonly type: 'gather' }
  | { readonly type: 'discard'; readonly stone: Stone }
  | { readonly type: 'keep-stones' }
  | { readonly type: 'place'; readonly stone: Stone; readonly to: SpriteIndex | 'forest' }
  | { readonly type: 'send'; readonly sprite: SpriteIndex; readonly stone: Stone }
  /** TC-0.5: pays one stone, from the hand (`stone`) or from the top of one of the player's sprites (`sprite`). */
  | { readonly type: 'offer'; readonly stone?: Stone; readonly sprite?: SpriteIndex }
  | { readonly type: 'take'; readonly fairy: Fairy }
  | { readonly type: 'draw-fairies' }
  | { readonly type: 'choose'; readonly fairy: Fairy }
  | { readonly type: 'keep-fairy' }
  /**
   * Uses a fairy (§9). `bigger-bag` and `immunity` need one of the player's own sprites as `sprite`. `leaky-bag` needs
   * the `seat` and `sprite` of an opponent, `steal` only the `seat`. The other fairies need neither.
   */
  | {
      readonly type: 'play';
      readonly fairy: Fairy;
      readonly seat?: Seat;
      readonly sprite?: SpriteIndex;
    }
  | { readonly type: 'pick-covered' }
  | { readonly type: 'pick'; readonly stone: Stone; readonly sprite: SpriteIndex }
  | { readonly type: 'stop' }
  | { readonly type: 'steal-hand' }
  | { readonly type: 'steal'; readonly sprite: SpriteIndex; readonly to: SpriteIndex | 'forest' }
  | { readonly type: 'rearrange' }
  | { readonly type: 'lay'; readonly stone: Stone; readonly sprite: SpriteIndex }
  | { readonly type: 'finish' }
  | { readonly type: 'restore' };

/** The moves of one type. */
export type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;
