import { at } from '../../core/checked-access.ts';
import { integers } from '../../core/domain.ts';
import { isPlainObject } from '../../core/objects.ts';
import type { OptionFault, OptionSet } from '../../core/options.ts';
import { completeOptions } from '../../core/options.ts';
import { excerpt } from '../../core/wording.ts';
import { sharedRules } from '../../realm/options.ts';
import { discs, standardPlacing, townsWithDiscs } from './data.ts';
import type { Options } from './types.ts';
import { en } from './words/en.ts';

const limits = integers(0, 70);

/** EL-1.1: the options, their defaults and their allowed values. */
export const options: OptionSet<Options> = {
  clause: 'EL-1.1',
  defaults: {
    players: 4,
    firstSeat: 'random',
    destination: false,
    goldValues: 'standard',
    wizards: false,
    bidding: 'penalty',
    handLimit: 'elfenland',
    moveDraw: 'deck',
  },
  rules: {
    ...sharedRules,
    goldValues: {
      clause: 'EG-3.2',
      has: (value) => value === 'standard' || value === 'random' || isPlainObject(value),
      fault: (value) => (typeof value === 'string' ? undefined : placingFault(value)),
      full: () => standardPlacing,
    },
    wizards: { clause: 'EG-9.4', values: [false, true] },
    bidding: { clause: 'EG-7.6', values: ['penalty', 'capped'] },
    handLimit: { clause: 'EG-9.9', has: (value) => value === 'elfenland' || value === null || limits.has(value) },
    moveDraw: { clause: 'EG-9.8', values: ['deck', 'choice'] },
  },
};

/** EL-1.1: checks options and fills in defaults. */
export function optionsOf(given: Partial<Options>): Options {
  return completeOptions('elfengold', options, en.options, given);
}

/** EG-3.2: the fault of a placement of the 20 discs on the 20 towns, if any. */
function placingFault(placing: object): OptionFault | undefined {
  const laid = new Map<string, unknown>(Object.entries(placing));
  const missing = townsWithDiscs.find((town) => !laid.has(town));
  if (missing !== undefined) return { fault: 'missing', params: { town: missing } };
  const other = [...laid.keys()].find((key) => !townsWithDiscs.some((town) => town === key));
  if (other !== undefined) return { fault: 'town', params: { town: excerpt(other) } };
  const odd = [...laid].find(([, disc]) => typeof disc !== 'number' || (discs[disc] ?? 0) === 0);
  if (odd !== undefined) return { fault: 'disc', params: { town: odd[0] } };
  const numbers = discs.map((_, disc) => [...laid.values()].filter((own) => own === disc).length);
  const disc = discs.findIndex((due, each) => numbers[each] !== due);
  if (disc < 0) return undefined;
  return { fault: 'number', params: { disc, due: at(discs, disc), number: at(numbers, disc) } };
}
