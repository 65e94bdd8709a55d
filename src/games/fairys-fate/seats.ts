import type { Seat } from '../../core/game.ts';
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

/** The good fairies that a seat has, of all kinds. One by one: names that vary are slow to look up. */
export function fairiesOf({ fairies }: Pick<Player, 'fairies'>): number {
  const { wisdom, clairvoyance, wealth, truth, liberation, protection, mutation, transport } = fairies;
  return wisdom + clairvoyance + wealth + truth + liberation + protection + mutation + transport;
}

/** The object cards that a seat has, doubles included. */
export function objectsOf({ objects }: Pick<Player, 'objects'>): number {
  const { orange, walnut, acorn, mushroom, leaf, petals } = objects;
  return orange + walnut + acorn + mushroom + leaf + petals;
}
