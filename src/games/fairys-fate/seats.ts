import type { Seat } from '../../core/game.ts';
import { OBJECTS } from './data.ts';
import type { Player } from './types.ts';

/** What that seat has; writable if the state is a draft. */
export function playerOf<P>(state: { readonly seats: readonly P[] }, seat: Seat): P {
  const player = state.seats[seat];
  if (player === undefined) throw new Error(`broken state: no seat ${seat}`);
  return player;
}

/** FF-0.1: the next seat clockwise. */
export function seatAfter({ players }: { readonly players: number }, seat: Seat): Seat {
  return (seat + 1) % players;
}

/** Whether a seat has any good fairy at all; most have none, and then no kind has to be looked at. */
export function hasFairies({ fairies }: Pick<Player, 'fairies'>): boolean {
  return (
    fairies.wisdom > 0 ||
    fairies.clairvoyance > 0 ||
    fairies.wealth > 0 ||
    fairies.truth > 0 ||
    fairies.liberation > 0 ||
    fairies.protection > 0 ||
    fairies.mutation > 0 ||
    fairies.transport > 0
  );
}

/** The object cards that a seat has, doubles included. */
export function objectsOf({ objects }: Pick<Player, 'objects'>): number {
  let total = 0;
  for (const object of OBJECTS) total += objects[object];
  return total;
}
