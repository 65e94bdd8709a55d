import type { Seat } from '../../core/game.ts';
import type { State } from './types.ts';

type Table = Pick<State, 'players' | 'dragon'>;

/** The seat with the dragon. */
export function firstPlayer({ dragon }: Pick<State, 'dragon'>): Seat {
  if (dragon === null) throw new Error('broken state: no seat has the dragon');
  return dragon;
}

/** EW-0.1: every seat once, clockwise from the First Player or from another. */
export function inOrder(state: Table, from: Seat = firstPlayer(state)): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < state.players; i++) seats.push((from + i) % state.players);
  return seats;
}

/** The next seat in turn order; `undefined` after the last. */
export function seatAfter(state: Table, seat: Seat): Seat | undefined {
  const next = (seat + 1) % state.players;
  return next === firstPlayer(state) ? undefined : next;
}
