import type { OptionSet } from '../../core/options.ts';
import { completeOptions } from '../../core/options.ts';
import { seatField } from './data.ts';
import type { Options } from './types.ts';
import { en } from './words/en.ts';

/** What every edition and Elfengold may set. */
export const sharedRules: OptionSet<Pick<Options, 'players' | 'firstSeat' | 'destination'>>['rules'] = {
  players: { clause: 'EL-1.1', values: [2, 3, 4, 5, 6] },
  firstSeat: {
    clause: 'EL-1.2',
    has: (value) => value === 'random' || seatField.has(value),
    fault: (value, { players }) =>
      value === 'random' || value < players
        ? undefined
        : { fault: 'seat', clause: 'EL-1.1', params: { last: players - 1 } },
  },
  destination: { clause: 'EL-3.3', values: [false, true] },
};

/** EL-1.1: what may be set, and what holds where nothing is. */
export const options: OptionSet<Options> = {
  clause: 'EL-1.1',
  defaults: {
    players: 4,
    firstSeat: 'random',
    rounds: 4,
    deal: 'to-eight',
    finalHandLimit: true,
    destination: false,
  },
  rules: {
    ...sharedRules,
    rounds: { clause: 'EL-9.1', values: [3, 4] },
    deal: { clause: 'EL-4.2', values: ['to-eight', 'eight-new'] },
    finalHandLimit: { clause: 'EL-7.9', values: [true, false] },
  },
};

/** EL-1.1: the options of a game, checked. */
export function optionsOf(given: Partial<Options>): Options {
  return completeOptions('elfenland', options, en.options, given);
}
