import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../src/testing/texts.ts';

const sampled = fc.sample(anyText(), { numRuns: 3000, seed: 20090220 });

it('any text contains characters below and above the surrogates, and no lone surrogates', () => {
  const codes = [...sampled.join('')].map((character) => character.codePointAt(0) ?? -1);
  expect(codes.some((code) => code < 0xd800)).toBe(true);
  expect(codes.some((code) => code > 0xffff)).toBe(true);
  expect(codes.filter((code) => code >= 0xd800 && code < 0xe000)).toEqual([]);
  expect(anyText().canShrinkWithoutContext('\ud800')).toBe(false);
});

it('any text is sometimes the name of an inherited property', () => {
  expect(sampled.some((text) => /__proto__|constructor|toString|valueOf/.test(text))).toBe(true);
});

it('any text shrinks to the first characters', () => {
  const { counterexample } = fc.check(
    fc.property(anyText(), (text) => [...text].length < 2),
    { seed: 1 },
  );
  expect(counterexample).toEqual(['\0\0']);
});
