import type { OptionSet } from '../../core/options.ts';
import { completeOptions, optionValueError } from '../../core/options.ts';
import { placementFault } from './layouts.ts';
import type { Options } from './types.ts';
import { en } from './words/en.ts';

/** §1: what may be set, and what holds where nothing is. */
export const options: OptionSet<Options> = {
  clause: 'EW-1.1',
  defaults: { players: 4, firstSeat: 'random', layout: 'reconstructed', claims: 'seat' },
  rules: {
    players: { clause: 'EW-1.1', values: [3, 4, 5, 6] },
    firstSeat: { clause: 'EW-3.2', has: (value) => value === 'random' || typeof value === 'number' },
    layout: { clause: 'EW-3.3', has: (value) => value === 'reconstructed' || isObject(value) },
    claims: { clause: 'EW-10.1', values: ['seat', 'wizard'] },
  },
};

/** EW-1.1: the options of a game, checked. */
export function optionsOf(given: Partial<Options>): Options {
  const complete = completeOptions('elfenwizards', options, en.options, given);
  const { players, firstSeat, layout } = complete;
  if (firstSeat !== 'random' && !isSeat(firstSeat, players)) {
    const expected = `"random" or a seat from 0 to ${players - 1}`;
    throw optionValueError('elfenwizards', 'EW-1.1', 'firstSeat', firstSeat, expected);
  }
  const fault = layout === 'reconstructed' ? undefined : placementFault(layout, players);
  if (fault !== undefined) throw optionValueError('elfenwizards', 'EW-3.3', 'layout', layout, fault);
  return complete;
}

function isSeat(value: number, players: number): boolean {
  return Number.isInteger(value) && !Object.is(value, -0) && value >= 0 && value < players;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
