import { expect, it } from 'vitest';
import { OptionsError, RecordError } from '../../../src/core/errors.ts';
import { replay } from '../../../src/core/record.ts';
import { readRecord } from '../../../src/core/record-text.ts';
import { shown } from '../../../src/core/wording.ts';
import { strage } from '../../../src/index.ts';

/** `JSON.parse` reads any depth, `JSON.stringify` does not: quoting a deep value overflowed the stack. */
const DEEP = '['.repeat(100_000) + ']'.repeat(100_000);

it('a deeply nested move is refused without a stack overflow', () => {
  const record = readRecord(`{"feyrules":1,"game":"strage","rulesVersion":1,"moves":[${DEEP}]}`);
  expect(() => replay(strage, record)).toThrow(RecordError);
  expect(() => replay(strage, record)).toThrow('Move 1, …, is illegal.');
});

it('so are options, and values that are not JSON', () => {
  const ring: { players?: unknown } = {};
  ring.players = ring;
  for (const options of [JSON.parse(`{"players":${DEEP}}`), { players: 3n }, ring]) {
    expect(() => strage.setup(options)).toThrow(OptionsError);
    expect(() => strage.setup(options)).toThrow('The option "players" cannot be …;');
  }
});

it('values that can be printed are quoted', () => {
  expect([shown({ a: 1 }), shown(undefined), shown('x'.repeat(200)).length]).toEqual(['{"a":1}', 'undefined', 80]);
});
