import { integers } from '../../core/domain.ts';
import { optionValueError } from '../../core/options.ts';
import { legacyOptions } from '../../core/options-legacy.ts';
import { FAIRY_POINTS, STONES } from './data.ts';
import type { Options } from './types.ts';

const isPoints = integers(1, 9).has;

/** §1: the options, complete and checked. */
export function optionsOf(given: Partial<Options>): Options {
  const options = legacyOptions<Options>(
    'the-challenge',
    'TC-1.1',
    {
      players: { expected: '2..6', has: integers(2, 6).has },
      firstSeat: { expected: '"random" or a seat', has: (value) => value === 'random' || integers(0, 5).has(value) },
      fairyPoints: { expected: 'a number from 1 to 9 for each of the six colours', has: isTableOfPoints },
    },
    { players: 4, firstSeat: 'random', fairyPoints: FAIRY_POINTS },
    given,
  );
  const { players, firstSeat } = options;
  if (firstSeat !== 'random' && firstSeat >= players) {
    throw optionValueError('the-challenge', 'TC-1.1', 'firstSeat', firstSeat, `a seat from 0 to ${players - 1}`);
  }
  return options;
}

function isTableOfPoints(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const points = new Map<string, unknown>(Object.entries(value));
  return points.size === STONES.length && STONES.every((stone) => isPoints(points.get(stone)));
}
