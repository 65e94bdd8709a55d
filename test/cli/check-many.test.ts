import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/index.ts';
import { corpusFile } from '../games/corpus.ts';
import { newFolder } from '../tools/folder.ts';
import { command, type Run } from './command.ts';

const folder = newFolder();

function feyrules(args: string, input: string | Buffer = ''): Promise<Run> {
  return command(args.split(' '), { cwd: folder.path, input });
}

const head = (game: string, tags: string = ''): string =>
  `[Feyrules "1"]\n[Game "${game}"]\n[RulesVersion "1"]\n[Options "{\\"order\\":[0,1,2]}"]\n${tags}\n`;
const legal = `${head('strage', '[Players "Anna, Berta, Carl"]\n')}4 @a1 {well begun} @b1 #*\n\n`;
const illegal = `${head('strage')}4 @a1 @h8 #*\n\n`;
const cut = `${head('strage')}4 @a1 {never closed\n\n`;
const chess = `${head('chess')}e4 e5 #*\n\n`;
const newer = `[Feyrules "1"]\n[Game "strage"]\n[RulesVersion "3"]\n\n#*\n\n`;
/** A record as `play` writes it. */
const json = JSON.stringify({
  feyrules: 1,
  game: 'strage',
  rulesVersion: 1,
  options: { players: 2, order: [0, 1] },
  moves: ['4', '@a1'],
});
const wrong = `${head('strage')}4 @a1 #0\n\n`;

describe('feyrules check, of many games', () => {
  it.each(Object.keys(games))('finds the corpus of %s legal', async (id) => {
    const count = readFileSync(corpusFile(id), 'utf8').match(/^\[Feyrules /gm)?.length ?? 0;
    const { out, err, code } = await feyrules(`check ${corpusFile(id)}`);
    const lines = out.trimEnd().split('\n');
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(lines).toHaveLength(count + 1);
    for (const line of lines.slice(0, -1)) {
      expect(line).toMatch(/^\d+\. line \d+ · [a-z-]+ · (random|greedy)[^·]* · legal, \d+ moves, /);
      expect(line).toMatch(/ moves, (no winner|winner [^,]+|winners [^,]+(, \w+ \(seat \d\))+), scores [-\d ]+$/);
    }
    expect(lines.at(-1)).toBe(`${count} games: ${count} legal, 0 illegal, 0 unreadable`);
    expect((await feyrules('check -', readFileSync(corpusFile(id)))).out).toBe(out);
  });

  it('reports the fault of each game with its line', async () => {
    folder.write('many.txt', legal + illegal + cut + chess + newer + wrong + legal);
    const { out, err, code } = await feyrules('check many.txt');
    expect(err).toBe('');
    expect(code).toBe(2);
    expect(out).toBe(
      [
        '1. line 1 · strage · Anna, Berta, Carl · legal, 3 moves, not over',
        '2. line 9 · strage · illegal at index 2: Move 3, "@h8", is illegal. Red: h8 is outside the placement area. (ST-3.3)',
        '3. line 16 · unreadable: This is not a record of a game (unexpected { at line 6:7 of the record).',
        `4. line 23 · chess · unreadable: unknown game "chess"; there are: ${Object.keys(games).join(', ')}, and any other with --game ./mine.mjs`,
        '5. line 30 · strage · unreadable: The record was written by a newer version of feyrules: it has version 3 of the rules of strage; this one knows up to 1.',
        '6. line 36 · strage · illegal: The result is noted as 0, but it is * (seats that won; - none; * not over).',
        '7. line 43 · strage · Anna, Berta, Carl · legal, 3 moves, not over',
        '7 games: 2 legal, 2 illegal, 3 unreadable',
        '',
      ].join('\n'),
    );
  });

  it('prints in Italian', async () => {
    const { out } = await feyrules('check - --locale it', legal + illegal + newer);
    expect(out).toContain('1. riga 1 · strage · Anna, Berta, Carl · regolare, 3 mosse, non finita\n');
    expect(out).toContain("2. riga 9 · strage · illegale all'indice 2: La mossa 3");
    expect(out).toContain(
      'illeggibile: Il verbale è stato scritto da una versione più recente di feyrules: ha la versione 3 delle regole',
    );
    expect(out).toContain('3 partite; regolari: 1, illegali: 1, illeggibili: 1\n');
  });

  it('prints lines of JSON', async () => {
    const answers = (await feyrules('check - --json', legal + illegal + cut + chess)).out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers).toMatchObject([
      { number: 1, line: 1, legal: true, game: 'strage', moves: 3, over: false, outcome: null },
      {
        number: 2,
        line: 9,
        legal: false,
        game: 'strage',
        index: 2,
        code: 'record/illegal-move',
        violation: { clause: 'ST-3.3' },
      },
      { number: 3, line: 16, legal: false, game: null, code: 'record/not-a-record' },
      { number: 4, line: 23, legal: false, game: 'chess', code: 'cli/unknown-game' },
      { games: 4, legal: 1, illegal: 1, unreadable: 2 },
    ]);
  });

  it('exits with 2 if a record is unreadable, otherwise with 1 if one is illegal', async () => {
    const codesOf = async (...texts: readonly string[]): Promise<number[]> => {
      const codes: number[] = [];
      for (const text of texts) codes.push((await feyrules('check -', text)).code);
      return codes;
    };
    expect(await codesOf(legal + legal, legal + illegal, legal + cut, illegal + cut, illegal + illegal)).toEqual([
      0, 1, 2, 2, 1,
    ]);
    expect(await codesOf(cut + cut, chess + newer)).toEqual([2, 2]);
    // A single game, as before.
    expect(await codesOf(legal, illegal, cut, chess, newer)).toEqual([0, 1, 2, 2, 2]);
  });

  it('reports a single unreadable game as it reports one of several', async () => {
    expect(await feyrules('check - --json', newer)).toMatchObject({ err: '', code: 2 });
    for (const [text, code, game] of [
      [newer, 'record/rules-version', 'strage'],
      [cut, 'record/not-a-record', null],
      [chess, 'cli/unknown-game', 'chess'],
      ['', 'cli/empty', null],
    ] as const) {
      const only = await feyrules('check - --json', text);
      expect(JSON.parse(only.out)).toMatchObject({ legal: false, game, code });
      expect([only.err, only.code]).toEqual(['', 2]);
    }
    const italian = await feyrules('check - --locale it', newer);
    expect(italian).toMatchObject({ out: '', code: 2 });
    expect(italian.err).toMatch(/^feyrules: Il verbale è stato scritto da una versione più recente di feyrules: /);
  });

  it('escapes control characters of a record', async () => {
    const red = `${head('strage', '[Players "\\u001b[31mAnna\\u0007\\u009b2J"]\n')}4 @a1 #*\n\n`;
    const { out } = await feyrules('check -', red + red);
    expect(out).toContain(String.raw` \u001b[31mAnna\u0007\u009b2J ·`);
    expect(out.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    const bad = JSON.stringify({ feyrules: 1, game: '\u001b[2J', rulesVersion: 1, moves: [] });
    expect((await feyrules('check -', bad)).err.trimEnd()).not.toMatch(/\p{Cc}/u);
  });

  it('reads several files and folders, and reports the place of each game', async () => {
    mkdirSync(join(folder.path, 'games/my_node_modules'), { recursive: true });
    mkdirSync(join(folder.path, 'games/node_modules'), { recursive: true });
    const games = { 'games/c.jsonl': `${json}\n`, 'games/my_node_modules/d.txt': legal };
    const others = { 'games/notes.md': 'no game', 'games/node_modules/package.json': '{}' };
    const files = { 'a.json': json, 'b.txt': legal + illegal, ...games, ...others };
    for (const [name, text] of Object.entries(files)) folder.write(name, text);
    const strage = 'legal, 2 moves, not over';
    const told = [
      `1. a.json · line 1 · strage · ${strage}`,
      '2. b.txt · line 1 · strage · Anna, Berta, Carl · legal, 3 moves, not over',
      '3. b.txt · line 9 · strage · illegal at index 2: Move 3, "@h8", is illegal. Red: h8 is outside the placement area. (ST-3.3)',
      `4. games/c.jsonl · line 1 · strage · ${strage}`,
      '5. games/my_node_modules/d.txt · line 1 · strage · Anna, Berta, Carl · legal, 3 moves, not over',
      '5 games: 4 legal, 1 illegal, 0 unreadable',
      '',
    ];
    const [paths, expected] = ['check a.json b.txt games', { out: told.join('\n'), err: '', code: 1 }];
    expect(await feyrules(paths)).toEqual(expected);
    expect(await feyrules(`${paths} --workers 2`)).toEqual(expected);
    expect(await feyrules('check games a.json')).toMatchObject({
      code: 0,
      out: expect.stringContaining('3 games: 3 legal'),
    });
    expect((await feyrules('check a.json -', legal)).out).toContain('2. - · line 1 · strage');
    expect((await feyrules('check b.txt a.json --law')).out).toMatch(/\(ST-3\.3\)\n {3}\S/);
  });

  it('checks the other files if one cannot be read, and exits with 2', async () => {
    mkdirSync(join(folder.path, 'bare'), { recursive: true });
    folder.write('a.json', json);
    folder.write('empty.json', '');
    const { out, err, code } = await feyrules('check nix.json empty.json a.json');
    expect({ err, code }).toEqual({ err: '', code: 2 });
    expect(out).toMatch(
      /^1\. nix\.json · unreadable: cannot read nix\.json: ENOENT.*\n2\. empty\.json · unreadable: empty\.json is empty\n3\. a\.json · line 1 · strage · legal.*\n3 games: 1 legal, 0 illegal, 2 unreadable\n$/,
    );
    const lines = (await feyrules('check nix.json a.json --json')).out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { number: 1, file: 'nix.json', legal: false, code: 'cli/unreadable' },
      { number: 2, file: 'a.json', line: 1, legal: true },
      { games: 2, legal: 1, illegal: 0, unreadable: 1 },
    ]);
    expect(await feyrules('check bare')).toMatchObject({
      out: '',
      code: 2,
      err: expect.stringContaining('bare has no records'),
    });
    expect((await feyrules('check bare --locale it')).err).toContain('bare has no records');
    expect((await feyrules('check a.json bare')).out).toContain(
      'legal, 2 moves, not over\n2. bare · unreadable: bare has',
    );
  });

  it('judges the rest of a folder with links that lead back, and files that cannot be read', async () => {
    mkdirSync(join(folder.path, 'odd'));
    folder.write('odd/a.json', json);
    symlinkSync('.', join(folder.path, 'odd/back'));
    symlinkSync('loop.txt', join(folder.path, 'odd/loop.txt'));
    const { out, code } = await feyrules('check odd');
    expect(out).toMatch(
      /^1\. odd\/a\.json · .* legal.*\n2\. odd\/loop\.txt · unreadable: cannot read .*ELOOP.*\n2 games/,
    );
    expect(code).toBe(2);
    for (const path of ['odd/a.json/', 'odd/loop.txt', 'x'.repeat(300)]) {
      expect(await feyrules(`check ${path}`)).toMatchObject({
        out: '',
        code: 2,
        err: expect.stringMatching('cannot read'),
      });
      expect((await feyrules(`check ${path} --json`)).out).toContain('"code":"cli/unreadable"');
    }
  });

  it.each(['check', 'show', 'moves', 'play --quiet --seats random,random --max-moves 3 --resume'])(
    '%s reads UTF-16, and names unsupported encodings',
    async (command) => {
      const run = async (content: string | Buffer): Promise<Run> => {
        folder.write('else.json', content);
        return await feyrules(`${command} else.json`);
      };
      const plain = await run(json);
      expect(plain.code).toBe(0);
      const wide = Buffer.from(json, 'utf16le');
      const text = Buffer.from(legal, 'utf16le');
      for (const bytes of [wide, Buffer.from(wide).swap16()]) {
        expect(await run(bytes)).toEqual(plain);
        const mark = bytes === wide ? [0xff, 0xfe] : [0xfe, 0xff];
        expect(await run(Buffer.concat([Buffer.from(mark), bytes]))).toEqual(plain);
      }
      expect(await run(Buffer.from(text).swap16())).toEqual(await run(legal));
      const pretty = JSON.stringify(JSON.parse(json), null, 2);
      for (const [content, sentence] of [
        [gzipSync(json), 'This is not a record of a game (compressed with gzip; unpack it first).'],
        [`[${json}]`, 'a JSON array; write one record a line'],
        [`[\n${json},\n${json}\n]\n`, 'a JSON array; write one record a line'],
        [json + json, `another object begins at line 1:${json.length + 1} of the record)`],
        [`${json} ${json}`, `another object begins at line 1:${json.length + 2}`],
        [`${json},`, `, after the end at line 1:${json.length + 1}`],
        [pretty.replace('"@a1"', '"@a1",'), 'a comma before ] at line 15:3 of the record'],
        [pretty.replace(/\n\}$/, ',\n}'), 'a comma before } at line 16:1 of the record'],
        [pretty.replace('"strage",', '"strage"'), 'no comma or colon before "rulesVersion" at line 4:'],
        [json.replaceAll('"', "'"), "unexpected ' at line 1:2 of"],
        [json.slice(0, 60), 'it may be cut off'],
      ] as const) {
        const { out, err, code } = await run(content);
        expect({ out, code }).toEqual({ out: '', code: 2 });
        expect(err).toContain(sentence);
        expect(err).toMatch(/^feyrules: [^\n]+\n$/);
      }
    },
  );

  it('show and moves require a single game', async () => {
    for (const command of ['show', 'moves']) {
      for (const several of [legal + legal, `${legal}[Feyrules "1"]`]) {
        expect(await feyrules(`${command} -`, several)).toMatchObject({
          code: 2,
          err: expect.stringContaining('several games'),
        });
      }
      expect(await feyrules(`${command} -`, newer)).toMatchObject({
        code: 2,
        err: expect.stringContaining('a newer version'),
      });
    }
  });
});
