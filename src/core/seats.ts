import { at } from './checked-access.ts';
import { coreFailure } from './failures.ts';
import type { Seat } from './game.ts';
import type { OptionRule } from './options.ts';
import { shown } from './wording.ts';

/** @throws RangeError or TypeError if there is no such seat. */
export function checkSeat(seat: Seat, players: number): void {
  if (typeof seat !== 'number') throw coreFailure('core/bad-seat', { seat: shown(seat) }, { kind: TypeError });
  const last = players - 1;
  if (Number.isInteger(seat) && seat >= 0 && seat <= last && !Object.is(seat, -0)) return;
  throw coreFailure('core/no-such-seat', { seat, last }, { kind: RangeError });
}

/** @throws RangeError if it is not a number in that range. */
export function checkRange(name: string, given: number, least: number, most: number = Number.POSITIVE_INFINITY): void {
  if (typeof given === 'number' && given >= least && given <= most) return;
  const params = { name, least, most, given: typeof given === 'number' ? given : shown(given) };
  throw coreFailure('core/not-in-range', params, { kind: RangeError });
}

/**
 * Refuses a number of players that the game does not allow.
 * @param rule the rule of the option `players`.
 * @throws RangeError
 */
export function checkPlayers(players: number, { values = [], clause }: OptionRule<number, never>): void {
  if (values.includes(players)) return;
  const params = { players: shown(players), known: values.join(', '), clause };
  throw coreFailure('core/no-table', params, { kind: RangeError });
}

/** The item of that seat in `state.seats`; writable if the state is a draft. */
export function playerOf<Player>(state: { readonly seats: readonly Player[] }, seat: Seat): Player {
  return at(state.seats, seat);
}

/** The next seat clockwise. */
export function seatAfter({ players }: { readonly players: number }, seat: Seat): Seat {
  return (seat + 1) % players;
}

/** The seat whose turn it is. */
export function atTurn({ turn }: { readonly turn: Seat }): Seat {
  return turn;
}
