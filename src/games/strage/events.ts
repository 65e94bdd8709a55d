import type { BySeat, Seat } from '../../core/game.ts';
import type { Face, Square } from './types.ts';

/** The criterion that decided the game (ST-7.2). */
export type EndReason = 'most-saved' | 'most-half-elves' | 'no-winner';

/** An event. `seat` is the seat that acts, `clan` the seat whose half-elf is attacked. */
export type Event =
  | { readonly type: 'order-rolled'; readonly seat: Seat; readonly die: Face }
  | { readonly type: 'order-settled'; readonly order: BySeat<Seat> }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'points-rolled'; readonly seat: Seat; readonly points: Face }
  | { readonly type: 'placed'; readonly seat: Seat; readonly to: Square }
  | { readonly type: 'moved'; readonly seat: Seat; readonly from: Square; readonly to: Square; readonly carry: boolean }
  | { readonly type: 'rescued'; readonly seat: Seat; readonly at: Square }
  | { readonly type: 'retired'; readonly seat: Seat; readonly at: Square }
  | { readonly type: 'attack-declared'; readonly seat: Seat; readonly at: Square; readonly target: Seat | 'orc' }
  | {
      readonly type: 'attacked';
      readonly seat: Seat;
      readonly at: Square;
      readonly target: Seat | 'orc';
      readonly die: Face;
      readonly hit: boolean;
    }
  | {
      readonly type: 'actions-ended';
      readonly seat: Seat;
      /** @maximum 6 */
      readonly unused: number;
    }
  | { readonly type: 'orc-placed'; readonly seat: Seat; readonly to: Square }
  | { readonly type: 'orc-moved'; readonly seat: Seat; readonly from: Square; readonly to: Square }
  | { readonly type: 'orc-attack-declared'; readonly seat: Seat; readonly at: Square; readonly clan: Seat }
  | {
      readonly type: 'orc-attacked';
      readonly seat: Seat;
      readonly at: Square;
      readonly clan: Seat;
      readonly die: Face;
      readonly hit: boolean;
    }
  | { readonly type: 'massacre-rolled'; readonly at: Square; readonly die: Face }
  | { readonly type: 'sprite-lost'; readonly at: Square }
  | {
      readonly type: 'ended';
      /** ST-7.2: the winner; empty if there is none. @maxItems 1 */
      readonly winners: readonly Seat[];
      readonly reason: EndReason;
    };
