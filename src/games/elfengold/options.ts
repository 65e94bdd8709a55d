import { integers } from '../../core/domain.ts';
import type { OptionSet } from '../../core/options.ts';
import { completeOptions } from '../../core/options.ts';
import { expectSeat, sharedRules } from '../elfenland/options.ts';
import { discs, townsWithDiscs } from './data.ts';
import type { Options } from './types.ts';
import { en } from './words/en.ts';

const limits = integers(0, 70);

/** EL-1.1: what may be chosen before the game. */
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
      has: (value) => value === 'standard' || value === 'random' || isPlacing(value),
    },
    wizards: { clause: 'EG-9.4', values: [false, true] },
    bidding: { clause: 'EG-7.6', values: ['penalty', 'capped'] },
    handLimit: { clause: 'EG-9.9', has: (value) => value === 'elfenland' || value === null || limits.has(value) },
    moveDraw: { clause: 'EG-9.8', values: ['deck', 'choice'] },
  },
};

/** EL-1.1: the options of a game, checked. */
export function optionsOf(given: Partial<Options>): Options {
  const complete = completeOptions('elfengold', options, en.options, given);
  expectSeat('elfengold', complete);
  return complete;
}

/** EG-3.2: whether the 20 discs lie on the 20 towns. */
function isPlacing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const laid = new Map<string, unknown>(Object.entries(value));
  const isComplete = laid.size === townsWithDiscs.length && townsWithDiscs.every((id) => laid.has(id));
  return isComplete && discs.every((count, disc) => [...laid.values()].filter((own) => own === disc).length === count);
}
