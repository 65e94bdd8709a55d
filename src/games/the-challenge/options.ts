import { integers } from '../../core/domain.ts';
import { firstSeatOption } from '../../core/first-seat.ts';
import { isPlainObject } from '../../core/objects.ts';
import type { OptionFault, OptionSet } from '../../core/options.ts';
import { completeOptions } from '../../core/options.ts';
import { excerpt } from '../../core/wording.ts';
import { FAIRY_POINTS, STONES, seat } from './data.ts';
import type { Options } from './types.ts';
import { en } from './words/en.ts';

const isPoints = integers(1, 9).has;

/** TC-1.1: the options, their defaults and their allowed values. */
export const options: OptionSet<Options> = {
  clause: 'TC-1.1',
  defaults: { players: 4, firstSeat: 'random', fairyPoints: FAIRY_POINTS, blueAlone: 'colour' },
  rules: {
    players: { clause: 'TC-1.1', values: [2, 3, 4, 5, 6] },
    firstSeat: firstSeatOption('TC-1.2', seat),
    fairyPoints: { clause: 'TC-2.2', has: isPlainObject, fault: pointsFault },
    blueAlone: { clause: 'TC-4.3', values: ['colour', 'stone'] },
  },
};

/** TC-1.1: checks options and fills in defaults. */
export function optionsOf(given: Partial<Options>): Options {
  return completeOptions('the-challenge', options, en.options, given);
}

/** §1: the first fault of a table of fairy points. A valid table has 1 to 9 for each of the six colours, no more. */
function pointsFault(table: object): OptionFault | undefined {
  const points = new Map<string, unknown>(Object.entries(table));
  for (const stone of STONES) {
    if (!points.has(stone)) return { fault: 'missing', params: { stone } };
    if (!isPoints(points.get(stone))) return { fault: 'points', params: { stone } };
  }
  const other = [...points.keys()].find((key) => !STONES.some((stone) => stone === key));
  return other === undefined ? undefined : { fault: 'colour', params: { stone: excerpt(other) } };
}
