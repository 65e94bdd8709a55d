import { isPlainObject } from '../../core/objects.ts';
import type { OptionSet } from '../../core/options.ts';
import { completeOptions } from '../../core/options.ts';
import { placementFault, reconstructedLayout } from './layouts.ts';
import type { Options } from './types.ts';
import { en } from './words/en.ts';

/** §1: the options, their defaults and their allowed values. */
export const options: OptionSet<Options> = {
  clause: 'EW-1.1',
  defaults: { players: 4, firstSeat: 'random', layout: 'reconstructed', claims: 'seat' },
  rules: {
    players: { clause: 'EW-1.1', values: [3, 4, 5, 6] },
    firstSeat: {
      clause: 'EW-3.2',
      has: (value) => value === 'random' || typeof value === 'number',
      fault: (value, { players }) =>
        value === 'random' || isSeat(value, players) ? undefined : { fault: 'seat', params: { last: players - 1 } },
    },
    layout: {
      clause: 'EW-3.3',
      has: (value) => value === 'reconstructed' || isPlainObject(value),
      fault: (layout, { players }) => (layout === 'reconstructed' ? undefined : placementFault(layout, players)),
      full: ({ players }) => reconstructedLayout(players),
    },
    claims: { clause: 'EW-10.1', values: ['seat', 'wizard'] },
  },
};

/** EW-1.1: checks options and fills in defaults. */
export function optionsOf(given: Partial<Options>): Options {
  return completeOptions('elfenwizards', options, en.options, given);
}

function isSeat(value: number, players: number): boolean {
  return Number.isInteger(value) && !Object.is(value, -0) && value >= 0 && value < players;
}
