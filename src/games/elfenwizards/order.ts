import type { Seat } from '../../core/game.ts';
import type { State } from './types.ts';

/** The seat with the dragon. */
export function firstPlayer({ dragon }: Pick<State, 'dragon'>): Seat {
  if (dragon === null) throw new Error('broken state: no seat has the dragon');
  return dragon;
}

/** The next seat in turn order; `undefined` after the last. */
export function seatAfter(state: Pick<State, 'players' | 'dragon'>, seat: Seat): Seat | undefined {
  const next = (seat + 1) % state.players;
  return next === firstPlayer(state) ? undefined : next;
}
