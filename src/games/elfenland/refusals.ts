import type { Params, Violation } from '../../core/game.ts';

/** Why the rules that Elfenland shares with Elfengold refuse a move. */
export type RealmRefusalCode =
  | 'none-left'
  | 'no-such-seat'
  | 'town-card-dealt'
  | 'no-such-tile'
  | 'no-such-hidden-tile'
  | 'water-road'
  | 'road-has-counter'
  | 'road-refuses'
  | 'no-counter'
  | 'road-has-obstacle'
  | 'boot-elsewhere'
  | 'cannot-pay'
  | 'caravan-size'
  | 'not-in-hand'
  | 'kept-number';

/** Every reason of this game's own for refusing a move; the sentences stand in `words/`. */
export type RefusalCode = RealmRefusalCode | 'not-in-display' | 'obstacle-used';

/** The refusal of a move by a clause. */
export function refuse(code: RefusalCode, clause: string, params: Params = {}): Violation {
  return { code: `elfenland/${code}`, clause, params };
}
