import type { Seat } from '../core/game.ts';
import { ELVENHOLD, roads, TOWNS_WITH_PIECES } from './map.ts';
import { NO_OBSTACLES } from './travel.ts';
import type { Realm, RealmOptions } from './types.ts';

/** EL-3.2: the parts of the state that concern the map, before the first round. */
export function realm(
  seats: readonly Seat[],
  firstSeat: RealmOptions['firstSeat'],
): Pick<Realm, 'starter' | 'turn' | 'boots' | 'pieces' | 'townCards' | 'counters' | 'obstacles'> {
  return {
    starter: firstSeat === 'random' ? null : firstSeat,
    turn: firstSeat === 'random' ? 0 : firstSeat,
    boots: seats.map(() => ELVENHOLD),
    pieces: seats.map(() => TOWNS_WITH_PIECES),
    townCards: seats.map(() => null),
    counters: roads.map(() => null),
    obstacles: NO_OBSTACLES,
  };
}

/** A copy of a list of lists. */
export function copies(lists: readonly (readonly number[])[]): number[][] {
  return lists.map((list) => list.slice()); // a list built with `push` takes more memory
}
