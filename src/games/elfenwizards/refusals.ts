import type { Params, Violation } from '../../core/game.ts';

/** This game's refusal codes; their sentences are in `words/`. */
export type RefusalCode =
  | 'no-such-wizard'
  | 'interchangeable'
  | 'no-such-seat'
  | 'no-minor-there'
  | 'no-magic-user-space'
  | 'die-not-rolled'
  | 'first-roll-stands'
  | 'rerolled-already'
  | 'roll-accepted'
  | 'no-minor-to-pay'
  | 'wrong-number-of-dice'
  | 'dice-not-in-box'
  | 'die-not-needed'
  | 'no-minor-to-cast'
  | 'second-spell-due'
  | 'no-such-major'
  | 'uncontested'
  | 'not-your-wizard'
  | 'not-in-box'
  | 'high-wizard-excepted'
  | 'not-vacant'
  | 'higher-title-vacant'
  | 'no-grey-token';

/** A refusal that cites this clause. */
export function refuse(code: RefusalCode, clause: string, params: Params = {}): Violation {
  return { code: `elfenwizards/${code}`, clause, params };
}
