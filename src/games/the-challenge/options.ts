import { integers } from '../../core/domain.ts';
import type { OptionSet } from '../../core/options.ts';
import { completeOptions, optionValueError } from '../../core/options.ts';
import { FAIRY_POINTS, STONES, seat } from './data.ts';
import type { Options } from './types.ts';
import { en } from './words/en.ts';

const isPoints = integers(1, 9).has;

/** TC-1.1: what may be set, and what holds where nothing is. */
export const options: OptionSet<Options> = {
  clause: 'TC-1.1',
  defaults: { players: 4, firstSeat: 'random', fairyPoints: FAIRY_POINTS, blueAlone: 'colour' },
  rules: {
    players: { clause: 'TC-1.1', values: [2, 3, 4, 5, 6] },
    firstSeat: { clause: 'TC-1.2', has: (value) => value === 'random' || seat.has(value) },
    fairyPoints: { clause: 'TC-2.2', has: isTableOfPoints },
    blueAlone: { clause: 'TC-4.3', values: ['colour', 'stone'] },
  },
};

/** TC-1.1: the options of a game, complete and checked. */
export function optionsOf(given: Partial<Options>): Options {
  const complete = completeOptions('the-challenge', options, en.options, given);
  const { players, firstSeat } = complete;
  if (firstSeat !== 'random' && firstSeat >= players) {
    throw optionValueError('the-challenge', 'TC-1.1', 'firstSeat', firstSeat, `a seat from 0 to ${players - 1}`);
  }
  return complete;
}

function isTableOfPoints(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const points = new Map<string, unknown>(Object.entries(value));
  return points.size === STONES.length && STONES.every((stone) => isPoints(points.get(stone)));
}
