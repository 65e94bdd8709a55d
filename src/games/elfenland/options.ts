import type { OptionSet } from '../../core/options.ts';
import { completeOptions } from '../../core/options.ts';
import { sharedRules } from '../../realm/options.ts';
import type { Options } from './types.ts';
import { en } from './words/en.ts';

/** EL-1.1: the options, their defaults and their allowed values. */
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

/** EL-1.1: checks options and fills in defaults. */
export function optionsOf(given: Partial<Options>): Options {
  return completeOptions('elfenland', options, en.options, given);
}
