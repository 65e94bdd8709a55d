import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecord, replay } from '../../src/core/index.ts';
import { escaped, excerpt, shown } from '../../src/core/wording.ts';
import { strage } from '../../src/games/strage/index.ts';
import { toy } from '../testing/toy.ts';

/** Control characters, invisible characters and line ends. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Text in which about every other character must be escaped. */
const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\u001b', '\u0007', '\n', '\r', '\t', '\u007f', '\u0085', '\u009b', '\u00ad', '\u200e', '\u2028'),
    fc.constantFrom('\u2029', '\u202e', '\u2066', '\ufeff', '\u{e0001}', '\ud800', '\udfff', '"', '\\', 'a', '…', '𝄞'),
  ),
  maxLength: 400,
});

describe('text from outside', () => {
  it('is shown without control characters for the terminal, and cut', () => {
    expect(excerpt('😀'.repeat(11), 20)).toBe(`${'😀'.repeat(9)}…`);
    fc.assert(
      fc.property(hostile, (text) => {
        for (const told of [escaped(text), excerpt(text), shown(text), shown({ [text]: text })]) {
          expect(told).not.toMatch(UNPRINTABLE);
        }
        expect(excerpt(text).replace(/\\u[0-9a-f]{4}/g, 'x').length).toBeLessThanOrEqual(80);
      }),
      { numRuns: 500 },
    );
  });

  it('means the same in JSON after escaping', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(JSON.parse(escaped(JSON.stringify({ [text]: [text] })))).toEqual({ [text]: [text] });
      }),
    );
  });

  it('stays as it is if nothing needs escaping', () => {
    const text = 'Anna "la rossa" \\ Bérénice 𝄞 日本';
    expect(escaped(text)).toBe(text);
    expect(shown(text)).toBe(JSON.stringify(text));
  });
});

it('a sentence about a list of lists has the names of their items', () => {
  const shown = Object({ type: 'shown', cards: [['left', 4], ['right']] });
  expect(toy().describeEvent(shown)).toBe('The cards are Left 4 · Right.');
});

describe('an error message', () => {
  const long = 'field\u001b]0;\u0007\u202e\n'.repeat(10_000);

  it('quotes the beginning of an unknown key of a move', () => {
    const refused = strage.violation(strage.setup(), { type: 'end', [long]: 1 });
    expect(refused?.code).toBe('strage/malformed-move');
    for (const text of [String(refused?.params['field']), refused && strage.describeViolation(refused)]) {
      expect(text).not.toMatch(UNPRINTABLE);
      expect(text?.length).toBeLessThan(600);
    }
  });

  it.each([
    { result: long },
    { game: long },
    { moves: [long] },
    { options: { [long]: 1 } },
    { options: { players: long } },
    { options: { order: long } },
    { moves: [{ type: long }] },
    { moves: [{ type: 'roll', [long]: 1 }] },
  ])('quotes the beginning of a faulty value in a record: %#', (part) => {
    const record = { feyrules: 1, game: 'strage', rulesVersion: 1, options: {}, moves: [], ...part };
    expect(() => replay(strage, readRecord(JSON.stringify(record)))).toThrow(
      expect.objectContaining({
        message: expect.not.stringMatching(UNPRINTABLE),
        code: expect.stringMatching(/^record\//),
      }),
    );
    expect(() => replay(strage, readRecord(JSON.stringify(record)))).toThrow(/^.{1,900}$/u);
  });

  it.each([
    ['a name', `[${'a'.repeat(9999)} "x"][${'a'.repeat(9999)} "x"]`],
    ['a value', `[Red "${'\u001b'.repeat(9999)}"]`],
    ['a value of options', `[Options "${'\u009b\u202e'.repeat(9999)}"]`],
  ])('quotes the beginning of %s in a text', (_, text) => {
    expect(() => readRecord(text)).toThrow(
      expect.objectContaining({ message: expect.not.stringMatching(UNPRINTABLE) }),
    );
    expect(() => readRecord(text)).toThrow(/^.{1,900}$/u);
  });
});
