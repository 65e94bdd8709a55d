import type { OptionSet } from '../../core/options.ts';
import { completeOptions, optionValueError } from '../../core/options.ts';
import { seatField } from './data.ts';
import type { Options } from './types.ts';
import { en } from './words/en.ts';

/** What every edition and Elfengold may set. */
export const sharedRules: Pick<OptionSet<Options>['rules'], 'players' | 'firstSeat' | 'destination'> = {
  players: { clause: 'EL-1.1', values: [2, 3, 4, 5, 6] },
  firstSeat: { clause: 'EL-1.2', has: (value) => value === 'random' || seatField.has(value) },
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
  const complete = completeOptions('elfenland', options, en.options, given);
  expectSeat('elfenland', complete);
  return complete;
}

/** EL-1.1: the first seat is one of those that play. */
export function expectSeat(id: string, { players, firstSeat }: Pick<Options, 'players' | 'firstSeat'>): void {
  if (firstSeat === 'random' || firstSeat < players) return;
  throw optionValueError(id, 'EL-1.1', 'firstSeat', firstSeat, `"random" or a seat from 0 to ${players - 1}`);
}
