import { firstSeatOption } from '../core/first-seat.ts';
import type { OptionSet } from '../core/options.ts';
import { seatField } from './data.ts';
import type { RealmOptions } from './types.ts';

/** The options of both games. */
export const sharedRules: OptionSet<RealmOptions>['rules'] = {
  players: { clause: 'EL-1.1', values: [2, 3, 4, 5, 6] },
  firstSeat: firstSeatOption('EL-1.2', seatField),
  destination: { clause: 'EL-3.3', values: [false, true] },
};
