import { expect, it } from 'vitest';
import { readRecord } from '../../../src/core/record-text.ts';

const HEAD = '[Feyrules "1"]\n[Game "strage"]\n[RulesVersion "1"]\n';

/** The loop over the escapes of a tag's value exhausted the stack of the regular expression: a RangeError. */
it.each([['\\n'], ['\\"'], ['\\\\'], ['a\\n']])('a tag of many %s is read', (escaped) => {
  const value = escaped.repeat(4_500_000);
  expect(readRecord(`${HEAD}[Red "${value}"]\n#*\n`).tags['Red']).toBe(JSON.parse(`"${value}"`));
});

it.each(['x', '\\', '\\\\', '"', '\\"', '\\\\"', 'x" ]', '" "', '""]['])(
  'a value ends at the end of its string: %j',
  (end) => {
    const value = `a ] "b" [ ${end}`;
    const text = `${HEAD}[Red ${JSON.stringify(value)}]\n[Green ${JSON.stringify(end)} ]\n#*\n`;
    expect(readRecord(text).tags).toEqual({ Red: value, Green: end });
  },
);
