import { describe, expect, it } from 'vitest';
import { testOf } from '../../src/core/validator.ts';

describe('the validator made from a JSON Schema', () => {
  it('accepts only true and false for a boolean', () => {
    const test = testOf({ type: 'boolean' });
    expect([true, false, 0, 1, 'true', null].map(test)).toEqual([true, true, false, false, false, false]);
  });

  it('accepts integers within inclusive bounds', () => {
    const test = testOf({ type: 'integer', minimum: -1, maximum: 2 });
    expect([-2, -1, 0, 1, 2, 3].map(test)).toEqual([false, true, true, true, true, false]);
    expect([0.5, -0, Number.NaN, '1', 1n].some(test)).toBe(false);
    expect([0.5, -0, Number.NaN, 3].map(testOf({ type: 'number', maximum: 2 }))).toEqual([true, false, false, false]);
  });

  it('accepts strings that match a pattern, and no value that only prints like one', () => {
    const test = testOf({ type: 'string', pattern: '^[0-9]+$' });
    expect(['12', 'x', '', 12, ['12'], null].map(test)).toEqual([true, false, false, false, false, false]);
    expect(['', 'x', 12, {}].map(testOf({ type: 'string' }))).toEqual([true, true, false, false]);
  });

  it('accepts lists of allowed length and items', () => {
    const test = testOf({ type: 'array', minItems: 1, maxItems: 2, items: { type: 'boolean' } });
    expect([[], [true], [true, false], [true, true, true]].map(test)).toEqual([false, true, true, false]);
    expect([[1], { 0: true, length: 1 }, 'x'].some(test)).toBe(false);
    expect(testOf({ type: 'array', items: { type: 'null' } })([])).toBe(true);
  });

  it('accepts a set without duplicates', () => {
    const test = testOf({ type: 'array', items: { enum: ['a', 'b'] }, uniqueItems: true });
    expect([[], ['b', 'a'], ['a', 'a'], ['c']].map(test)).toEqual([true, true, false, false]);
  });

  it('accepts any of several types, and only listed values', () => {
    expect([true, null, 0].map(testOf({ type: ['boolean', 'null'] }))).toEqual([true, true, false]);
    const listed = testOf({ type: ['string', 'null'], enum: ['a', null] });
    expect(['a', null, 'b'].map(listed)).toEqual([true, true, false]);
    expect([0, 1, -0, '1'].map(testOf({ enum: [0, 1] }))).toEqual([true, true, false, false]);
  });

  it('accepts other fields of an object only if the schema is open', () => {
    const [type, properties] = ['object', { a: { type: 'null' } }] as const;
    const open = [{ type }, { type, properties, additionalProperties: true }];
    for (const schema of open) expect([{ a: null, b: 1 }, { b: 1 }].map(testOf(schema))).toEqual([true, true]);
    expect(testOf({ type, properties, additionalProperties: false })({ a: null, b: 1 })).toBe(false);
    expect(testOf({ type, properties, required: ['a'] })(Object.create({ a: null }))).toBe(false);
  });

  it('cannot be made from an unknown keyword', () => {
    expect(testOf({})('anything')).toBe(true);
    expect(() => testOf({ type: 'string', minLength: 2 })).toThrow(
      'The validator does not support the keyword "minLength"',
    );
    expect(() => testOf({ type: 'array', items: { $ref: '#/definitions/Card' } })).toThrow('keyword "$ref"');
    expect(() => testOf({ title: 'no type' })).toThrow('The validator does not support the JSON Schema');
  });

  it('cannot be made from alternatives with another condition beside them, which it would not test', () => {
    const anyOf = [{ type: 'integer' }, { type: 'null' }];
    expect([0, null, ''].map(testOf({ anyOf, description: 'a seat, or nobody' }))).toEqual([true, true, false]);
    for (const schema of [
      { anyOf, minimum: 1 },
      { oneOf: anyOf, type: 'integer' },
      { anyOf, oneOf: anyOf },
    ])
      expect(() => testOf(schema)).toThrow('The validator does not support the JSON Schema');
  });
});
