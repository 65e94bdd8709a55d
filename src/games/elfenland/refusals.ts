import type { Params, Violation } from '../../core/game.ts';
import type { RealmRefusalCode } from '../../realm/refusals.ts';

/** Every reason of this game's own for refusing a move; the sentences stand in `words/`. */
export type RefusalCode = RealmRefusalCode | 'not-in-display' | 'obstacle-used';

/** The refusal of a move by a clause. */
export function refuse(code: RefusalCode, clause: string, params: Params = {}): Violation {
  return { code: `elfenland/${code}`, clause, params };
}
