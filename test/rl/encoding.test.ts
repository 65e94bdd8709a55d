import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../src/core/kit.ts';
import { strage } from '../../src/games/strage/index.ts';
import { observationsOf } from '../../src/rl/index.ts';

/** The encoding of a view of two seats by that schema, without the numbers of the observer. */
function encoding(schema: JsonSchema): { readonly names: readonly string[]; of(view: unknown): number[] } {
  const { names, observe } = observationsOf(strage, schema, { players: 2 });
  return {
    names: names.slice(2),
    of: (view) => [...Reflect.apply(observe, undefined, [view, 0])].slice(2),
  };
}

/** A view with that single field. */
const fieldOf = (schema: JsonSchema) =>
  encoding({ type: 'object', properties: { field: schema }, required: ['field'] });

/** The fields of a form with a constant. */
const DRAFT = { kind: { const: 'draft' }, open: { type: 'boolean' } } as const;

describe('a vector', () => {
  it('contains the integers that a 32-bit float represents exactly, and refuses others', () => {
    const { of } = fieldOf({ type: 'integer' });
    expect(of({ field: 2 ** 24 })).toEqual([2 ** 24]);
    expect(of({ field: -(2 ** 24) })).toEqual([-(2 ** 24)]);
    const expected = 'an integer of at most ±16777216';
    expect(() => of({ field: 2 ** 24 + 1 })).toThrow(
      expect.objectContaining({ code: 'rl/unfit-view', params: { path: 'field', found: '16777217', expected } }),
    );
    expect(() => of({ field: '1' })).toThrow(`field cannot be "1"; expected ${expected}.`);
    for (const odd of [Number.NaN, 0.5]) expect(() => of({ field: odd })).toThrow(`expected ${expected}.`);
  });

  it('refuses a value that should be a boolean', () => {
    const { of } = fieldOf({ type: 'boolean' });
    expect([of({ field: true }), of({ field: false })]).toEqual([[1], [0]]);
    for (const other of [null, 1, 'true']) expect(() => of({ field: other })).toThrow(RangeError);
  });

  it('refuses a number outside the bounds of a list and reports its position', () => {
    const items = { type: 'integer', minimum: 1, maximum: 4 } as const;
    const { of } = fieldOf({ type: 'array', minItems: 3, maxItems: 3, items });
    expect(of({ field: [1, 4, 2] })).toEqual([1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0]);
    expect(() => of({ field: [5, 1, 1] })).toThrow('field[0] cannot be 5; expected ');
    expect(() => of({ field: [1, 0, 1] })).toThrow('field[1] cannot be 0; expected ');
    expect(() => of({ field: [1, 1, 1.5] })).toThrow('field[2] cannot be 1.5; expected ');
  });

  it('has the length before the items of a list, if the length varies', () => {
    const { of } = fieldOf({ type: 'array', maxItems: 2, items: { type: 'integer', minimum: 1, maximum: 2 } });
    expect([of({ field: [2, 1] }), of({ field: [] })]).toEqual([[2, 0, 1, 1, 0], Array(5).fill(0)]);
  });

  it('reports the path of a value that it cannot encode, at any depth', () => {
    const attack = {
      type: 'object',
      properties: { kind: { const: 'attack' }, at: { type: 'integer', maximum: 3, minimum: 0 } },
    };
    const { of } = fieldOf({ type: 'array', maxItems: 2, items: { anyOf: [{ type: 'null' }, attack] } });
    expect(of({ field: [null, { kind: 'attack', at: 3 }] })).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1]);
    expect(() => of({ field: [null, { kind: 'attack', at: 4 }] })).toThrow('field[1].attack.at cannot be 4; expected ');
    expect(() => of({ field: [null, { kind: 'retreat' }] })).toThrow('field[1] cannot be {"kind":"retreat"}');
    const { of: ofView } = encoding({ type: 'object', properties: DRAFT });
    expect(() => ofView({ kind: 'draft', open: 1 })).toThrow('draft.open cannot be 1; expected true or false.');
  });

  it('has one number per word for a set, in any order', () => {
    const items = { enum: ['virst', 'strykhaven', 'usselen'] };
    const { names, of } = fieldOf({ type: 'array', uniqueItems: true, items });
    expect(names).toEqual(['field[virst]', 'field[strykhaven]', 'field[usselen]']);
    expect([of({ field: [] }), of({ field: ['usselen', 'virst'] })]).toEqual([
      [0, 0, 0],
      [1, 0, 1],
    ]);
    expect(() => of({ field: ['virst', 'beata'] })).toThrow('field cannot be "beata"; expected ');
    expect(() => of({ field: 'virst' })).toThrow('field cannot be "virst"; expected ');
  });

  it('has one number, the index, for a word out of more than 64', () => {
    const words = Array.from({ length: 65 }, (_, index) => `w${index}`);
    const { names, of } = fieldOf({ enum: words });
    expect([names, of({ field: 'w64' }), of({ field: 'w0' })]).toEqual([['field'], [64], [0]]);
    expect(() => of({ field: 'w65' })).toThrow('field cannot be "w65"; expected ');
  });

  it('has zeros for an absent optional field, if no value of the field is all zeros', () => {
    const road = { type: 'object', properties: { counter: { enum: ['raft', null] } }, required: ['counter'] } as const;
    const { of } = fieldOf({ type: 'object', properties: { road, other: road }, required: ['other'] });
    expect(of({ field: { other: { counter: null } } })).toEqual([0, 0, 0, 1]);
    expect(() => of({ field: { road: { counter: 'raft' } } })).toThrow('field.other cannot be undefined; expected ');
  });

  it.each<JsonSchema>([
    { type: 'boolean' },
    { type: 'array', maxItems: 2, items: { type: 'boolean' } },
    { anyOf: [{ type: 'null' }, { type: 'integer' }] },
    { type: 'object', properties: { a: { enum: ['p', 'q'] } } },
  ])('refuses an absent optional field, if some value of the field is all zeros: %j', (schema) => {
    const { of } = fieldOf({ type: 'object', properties: { some: schema } });
    expect(() => of({ field: {} })).toThrow('field.some cannot be undefined; expected ');
  });

  it('has one number per value for integers among others', () => {
    const { names, of } = fieldOf({
      anyOf: [{ type: 'integer', minimum: 1, maximum: 2 }, { type: 'null' }, { enum: [2, 7] }],
    });
    expect(names).toEqual(['field=1', 'field=2', 'field=null', 'field=7']);
    expect([1, 2, null, 7].map((field) => of({ field }).indexOf(1))).toEqual([0, 1, 2, 3]);
    for (const other of [0, 3, 1.5, '1', undefined]) expect(() => of({ field: other })).toThrow('field cannot be');
  });

  it('names the fields of a tagged union by its tag', () => {
    const { names, of } = encoding({ type: 'object', properties: DRAFT });
    expect(names).toEqual(['kind=draft', 'draft.open']);
    expect(of({ kind: 'draft', open: true })).toEqual([1, 1]);
    const properties = { kind: DRAFT.kind, round: { const: 2 }, open: DRAFT.open } as const;
    expect(encoding({ type: 'object', properties }).names).toEqual(['kind=draft', 'round=2', 'draft.2.open']);
  });

  it('has the numbers of the variant that has the keys of an object, if no constant tells the variants apart', () => {
    const [a, b] = [{ enum: ['p', 'q'] }, { enum: ['r', 's'] }];
    const other = { type: 'object', properties: { b }, required: ['b'] } as const;
    const { of } = fieldOf({ anyOf: [{ type: 'object', properties: { a } }, other] });
    expect([{}, { a: 'q' }, { b: 's' }].map((field) => of({ field }).join(''))).toEqual(['0000', '0100', '0001']);
    expect(() => of({ field: { a: 'q', b: 's' } })).toThrow('field cannot be ');
  });

  it('is refused for a union whose variants encode alike', () => {
    expect(() => fieldOf({ anyOf: [{ type: 'integer' }, { type: 'boolean' }] })).toThrow(
      'The schema of field needs kinds that do not encode alike.',
    );
  });

  it('is refused with the path of the schema that does not fit', () => {
    const schema = { type: 'object', properties: { name: { type: 'string' } } } as const;
    expect(() => fieldOf(schema)).toThrow('The schema of field.name needs one of the types');
  });

  it.each([
    [{ type: 'boolean' }, true, '1,0 0,1'],
    [{ type: 'array', uniqueItems: true, items: { enum: ['virst', 'usselen'] } }, ['usselen'], '0,1,0 0,0,1'],
  ] as const)('has a number for null beside the numbers of %j', (schema, field, numbers) => {
    const { of } = fieldOf({ anyOf: [schema, { type: 'null' }] });
    expect(`${of({ field })} ${of({ field: null })}`).toBe(numbers);
  });

  it('has numbers for every variant of a nested union', () => {
    const attack = { type: 'object', properties: { kind: { const: 'attack' } } } as const;
    const { names, of } = fieldOf({ anyOf: [{ type: 'null' }, { anyOf: [{ type: 'integer' }, attack] }] });
    expect(names).toEqual(['field=null', 'field', 'field.kind=attack']);
    expect(of({ field: null })).toEqual([1, 0, 0]);
    expect(of({ field: 300 })).toEqual([0, 300, 0]);
    expect(of({ field: { kind: 'attack' } })).toEqual([0, 0, 1]);
    expect(() => of({ field: 'attack' })).toThrow('field cannot be "attack"; expected ');
  });
});
