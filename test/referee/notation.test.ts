import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game, Tagged } from '../../src/core/game.ts';
import { recordOf, replay, resultOf } from '../../src/core/record.ts';
import { printRecord, readRecord } from '../../src/core/record-text.ts';
import { seeded } from '../../src/core/rng.ts';
import { games, strage } from '../../src/index.ts';
import type { AnnotatedGame, Comment } from '../../src/referee/index.ts';
import { printGame, readGame } from '../../src/referee/index.ts';
import { anyText } from '../../src/testing/texts.ts';
import { anyOf } from '../core/at-random.ts';
import { corpusFile, corpusOf } from '../games/corpus.ts';

/** The first moves of a random game as a record in parsed form: notations, and the result. */
function randomRecord(game: Game, seed: number, plies: number, tags: Record<string, string>): AnnotatedGame['record'] {
  const rng = seeded(seed);
  const moves: Tagged[] = [];
  let state = game.setup();
  while (game.actor(state) !== 'over' && moves.length < plies) {
    const move = anyOf(game.legalMoves(state), rng);
    moves.push(move);
    state = game.apply(state, move);
  }
  const record = recordOf(game, {}, moves, tags);
  return { ...record, moves: moves.map((move) => game.print(move)), result: resultOf(game.outcome(state)) };
}

const texts = fc.oneof(
  anyText(),
  fc.stringMatching(/^[{}[\];"\\#\s\w]{0,12}$/),
  fc.constantFrom(
    ...['', ' ', '{', '}', '"', '\\', ';', '[Feyrules "1"]', '\n[Feyrules "1"]\n', '"}"', '\ud800', '\0', 'é – 💎'],
    ...['a\r\nb'],
  ),
);
const tags = fc.dictionary(fc.stringMatching(/^[a-z]\w{0,8}$/), texts, { noNullPrototype: true });
const annotated = fc
  .record({ seed: fc.nat(), plies: fc.nat(40), tags, notes: fc.array(fc.tuple(fc.nat(), texts), { maxLength: 8 }) })
  .map(({ seed, plies, tags, notes }) => (game: Game): AnnotatedGame => {
    const record = randomRecord(game, seed, plies, tags);
    const comments: Comment[] = notes.map(([at, text]) => ({ ply: at % (record.moves.length + 1), text }));
    return { record, comments: comments.sort((a, b) => a.ply - b.ply) };
  });

describe.each(Object.values(games))('an annotated game of $id', (game) => {
  it('survives a round trip through text with any tags and comments', () => {
    fc.assert(
      fc.property(annotated, (make) => {
        const kept = make(game);
        const text = printGame(game, kept);
        const read = readGame(text);
        expect(read).toEqual(kept);
        expect(printGame(game, read)).toBe(text);
        // The core reads the same game, without the comments.
        expect(readRecord(text)).toEqual(kept.record);
      }),
      { numRuns: 150, seed: 20090220 },
    );
  });

  it('survives a round trip through text as a whole game with a comment after every move', async () => {
    for (const { record } of await corpusOf(game.id)) {
      const comments = record.moves.map((move, index) => ({ ply: index + 1, text: `${move}} {` }));
      const kept = { record, comments };
      expect(readGame(printGame(game, kept))).toEqual(kept);
    }
  });

  it('prints like printRecord if it has no comments', async () => {
    for (const { record } of await corpusOf(game.id)) {
      expect(printGame(game, { record, comments: [] })).toBe(printRecord(game, record));
    }
  });
});

describe('comments', () => {
  const head = '[Feyrules "1"]\n[Game "strage"]\n[RulesVersion "1"]\n[Options "{\\"order\\":[2,0,1]}"]\n';
  const read = (body: string): readonly Comment[] => readGame(head + body).comments;

  it('are read in braces and after semicolons, each with the ply before it', () => {
    expect(
      read('{before} 1. 2 {two\n  points} @a1 ; to the end {of the line}\n;alone\n2. end {a} {b} O@a3 #* {after}'),
    ).toEqual([
      { ply: 0, text: 'before' },
      { ply: 1, text: 'two points' },
      { ply: 2, text: 'to the end {of the line}' },
      { ply: 2, text: 'alone' },
      { ply: 3, text: 'a' },
      { ply: 3, text: 'b' },
      { ply: 4, text: 'after' },
    ]);
  });

  it('are printed as plain text if possible, otherwise as strings', () => {
    const printed = (text: string): string => {
      const record = { ...randomRecord(strage, 1, 0, {}), moves: ['2'] };
      return (
        printGame(strage, { record, comments: [{ ply: 1, text }] })
          .split('\n')
          .at(-3) ?? ''
      );
    };
    expect(printed('a good {start')).toBe('1. 2 {a good {start}');
    expect(printed('')).toBe('1. 2 {}');
    expect(printed('}')).toBe('1. 2 {"\\u007d"}');
    expect(printed('two\nlines')).toBe('1. 2 {"two\\nlines"}');
    expect(printed('"quoted" words')).toBe('1. 2 {"\\"quoted\\" words"}');
  });

  it('may begin with a quotation mark', () => {
    expect(read('{"Well played", said Anna} 2')).toEqual([{ ply: 0, text: '"Well played", said Anna' }]);
    expect(read('{ "\\u007d" } 2')).toEqual([{ ply: 0, text: '}' }]);
    expect(read('{"a"} 2')).toEqual([{ ply: 0, text: 'a' }]);
  });

  it('are refused at an invalid ply', () => {
    const record = randomRecord(strage, 1, 3, {});
    for (const ply of [4, -1, 0.5, Number.NaN]) {
      expect(() => printGame(strage, { record, comments: [{ ply, text: 'x' }] })).toThrow(RangeError);
    }
  });
});

describe('tags', () => {
  it.each([['Game'], ['Options'], ['two words'], ['']])('cannot have the name %j', (name) => {
    const record = { ...randomRecord(strage, 1, 3, {}), tags: { [name]: 'x' } };
    expect(() => printGame(strage, { record, comments: [] })).toThrow(expect.objectContaining({ name: 'RecordError' }));
  });
});

it('the example in the reference is a legal game, printed as shown', () => {
  const page = readFileSync(new URL('../../docs/reference/notation.md', import.meta.url), 'utf8');
  const [, example = ''] = /^```\n(\[Feyrules.*?)^```/ms.exec(page) ?? [];
  const game = readGame(example);
  expect(printGame(strage, game)).toBe(example);
  expect(game.comments.length).toBeGreaterThan(2);
  expect(replay(strage, game.record).moves.length).toBeGreaterThan(5);
});

it('JSON contains the same games without comments', async () => {
  const [first] = await corpusOf('strage');
  expect(first?.comments.length).toBe(2);
  expect(readGame(`\n${JSON.stringify(first?.record)}`)).toEqual({ record: first?.record, comments: [] });
  expect(readFileSync(corpusFile('strage'), 'utf8')).toContain('{The game as written.}');
});
