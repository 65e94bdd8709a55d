import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OptionsError } from '../../src/core/errors.ts';
import type { OptionSet } from '../../src/core/options.ts';
import { completeOptions, optionList } from '../../src/core/options.ts';

interface Options {
  readonly players: number;
  readonly variant: boolean;
}

const DEFAULTS: Options = { players: 3, variant: false };

const set: OptionSet<Options> = {
  clause: 'TOY-1',
  defaults: DEFAULTS,
  rules: {
    players: { clause: 'TOY-2', values: [2, 3, 4] },
    variant: { clause: 'TOY-3', has: (value) => typeof value === 'boolean' },
  },
};

const words = { players: { expected: '2 to 4' }, variant: { expected: 'true or false' } };

function complete(given?: Partial<Options>): Options {
  return completeOptions('toy', set, words, given);
}

it('optionList gives key, clause, default, values and the expected value of each option', () => {
  expect(optionList(set, words)).toEqual([
    { key: 'players', clause: 'TOY-2', default: 3, values: [2, 3, 4], expected: '2 to 4' },
    { key: 'variant', clause: 'TOY-3', default: false, expected: 'true or false' },
  ]);
});

describe('completeOptions', () => {
  it('fills in the defaults, also for undefined', () => {
    expect(complete()).toEqual(DEFAULTS);
    expect(complete({ players: 2 })).toEqual({ players: 2, variant: false });
    expect(complete(Object.fromEntries([['players', undefined]]))).toEqual(DEFAULTS);
  });

  it('names the option, its value and the expected values in the error', () => {
    expect(() => complete({ players: 9 })).toThrow('The option "players" cannot be 9; expected 2 to 4. (TOY-1)');
  });

  it('completes the options or throws an OptionsError, for any value', () => {
    const known = new Set(['players', 'variant']);
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        try {
          expect(Object.keys(complete(Object(json)))).toEqual(['players', 'variant']);
          expect(Object.keys(Object(json)).every((key) => known.has(key))).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(OptionsError);
        }
      }),
    );
    expect(() => complete(JSON.parse('null'))).toThrow(OptionsError);
    for (const key of ['__proto__', 'constructor', 'toString']) {
      expect(() => complete(JSON.parse(`{"${key}":1}`))).toThrow(OptionsError);
    }
  });
});
