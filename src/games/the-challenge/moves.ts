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

export type FirstSeatMove = Extract<Move, { type: 'first-seat' }>;
export type DrawMove = Extract<Move, { type: 'draw' }>;
export type GatherMove = Extract<Move, { type: 'gather' }>;
export type DiscardMove = Extract<Move, { type: 'discard' }>;
export type KeepStonesMove = Extract<Move, { type: 'keep-stones' }>;
export type PlaceMove = Extract<Move, { type: 'place' }>;
export type SendMove = Extract<Move, { type: 'send' }>;
export type OfferMove = Extract<Move, { type: 'offer' }>;
export type TakeMove = Extract<Move, { type: 'take' }>;
export type DrawFairiesMove = Extract<Move, { type: 'draw-fairies' }>;
export type ChooseMove = Extract<Move, { type: 'choose' }>;
export type KeepFairyMove = Extract<Move, { type: 'keep-fairy' }>;
export type PlayMove = Extract<Move, { type: 'play' }>;
export type PickCoveredMove = Extract<Move, { type: 'pick-covered' }>;
export type PickMove = Extract<Move, { type: 'pick' }>;
export type StopMove = Extract<Move, { type: 'stop' }>;
export type StealHandMove = Extract<Move, { type: 'steal-hand' }>;
export type StealMove = Extract<Move, { type: 'steal' }>;
export type RearrangeMove = Extract<Move, { type: 'rearrange' }>;
export type LayMove = Extract<Move, { type: 'lay' }>;
export type FinishMove = Extract<Move, { type: 'finish' }>;
export type RestoreMove = Extract<Move, { type: 'restore' }>;
