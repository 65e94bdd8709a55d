import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/index.ts';
import type { GameEntry } from '../../src/referee/index.ts';
import { printGame } from '../../src/referee/index.ts';
import { corpusFile, corpusOf, entriesOf } from '../games/corpus.ts';

const text = readFileSync(corpusFile('strage'), 'utf8');
const corpus = await corpusOf('strage');
const record = corpus[0]?.record;
const json = JSON.stringify(record);

/** A summary of the entries read: the line of each, and whether it is a game. */
function shape(entries: readonly GameEntry[]): string {
  return entries.map(({ line, kind }) => `${line} ${kind}`).join(', ');
}

async function shapeOf(source: string): Promise<string> {
  return shape(await entriesOf(source));
}

describe('a text of many games', () => {
  it('yields each game with its line', async () => {
    const entries = await entriesOf(text);
    const lines = text.split('\n');
    expect(entries).toHaveLength(corpus.length);
    for (const { line } of entries) expect(lines[line - 1]).toBe('[Feyrules "1"]');
    const read = entries.flatMap((entry) => (entry.kind === 'game' ? [entry.game] : []));
    expect(read).toEqual(corpus);
  });

  it('yields the same for any chunks of text or bytes', async () => {
    const all = Object.keys(games)
      .slice(0, 2)
      .map((id) => readFileSync(corpusFile(id), 'utf8').slice(0, 9000));
    const source = `${all.join('\n')}\n{"feyrules":1,"x":"è – 💎"}\n${json}\n\n\n{broken`;
    const whole = await entriesOf(source);
    const bytes = new TextEncoder().encode(source);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 30 }),
        fc.boolean(),
        async (sizes, asText) => {
          function* pieces(): Generator<string | Uint8Array> {
            for (let at = 0, turn = 0; at < bytes.length; turn++) {
              const size = sizes[turn % sizes.length] ?? 1;
              yield asText ? source.slice(at, at + size) : bytes.slice(at, at + size);
              at += size;
            }
          }
          expect(await entriesOf(pieces())).toEqual(whole);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('yields the same byte by byte, also within a character', async () => {
    const named = JSON.stringify({ ...record, tags: { Red: 'Zoë 💎' } });
    expect(await shapeOf(named)).toBe('1 game');
    const utf16 = Buffer.from(`\ufeff${named}`, 'utf16le');
    for (const cut of [0, 1, 2, 3])
      expect(await entriesOf([utf16.subarray(0, cut), utf16.subarray(cut)])).toEqual(await entriesOf(named));
    expect(await entriesOf([new Uint8Array(), Uint8Array.of(32)])).toEqual([]);
    expect(await entriesOf(Array.from(new TextEncoder().encode(named), (byte) => Uint8Array.of(byte)))).toEqual(
      await entriesOf(named),
    );
  });

  it('yields the same if a chunk begins within a line that looks like a game', async () => {
    const [first = ''] = text.split(/\n(?=\[Feyrules)/);
    const aside = `{ a comment that is longer than any head of a line `;
    const source = `${first}\n${aside}[Feyrules "1"] as other games begin }\n${json}\n`;
    const whole = await entriesOf(source);
    expect(whole.map(({ kind }) => kind)).toEqual(['game', 'game']);
    const cut = source.indexOf(aside) + aside.length;
    expect(await entriesOf([source.slice(0, cut), source.slice(cut)])).toEqual(whole);
  });

  it('yields the same if it is cut anywhere between two multi-line JSON games', async () => {
    const pretty = JSON.stringify({ ...record, moves: record?.moves.slice(0, 2), result: '*' }, null, 2);
    for (const between of ['\n', '\n\n', ' \n  ', '\r\n', '\r']) {
      const source = `${pretty}${between}${pretty}\n`;
      const whole = await entriesOf(source);
      expect(whole.map(({ kind }) => kind)).toEqual(['game', 'game']);
      for (let at = pretty.length - 4; at <= pretty.length + between.length + 4; at++) {
        for (const then of [at, at + 1, at + 2]) {
          expect(await entriesOf([source.slice(0, at), source.slice(at, then), source.slice(then)])).toEqual(whole);
        }
      }
    }
  });

  it('continues after an unreadable part', async () => {
    const [first = '', second = ''] = text.split(/\n(?=\[Feyrules)/);
    const lines = (part: string): number => part.split('\n').length;
    const after = (part: string): string => `1 fault, ${lines(part)} game`;
    const cut = `${first.slice(0, 300)}\n`;
    expect(await shapeOf(`${cut.replace('{The', '{{ The').replace('written.}', 'written.')}${second}`)).toBe(
      after(cut),
    );
    expect(await shapeOf(`[Feyrules "1"]\n[Game "strage\n${second}`)).toBe('1 fault, 3 game');
    expect(await shapeOf(`[Feyrules "1"]\n{ ${'never closed\n'.repeat(5)}${second}`)).toBe('1 fault, 7 game');
    expect(await shapeOf(`From: Anna\nHere are our games.\n\n${second}`)).toBe('1 fault, 4 game');
    expect(await shapeOf(`{"feyrules":1,"moves":["4"\n${second}`)).toBe('1 fault, 2 game');
    expect(await shapeOf(`${first}\n[Feyrules "2"]\n[Game "x"]\n[RulesVersion "1"]\n${second}`)).toBe(
      `1 game, ${lines(first) + 1} fault, ${lines(first) + 4} game`,
    );
  });

  it('may have comments and blank lines before the first tag, and comments that look like a record', async () => {
    const [first = '', second = ''] = text.split(/\n(?=\[Feyrules)/);
    const lines = (part: string): number => part.split('\n').length;
    for (const before of ['  ; from Anna\n', '; from Anna\n\n', '\n \n; from Anna\n\t\n']) {
      expect(await shapeOf(`${before}${second}`)).toMatch(/^\d game$/);
    }
    expect(await shapeOf(`Anna\n${second}`)).toBe('1 fault, 2 game');
    const [tags, moves = ''] = first.split('\n\n');
    const commented = `${tags}\n\n; see {"game": "strage"} above\n${moves}`;
    expect(await shapeOf(commented)).toBe('1 game');
    expect(await shapeOf(`${first}\n${json.replace(/":/, '" :')}\n`)).toBe(`1 game, ${lines(first) + 1} game`);
  });

  it('may end its lines, and so its comments, with a carriage return', async () => {
    const source = text.replaceAll('\n1. ', '\n; well begun\n1. ');
    expect(await entriesOf(source.replaceAll('\n', '\r'))).toEqual(await entriesOf(source));
    expect(await entriesOf(source.replaceAll('\n', '\r\n'))).toEqual(await entriesOf(source));
  });

  it('may consist of JSON lines, multi-line JSON, or both', async () => {
    const pretty = JSON.stringify(record, null, 2);
    const height = pretty.split('\n').length;
    expect(await shapeOf(`${json}\n${json}\n\n${json}`)).toBe('1 game, 2 game, 4 game');
    expect(await shapeOf(`${pretty}\n${pretty}\n`)).toBe(`1 game, ${height + 1} game`);
    expect(await shapeOf(`${json}\n{"game":"strage","moves":[\n${json}`)).toBe('1 game, 2 fault, 3 game');
    expect(await shapeOf(`{"game":"strage","feyrules":1,"rulesVersion":1,"moves":[]}\n`.repeat(3))).toBe(
      '1 game, 2 game, 3 game',
    );
    expect(await shapeOf(`${json}\n${text}`)).toMatch(/^1 game, 2 game, \d+ game/);
    const one = text.split(/\n(?=\[Feyrules)/)[0] ?? '';
    expect(await shapeOf(`${one}\n${json}\n`)).toBe(`1 game, ${one.split('\n').length + 1} game`);
  });

  it('may have JSON with any key first, also after a text game', async () => {
    const one = text.split(/\n(?=\[Feyrules)/)[0] ?? '';
    const height = one.split('\n').length;
    const rest = { feyrules: 1, game: 'strage', rulesVersion: 1, tags: {}, options: {}, moves: ['4'], result: '*' };
    for (const [key, value] of Object.entries(rest)) {
      for (const before of ['', '  ', '\t']) {
        const line = before + JSON.stringify({ [key]: value, ...rest });
        expect(await shapeOf(`${one}\n${line}\n${line}\n${one}`)).toBe(
          `1 game, ${height + 1} game, ${height + 2} game, ${height + 3} game`,
        );
      }
    }
  });

  it('keeps one record whole in any layout', async () => {
    const moves = [
      { type: 'roll', die: 4 },
      { type: 'place', to: 0 },
    ];
    for (const kept of [record, { ...record, moves, result: '*' }]) {
      for (const indent of [1, 2, '\t']) expect(await shapeOf(JSON.stringify(kept, null, indent))).toBe('1 game');
    }
    const odd = JSON.stringify(record)
      .replace(/([[{,])/g, '$1\n')
      .replace('"options"', '\n"options"');
    expect(await shapeOf(`\n \n${odd}`)).toBe('3 game');
    expect(
      await shapeOf('; ours\n[Game "strage"]\n[Feyrules "1"]\n[RulesVersion "1"]\n\n; no move\n{"a comment"}\n#*'),
    ).toBe('1 game');
    expect(await shapeOf(`\ufeff${json}`)).toBe('1 game');
  });

  it('may have the line ends of other systems', async () => {
    expect(await entriesOf(text.replaceAll('\n', '\r\n'))).toEqual(await entriesOf(text));
    expect(await shapeOf(`${json}\r\n${json}\r\n`)).toBe('1 game, 2 game');
  });

  it('is empty without a game', async () => {
    expect(await entriesOf('')).toEqual([]);
    expect(await entriesOf(['', ' \n', '\n\n', '\t'])).toEqual([]);
  });

  it('keeps comments that look like games inside their games', async () => {
    const [kept] = corpus;
    const strage = games['strage'];
    if (kept === undefined || strage === undefined) throw new Error('no game');
    const comments = [
      ...['[Feyrules "1"]', '\n[Feyrules "1"]\n', '{"feyrules":1}', '"feyrules":', '"game": 1', '"moves"', ' "tags" :'],
    ].map((text) => ({
      ply: 0,
      text,
    }));
    const printed = printGame(strage, { ...kept, comments });
    expect(await entriesOf(printed + printed)).toMatchObject([{ game: { comments } }, { game: { comments } }]);
  });

  it('reports a game of more than 16 MB as a fault and reads the next', async () => {
    function* source(): Generator<string> {
      yield text;
      yield '\n[Feyrules "1"]\n[Game "strage"]\n[RulesVersion "1"]\n';
      for (let megabytes = 0; megabytes < 17; megabytes++) yield 'end '.repeat(2 ** 18);
      yield `\n${text}`;
    }
    const entries = await entriesOf(source());
    expect(entries).toHaveLength(2 * corpus.length + 1);
    expect(entries[corpus.length]).toMatchObject({
      kind: 'fault',
      line: text.split('\n').length + 1,
      error: { code: 'record/not-a-record', params: { flaw: 'record-too-large', limit: 16 } },
    });
  });
});
