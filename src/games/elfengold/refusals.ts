import type { Params, Violation } from '../../core/game.ts';
import type { RealmRefusalCode } from '../../realm/refusals.ts';

/** This game's refusal codes; their sentences are in `words/`. */
export type RefusalCode =
  | RealmRefusalCode
  | 'no-disc-left'
  | 'nothing-to-draw'
  | 'not-in-display'
  | 'gold-pile-empty'
  | 'not-just-drawn'
  | 'bid-over-bank'
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
  | 'wizard-in-caravan'
  | 'no-obstacle'
  | 'too-little-gold'
  | 'already-there'
  | 'nothing-earned';

/** A refusal that cites this clause. */
export function refuse(code: RefusalCode, clause: string, params: Params = {}): Violation {
  return { code: `elfengold/${code}`, clause, params };
}

/** The core's refusal `malformed-move`, for a list with a member that is valid only under other options of the game. */
export function malformed(type: string, field: string, member: string, clause: string): Violation {
  return { code: 'elfengold/malformed-move', clause, params: { type, field, member } };
}
