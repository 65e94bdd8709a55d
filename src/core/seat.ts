import type { Seat } from './game.ts';
import { shown } from './wording.ts';

/** @throws RangeError or TypeError for a seat that does not exist. */
export function checkSeat(seat: Seat, players: number): void {
  if (typeof seat !== 'number') throw new TypeError(`A seat is a number, not ${shown(seat)}.`);
  const last = players - 1;
  if (Number.isInteger(seat) && seat >= 0 && seat <= last) return;
  throw new RangeError(`There is no seat ${seat}; the seats are 0 to ${last}.`);
}
