import type { Params, Violation } from '../../core/game.ts';

/** This game's refusal codes; their sentences are in `words/`. */
export type RefusalCode =
  | 'no-such-seat'
  | 'recipe-held'
  | 'other-back'
  | 'no-copy-left'
  | 'no-card-of-back'
  | 'card-not-in-hand'
  | 'place-full'
  | 'back-not-named'
  | 'back-shown-already'
  | 'pile-empty'
  | 'piles-empty'
  | 'can-play'
  | 'must-travel'
  | 'too-few-places'
  | 'place-too-small'
  | 'place-chosen'
  | 'must-play'
  | 'can-choose'
  | 'row-empty'
  | 'row-not-empty'
  | 'object-not-owned'
  | 'fairy-not-owned'
  | 'nothing-covered'
  | 'no-bad-fairy'
  | 'no-taken-object'
  | 'too-few-cards'
  | 'nothing-to-move'
  | 'no-room-elsewhere'
  | 'no-card-there'
  | 'card-open'
  | 'looked-already'
  | 'no-card-after'
  | 'not-after-first'
  | 'same-place'
  | 'yourself'
  | 'not-in-recipe'
  | 'not-lacking'
  | 'recipe-incomplete';

/** A refusal that cites this clause. */
export function refuse(code: RefusalCode, clause: string, params: Params = {}): Violation {
  return { code: `fairys-fate/${code}`, clause, params };
}
