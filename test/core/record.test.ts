import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RecordError } from '../../src/core/errors.ts';
import { Match } from '../../src/core/match.ts';
import type { GameRecord } from '../../src/core/record.ts';
import { describeRecordError, recordOf, replay, resultOf } from '../../src/core/record.ts';
import { printRecord, readRecord } from '../../src/core/record-text.ts';
import { seeded } from '../../src/core/rng.ts';
import type { Move } from '../../src/games/strage/index.ts';
import { strage } from '../../src/games/strage/index.ts';
import { kit } from '../../src/games/strage/kit.ts';
import { migrated } from '../../src/referee/index.ts';
import { anyText } from '../../src/testing/texts.ts';
import { anyOf } from './at-random.ts';
import { errorOf } from './error-of.ts';

/** The first moves of a random game; all of them by default. */
function randomMoves(seed: number, plies: number = Number.POSITIVE_INFINITY): Move[] {
  const rng = seeded(seed);
  const moves: Move[] = [];
  for (let state = strage.setup(); strage.actor(state) !== 'over' && moves.length < plies; ) {
    const move = anyOf(strage.legalMoves(state), rng);
    moves.push(move);
    state = strage.apply(state, move);
  }
  return moves;
}

describe('the format number of a record', () => {
  it.each([0, 2, -1, 1.5, '1', null])('%j is refused, in JSON and in text', (feyrules) => {
    const record = { ...recordOf(strage, {}, []), feyrules };
    expect(errorOf(() => readRecord(JSON.stringify(record)))).toBeInstanceOf(RecordError);
    const text = printRecord(strage, recordOf(strage, {}, [])).replace(
      '[Feyrules "1"]',
      `[Feyrules ${JSON.stringify(`${feyrules}!`)}]`,
    );
    expect(errorOf(() => readRecord(text))).toBeInstanceOf(RecordError);
  });
});

describe('a record', () => {
  const whole = recordOf(strage, {}, randomMoves(1), { Red: 'Anna "la rossa"', Place: 'Oz\\valle\n{1}' });

  it('replays to the same state from its JSON and from its text', () => {
    const { state } = replay(strage, whole);
    expect(replay(strage, readRecord(JSON.stringify(whole))).state).toEqual(state);
    const text = printRecord(strage, whole);
    const read = readRecord(text);
    expect(replay(strage, read)).toEqual(replay(strage, whole));
    expect(read.tags).toEqual(whole.tags);
    expect(read.result).toBe(resultOf(strage.outcome(state)));
    expect(printRecord(strage, read)).toBe(text);
  });

  it('round-trips through its text with any tags and length', () => {
    const tagNames = fc.stringMatching(/^[a-z]\w{0,8}$/);
    fc.assert(
      fc.property(fc.dictionary(tagNames, anyText()), fc.nat(60), fc.nat(), (tags, plies, seed) => {
        const record = recordOf(strage, { players: 3 }, randomMoves(seed, plies), { ...tags });
        const { result, ...read } = readRecord(printRecord(strage, record));
        expect(replay(strage, { ...read, result: result ?? '' }).moves).toEqual(record.moves);
        expect(read.tags).toEqual(record.tags);
        expect(read.options).toEqual(record.options);
      }),
      { numRuns: 100 },
    );
  });

  it('may have comments and move numbers in its text, or none', () => {
    const text = `[Feyrules "1"]\n[Game "strage"]\n[RulesVersion "1"]\n[Options "{\\"order\\":[2,0,1]}"]
      1. 2 {two points} @a1 ; a comment to the end of the line
      2. end O@a3 #*`;
    const { moves } = replay(strage, readRecord(text));
    expect(moves.map((move) => move.type)).toEqual(['roll', 'place', 'end', 'place-orc']);
  });

  it('is replayed up to the requested ply', () => {
    expect(replay(strage, whole, 10).moves).toEqual(whole.moves.slice(0, 10));
    for (const plies of [-1, 0.5, Number.NaN]) expect(() => replay(strage, whole, plies)).toThrow(RangeError);
  });

  it('is refused as an object as well as a text', () => {
    const newer = { ...whole, feyrules: 99 };
    const moveless = { ...whole, moves: Object('abc') };
    for (const enter of [
      replay,
      (game: typeof strage, record: typeof whole) => Match.loading(game, { record }).next(),
    ]) {
      expect(errorOf(() => enter(strage, newer)).code).toBe('record/newer-format');
      expect(errorOf(() => enter(strage, moveless)).code).toBe('record/not-a-record');
    }
    expect(errorOf(() => printRecord(strage, { ...whole, tags: { 'White Player': 'A' } })).code).toBe(
      'record/not-a-record',
    );
    const { tags: _, ...untagged } = whole;
    expect(readRecord(printRecord(strage, Object(untagged))).tags).toEqual({});
  });

  it('reports the index, the clause and the sentence of the first illegal move', () => {
    const moves = [...whole.moves];
    const index = whole.moves.findIndex((move) => JSON.stringify(move).includes('place-orc'));
    moves[index] = { type: 'place-orc', to: 0 };
    const error = errorOf(() => replay(strage, { ...whole, moves }));
    expect(error).toMatchObject({
      code: 'record/illegal-move',
      index,
      violation: { code: 'strage/inside-placement-area', clause: 'ST-4.1' },
    });
    expect(error.message).toContain(`Move ${index + 1}, {"type":"place-orc","to":0}, is illegal.`);
    expect(error.message).toContain('(ST-4.1)');
    expect(describeRecordError(error, strage, 'it')).toContain("è nell'Area di Piazzamento");
  });

  it('reports the index of a text that is not a valid notation', () => {
    const error = errorOf(() => replay(strage, { ...whole, moves: [...whole.moves.slice(0, 3), 'Ke2'] }));
    expect(error).toMatchObject({ code: 'record/notation', index: 3, violation: { code: 'strage/unknown-move' } });
    expect(error.message).toMatch(/in the notation of this game\. .*; moves of this phase: .+ \(ST-/);
  });

  it.each([
    ['record/another-game', { game: 'chess' }],
    ['record/rules-version', { rulesVersion: 2 }],
    ['record/options', { options: { players: 7 } }],
    ['record/wrong-result', { result: '*' }],
  ] as const)('is refused with %s', (code, change) => {
    const error = errorOf(() => replay(strage, { ...whole, ...change }));
    expect(error.code).toBe(code);
    expect(describeRecordError(error, strage, 'it')).not.toBe(describeRecordError(error, strage, 'en'));
  });

  it.each([
    ...[null, '{}', {}, { moves: {} }],
    ...[{ game: 5 }, { feyrules: 'x' }, { result: null }, { tags: 'x' }].map((other) => ({ ...whole, ...other })),
  ])('is refused if it is %j', (other) => {
    const record: GameRecord = JSON.parse(JSON.stringify(other));
    for (const act of [() => replay(strage, record), () => new Match(strage, { record }), () => migrated(kit, record)])
      expect(errorOf(act).code).toBe('record/not-a-record');
  });

  it('reports which option is refused, with its clause', () => {
    const error = errorOf(() => replay(strage, { ...whole, options: { players: 7 } }));
    expect(error.violation).toMatchObject({ code: 'strage/option-value', clause: 'ST-1.4' });
    expect(error.message).toContain('The option "players" cannot be 7');
  });

  it.each([
    ['record/not-json', '{"feyrules":1,'],
    ['record/not-json', '{]'],
    ['record/not-a-record', ''],
    ['record/not-a-record', '[1,2]'],
    ['record/not-a-record', JSON.stringify({ ...whole, moves: 'e2e4' })],
    ['record/not-a-record', JSON.stringify({ ...whole, tags: { Game: 'two games' } })],
    ['record/not-a-record', JSON.stringify({ ...whole, options: null })],
    ['record/newer-format', JSON.stringify({ ...whole, feyrules: 2 })],
  ] as const)('an unreadable record is refused with %s: %#', (code, text) => {
    expect(errorOf(() => readRecord(text)).code).toBe(code);
  });

  it('a record is not a text', () => {
    expect(() => readRecord(Object(whole))).toThrow('This is not a record of a game (an object, not its text).');
    for (const none of JSON.parse('[null, 7]')) expect(() => readRecord(none)).toThrow(RecordError);
    expect(() => readRecord('{}')).toThrow('This is not a record of a game ("feyrules" is missing).');
    const head = '\n[Feyrules "1"]\n[Game "strage"]\n';
    expect(() => readRecord(`${head}4 ] 5`)).toThrow('(unexpected ] at line 4:3 of the record)');
    expect(() => readRecord(`${head}4 #*\n5`)).toThrow('(5 after the end at line 5:1 of the record)');
    expect(() => readRecord(`${head}4\n[Red "x"]`)).toThrow(
      '(tag Red repeated or among moves at line 5:1 of the record)',
    );
    expect(() => readRecord(`${head}[Options "{"]\n4`)).toThrow('(tag Options is not JSON: {)');
    expect(() => readRecord(`${head}[Red "\\u00"]\n4`)).toThrow('(tag Red is not JSON: "\\u00")');
    expect(() => readRecord(JSON.stringify({ ...whole, moves: {} }))).toThrow('("moves" is malformed)');
  });

  it.each([
    ['{"a":1}{', 'un altro oggetto comincia alla riga 1:8 del verbale'],
    ['{"a":\n1,}', 'una virgola prima di } alla riga 2:3 del verbale'],
    ['\u001f', 'compresso con gzip: va decompresso'],
    ['[{}]', 'un array JSON; scrivi un verbale per riga'],
    ['[A "x"][A "y"]', 'tag A ripetuto o fra le mosse alla riga 1:8 del verbale'],
    ['[A "\\u"]', 'tag A non è JSON: "\\u"'],
  ])('%j: %s', (text, flaw) => {
    const error = errorOf(() => readRecord(text));
    expect(describeRecordError(error, undefined, 'it')).toMatch(/^(Il verbale|Questo) non è /);
    expect(describeRecordError(error, undefined, 'it')).toContain(` (${flaw}).`);
    expect(describeRecordError(error)).toBe(error.message);
  });

  it('any text is read or refused with an error', () => {
    const text = printRecord(strage, whole);
    fc.assert(
      fc.property(fc.nat(text.length), anyText(), fc.nat(20), (at, inserted, removed) => {
        const mutated = text.slice(0, at) + inserted + text.slice(at + removed);
        try {
          replay(strage, readRecord(mutated));
        } catch (error) {
          expect(error).toBeInstanceOf(RecordError);
        }
      }),
      { numRuns: 300 },
    );
  });
});
