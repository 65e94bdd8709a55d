import type { Params, Violation } from '../../core/game.ts';

/** This game's refusal codes; their sentences are in `words/`. */
export type RefusalCode =
  | 'no-such-seat'
  | 'none-left-to-draw'
  | 'wrong-target'
  | 'one-source'
  | 'no-such-sprite'
  | 'bag-full'
  | 'second-change-of-colour'
  | 'blue-lies-alone'
  | 'two-red-or-yellow'
  | 'not-in-hand'
  | 'must-discard'
  | 'bag-not-empty'
  | 'none-in-forest'
  | 'no-room'
  | 'stones-worth-too-little'
  | 'no-fairy-left'
  | 'too-little-paid'
  | 'fairy-not-in-forest'
  | 'fairy-deck-empty'
  | 'fairy-not-drawn'
  | 'not-the-obtained-fairy'
  | 'fairy-not-kept'
  | 'bigger-already'
  | 'immune-already'
  | 'sprite-immune'
  | 'not-an-opponent'
  | 'bag-empty'
  | 'nothing-to-steal'
  | 'stone-deck-empty'
  | 'nothing-taken-yet'
  | 'hand-empty'
  | 'fits-on-a-sprite'
  | 'no-stones'
  | 'not-in-pool'
  | 'pool-too-large';

/** A refusal that cites this clause. */
export function refuse(code: RefusalCode, clause: string, params: Params = {}): Violation {
  return { code: `the-challenge/${code}`, clause, params };
}
