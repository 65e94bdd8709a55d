import type { Params, Violation } from '../../core/game.ts';
import type { RealmRefusalCode } from '../../realm/refusals.ts';

/** This game's refusal codes; their sentences are in `words/`. */
export type RefusalCode = RealmRefusalCode | 'not-in-display' | 'obstacle-used';

/** A refusal that cites this clause. */
export function refuse(code: RefusalCode, clause: string, params: Params = {}): Violation {
  return { code: `elfenland/${code}`, clause, params };
}
