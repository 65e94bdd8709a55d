import type { Face, Square } from './types.ts';

/** A move. `Extract<Move, { type: 'move' }>` is the type of the moves `move`. */
export type Move =
  | { readonly type: 'roll'; readonly die: Face }
  | { readonly type: 'place'; readonly to: Square }
  | {
      readonly type: 'move';
      readonly from: Square;
      readonly to: Square;
      /** Whether the half-elf takes along the sprite on `from`. */
      readonly carry: boolean;
      /** Takes the half-elf off the board together with the sprite that it saves (ST-3.5). */
      readonly retire?: true;
    }
  | { readonly type: 'attack'; readonly at: Square }
  | { readonly type: 'end' }
  | { readonly type: 'place-orc'; readonly to: Square }
  | { readonly type: 'move-orc'; readonly from: Square; readonly to: Square }
  | { readonly type: 'orc-attack'; readonly at: Square };

/** The moves of one type. */
export type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;
