import type { Seat } from '../../core/game.ts';
import type { OptionSet } from '../../core/options.ts';
import { completeOptions } from '../../core/options.ts';
import type { Options } from './types.ts';
import { en } from './words/en.ts';

/** ST-1.4: the options, their defaults and their allowed values. */
export const options: OptionSet<Options> = {
  clause: 'ST-1.4',
  defaults: { players: 3, order: 'roll' },
  rules: {
    players: { clause: 'ST-1.4', values: [2, 3, 4] },
    order: {
      clause: 'ST-1.3',
      has: (value) => value === 'roll' || Array.isArray(value),
      fault: (order, { players }) =>
        order === 'roll' || isOrderOf(players, order)
          ? undefined
          : { fault: 'every-seat', clause: 'ST-1.3', params: { last: players - 1 } },
    },
  },
};

/** ST-1.4: checks options and fills in defaults. */
export function optionsOf(given: Partial<Options>): Options {
  return completeOptions('strage', options, en.options, given);
}

function isOrderOf(players: number, order: readonly Seat[]): boolean {
  return order.length === players && [...order.keys()].every((seat) => order.some((named) => Object.is(named, seat)));
}
