import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flawOfJson } from '../../src/core/json-flaw.ts';
import { describeRecordError } from '../../src/core/record.ts';

describe('the flaw in a text that is not JSON', () => {
  it.each([
    ['{"a":1,}', 'a comma before } at line 1:8 of the record'],
    ['{"a":[1,,2]}', 'a comma before , at line 1:9 of the record'],
    ['{"a":[1,2,\n ]}', 'a comma before ] at line 2:2 of the record'],
    ['{"a":[1,\r\n2,\r]}', 'a comma before ] at line 3:1 of the record'],
    ['{"a" 1}', 'no comma or colon before 1 at line 1:6 of the record'],
    ['{"a":1\n"b":2}', 'no comma or colon before "b" at line 2:1 of the record'],
    ['{"a":1}{"b":2}', 'another object begins at line 1:8 of the record'],
    ['{"a":1}\nEOF\n', 'EOF after the end at line 2:1 of the record'],
    ['{"a":1}5\n', '5 after the end at line 1:8 of the record'],
    ['{"a":😀}', 'unexpected 😀 at line 1:6 of the record'],
    ['{"a":1},', ', after the end at line 1:8 of the record'],
    ["{'a':1}", "unexpected ' at line 1:2 of the record"],
    ['{"a":NaN}', 'unexpected NaN at line 1:6 of the record'],
    ['{"a":1 // one\n}', 'unexpected / at line 1:8 of the record'],
    ['{"a":1]', 'a wrong bracket, comma, number or string'],
    ['{"a":"\t"}', 'a wrong bracket, comma, number or string'],
  ])('%j: %s', (text, flaw) => {
    expect(() => JSON.parse(text)).toThrow();
    const error = { code: 'record/not-json', params: flawOfJson(text), violation: undefined } as const;
    expect(describeRecordError(error)).toBe(`The record is not valid JSON (${flaw}).`);
  });

  it.each(['{"a":-', '{"a":1.5e+', '{"a":tru', '{"a":tru\n', '{"a":"x\\'])('reports %j as cut off', (text) => {
    expect(flawOfJson(text)).toEqual({ flaw: 'cut-off' });
  });

  it('reports a text cut off at any place', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (value, at) => {
          const text = JSON.stringify(value);
          const cut = text.slice(0, 1 + Math.floor(at * (text.length - 1)));
          if (cut !== text) expect(flawOfJson(cut)).toEqual({ flaw: 'cut-off' });
        },
      ),
    );
  });

  it('takes time linear in the length of the text', () => {
    expect(flawOfJson(`{"m":["${'\\'.repeat(2e6)}`)).toEqual({ flaw: 'cut-off' });
    expect(flawOfJson(`{"m":[${'"a\\\\",'.repeat(1e5)}]}`)).toMatchObject({ flaw: 'comma', character: 600_007 });
    expect(flawOfJson(`{${' '.repeat(2e6)}`)).toEqual({ flaw: 'cut-off' });
  });
});
