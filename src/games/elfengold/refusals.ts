import type { Params, Violation } from '../../core/game.ts';
import type { RealmRefusalCode } from '../elfenland/refusals.ts';

/** Every reason of this game's own for refusing a move; the sentences stand in `words/`. */
export type RefusalCode =
  | RealmRefusalCode
  | 'no-disc-left'
  | 'nothing-to-draw'
  | 'not-in-display'
  | 'gold-pile-empty'
  | 'not-just-drawn'
  | 'bid-too-low'
  | 'bid-over-gold'
  | 'land-road'
  | 'road-has-gold'
  | 'road-has-double'
  | 'no-second-counter'
  | 'same-kind'
  | 'no-swap'
  | 'same-road'
  | 'which-counter'
  | 'no-choice'
  | 'no-such-counter'
  | 'no-wizards'
  | 'no-obstacle'
  | 'too-little-gold'
  | 'already-there'
  | 'nothing-earned';

/** The refusal of a move by a clause. */
export function refuse(code: RefusalCode, clause: string, params: Params = {}): Violation {
  return { code: `elfengold/${code}`, clause, params };
}
