import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { integers, listing, multisets, oneOf, optional } from '../../src/core/domain.ts';

const domains = {
  integers: integers(-2, 3),
  oneOf: oneOf(true, 'leaf', 0),
  optional: optional(integers(1, 6)),
  multisets: multisets(['bear', 'cat', 'dog'], 1, 3),
};

describe.each(Object.entries(domains))('%s', (_name, domain) => {
  it('accepts exactly its listed values and lists each once', () => {
    const listed = domain.values.map((value) => JSON.stringify(value));
    expect(new Set(listed).size).toBe(listed.length);
    for (const value of domain.values) expect(domain.has(value)).toBe(true);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(domain.has(value)).toBe(!Object.is(value, -0) && listed.includes(JSON.stringify(value)));
      }),
    );
  });

  it('accepts neither -0 nor undefined', () => {
    expect(domain.has(-0)).toBe(false);
    expect(domain.has(undefined)).toBe(false);
  });
});

it('a field that may be absent keeps the values that are always refused', () => {
  const domain = optional(listing([1], [2], integers(1, 3)));
  expect(domain).toMatchObject({ values: [1], refused: [2], optional: true });
});

describe('multisets', () => {
  it('lists members in the order of the items', () => {
    expect(multisets(['b', 'a'], 0, 2).values).toEqual([[], ['b'], ['b', 'b'], ['b', 'a'], ['a'], ['a', 'a']]);
    expect(multisets(['b', 'a'], 0, 2).has(['a', 'b'])).toBe(false);
  });

  it('lists as many as the binomial formula gives', () => {
    // n items, k members: (n + k − 1 choose k). Six faces, seven dice: 792.
    expect(multisets([1, 2, 3, 4, 5, 6], 7, 7).values).toHaveLength(792);
  });

  it('refuses -0 as a member', () => {
    expect(multisets([0, 1], 1, 1).has([-0])).toBe(false);
  });
});
