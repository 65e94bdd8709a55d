import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { kits } from '../../src/games/index.ts';
import { tableOfOptions } from '../tools/build/options.ts';
import { ROOT } from '../tools/entries.ts';
import { newFolder } from '../tools/folder.ts';
import { command, type Run } from './command.ts';

const GUIDE = readFileSync(join(ROOT, 'docs/guides/a-wrong-ruling.md'), 'utf8');

const folder = newFolder();
const place = newFolder();

function feyrules(...args: readonly string[]): Promise<Run> {
  return command(args, { cwd: folder.path });
}

describe('feyrules options', () => {
  it.each(kits)(
    'lists every option of $game.id in both languages, with its clause and its default',
    async ({ game }) => {
      for (const locale of ['en', 'it']) {
        const { out, err, code } = await feyrules('options', game.id, '--locale', locale);
        expect([err, code]).toEqual(['', 0]);
        const words = new Map(Object.entries(game.words[locale]?.options ?? {}));
        for (const { key, clause, default: standard } of game.options) {
          const { label, expected, values = {} } = words.get(key) ?? { label: '', expected: '' };
          expect(out).toContain(`\n${key} · ${label} · ${clause}\n  ${expected}; `);
          expect(out).toContain(` ${JSON.stringify(standard)}\n`);
          for (const meaning of Object.values(values)) expect(out).toContain(`: ${meaning}\n`);
        }
      }
    },
  );

  it('prints a JSON object for each option', async () => {
    const lines = (await feyrules('options', 'elfenwizards', '--json', '--locale', 'it')).out.trim().split('\n');
    expect(lines.map((line): unknown => JSON.parse(line)).at(-1)).toEqual({
      key: 'claims',
      clause: 'EW-10.1',
      label: 'I titoli vacanti si prendono',
      expected: '"seat" o "wizard"',
      default: 'seat',
      values: ['seat', 'wizard'],
      meanings: [
        { value: 'seat', meaning: 'da ognuno per tutti i suoi maghi nella casella' },
        { value: 'wizard', meaning: 'da ognuno per un solo mago, a giri' },
      ],
    });
  });

  it.each(kits)('prints forms of $game.id that are valid without changes', async ({ game }) => {
    const form = (await feyrules('options', game.id, '--template')).out;
    expect(JSON.parse(form)).toEqual(Object.fromEntries(game.options.map((option) => [option.key, option.default])));
    const full = (await feyrules('options', game.id, '--full')).out;
    expect(game.setup(JSON.parse(full))).toEqual(game.setup());
    for (const text of [form, full]) {
      expect(await feyrules('options', game.id, '--options', folder.write('form.json', text))).toMatchObject({
        err: '',
        code: 0,
      });
    }
  });

  it.each(kits)('prints whole tables of $game.id for each number of players', async ({ game }) => {
    for (const players of game.options.find(({ key }) => key === 'players')?.values ?? []) {
      const given = JSON.stringify({ players });
      const full = (await feyrules('options', game.id, '--full', '--options', given)).out;
      expect(game.setup(JSON.parse(full))).toEqual(game.setup(JSON.parse(given)));
    }
  });

  it('uses the options of a file for a form, and changes nothing else', async () => {
    const file = folder.write('own.json', '{"claims":"wizard"}');
    const form = (await feyrules('options', 'elfenwizards', '--template', '--options', file)).out;
    expect(JSON.parse(form)).toEqual({ players: 4, firstSeat: 'random', layout: 'reconstructed', claims: 'wizard' });
    expect((await feyrules('options', 'elfenwizards', '--options', file)).out).toContain(
      'default "seat"; here "wizard"\n',
    );
  });

  it("lists the options of a user's own game", async () => {
    const kit = pathToFileURL(join(ROOT, 'dist/entries/strage.js')).href;
    folder.write(
      'mine.mjs',
      `import { strage } from '${kit}';\nexport default { ...strage, id: 'mine', name: 'Mine' };\n`,
    );
    expect(await feyrules('options', './mine.mjs')).toMatchObject({
      out: expect.stringMatching(/^Mine \(mine\)\n\nplayers · Seats · ST-1\.4\n/),
      code: 0,
    });
    const file = folder.write('mine.json', (await feyrules('options', './mine.mjs', '--template')).out);
    expect(
      (await feyrules('play', './mine.mjs', '--seats', 'random,random,random', '--options', file, '--quiet')).code,
    ).toBe(0);
    folder.write(
      'two.mjs',
      `import { strage } from '${kit}';\nexport default ['one', 'two'].map((id) => ({ ...strage, id }));\n`,
    );
    folder.write('empty.mjs', 'export default [];\n');
    expect((await feyrules('play', './two.mjs')).err).toBe('feyrules: ./two.mjs has 2 games; name one to play\n');
    expect((await feyrules('play', './empty.mjs')).err).toBe('feyrules: ./empty.mjs has no game; name one to play\n');
    folder.write(
      'bare.mjs',
      `import { strage } from '${kit}';\nexport default { ...strage, id: 'bare', options: [] };\n`,
    );
    expect((await feyrules('options', './bare.mjs')).out).toBe('La Strage degli Innocenti has no options.\n');
    expect((await feyrules('options', './bare.mjs', '--template')).out).toBe('{}\n');
    folder.write(
      'named.mjs',
      `import { strage } from '${kit}';
      const { en } = strage.words;
      const order = { ...en.options.order, values: { seat1: 'seat 1 begins', '01': 'seat 1 too' } };
      export default { ...strage, id: 'named', words: { en: { ...en, options: { ...en.options, order } } } };`,
    );
    expect((await feyrules('options', './named.mjs')).out).toMatch(
      /^ {2}"seat1": seat 1 begins\n {2}"01": seat 1 too$/m,
    );
    const whole = pathToFileURL(join(ROOT, 'dist/entries/strage/kit.js')).href;
    folder.write(
      'cased.mjs',
      `import { kit } from '${whole}';\nexport default { ...kit, game: { ...kit.game, id: 'cased' } };\n`,
    );
    expect((await feyrules('cases', './cased.mjs')).out).toMatch(/^La Strage degli Innocenti · 11 cases\n/);
    expect((await feyrules('cases', '--export', './cased.mjs')).out).toContain('"Case":"ST-4.2a"');
  });

  it.each([
    [['chess'], 'unknown game "chess"; there are: strage, '],
    [['./none.mjs'], 'cannot load ./none.mjs: there is no such file'],
    [[], "missing required argument 'game'"],
  ])('refuses %j', async (args, sentence) => {
    const { out, err, code } = await feyrules('options', ...args);
    expect([out, code]).toEqual(['', 2]);
    expect(err).toContain(`feyrules: ${sentence}`);
  });
});

describe('--options', () => {
  const wrong = [
    ['none.json', '--options: "none.json" is neither a JSON object nor an existing file'],
    ['', '--options: "" is neither a JSON object nor an existing file'],
    ['3', '--options: "3" is neither a JSON object nor an existing file'],
    ['folder', 'cannot read folder: EISDIR'],
    ['{"players":', '--options: {"players": is not valid JSON ('],
    ['[3]', '--options: [3] is not a JSON object such as {"players":3}'],
    ['cut.json', '--options: cut.json is not valid JSON ('],
    ['null.json', '--options: null.json is not a JSON object such as {"players":3}'],
    [
      '{"claims":"box"}',
      '--options: The option "claims" cannot be "box"; expected "seat" or "wizard". (EW-1.1, EW-10.1)',
    ],
    ['{"colour":1}', '--options: There is no option "colour"; the options are: players, '],
    ['{"__proto__":1}', '--options: There is no option "__proto__"; the options are: players, '],
  ];

  it.each(wrong)('reports the error in %j in one line', async (given, sentence) => {
    mkdirSync(join(folder.path, 'folder'), { recursive: true });
    folder.write('cut.json', '{"players":3');
    folder.write('null.json', 'null');
    for (const command of [['options'], ['play', '--seats', 'random,random,random,random']]) {
      const [verb = '', ...rest] = command;
      const { out, err, code } = await feyrules(verb, 'elfenwizards', ...rest, '--options', given);
      expect([out, code]).toEqual(['', 2]);
      expect(err.startsWith(`feyrules: ${sentence}`), err).toBe(true);
      expect(err.split('\n')).toHaveLength(2);
    }
  });

  it('prints in Italian', async () => {
    const seats = ['play', 'elfenwizards', '--seats', 'random,random,random', '--locale', 'it'];
    expect((await feyrules(...seats, '--options', '{"layout":{"wizard-1":[0,1]}}')).err).toBe(
      'feyrules: --options: L\'opzione "layout" non può essere {"wizard-1":[0,1]}; valore atteso: al massimo un mago su "wizard-1". (EW-3.3)\n',
    );
  });

  it('reads files in UTF-8 and UTF-16 with a byte order mark', async () => {
    const text = '{"players":2}';
    folder.write('marked.json', `\uFEFF${text}`);
    folder.write('wide.json', Buffer.from(`\uFEFF${text}`, 'utf16le'));
    for (const file of ['marked.json', 'wide.json']) {
      expect((await feyrules('options', 'strage', '--options', file)).out).toContain('default 3; here 2\n');
    }
  });

  it('may contain the number of players if it equals the number of seats', async () => {
    const seats = ['strage', '--seats', 'random,random', '--seed', '1'];
    for (const verb of ['play', 'arena']) {
      expect(
        (await feyrules(verb, ...seats, ...(verb === 'arena' ? ['--games', '2'] : []), '--options', ' {"players":2}'))
          .code,
      ).toBe(0);
      const { err, code } = await feyrules(verb, ...seats, '--options', '{"players":3}');
      expect([err, code]).toEqual(['feyrules: --options has players 3, but there are 2 seats\n', 2]);
    }
  });

  it.each(['play', 'arena'])('lists all options in the help of %s', async (verb) => {
    const { out } = await feyrules(verb, '--help');
    for (const { game } of kits) {
      expect(out).toMatch(new RegExp(`^  ${game.id} +${game.options.map(({ key }) => key).join(', ')}$`, 'm'));
    }
  });
});

describe('the guide to rulings', () => {
  it('lists every option in its table', () => {
    expect(GUIDE).toContain(`\n\n${tableOfOptions(kits)}\n\n`);
  });

  it('has working commands with the printed output', async () => {
    const [, ...blocks] = GUIDE.split(/^```(?=\w)/m);
    let ran = 0;
    for (const [index, block] of blocks.entries()) {
      const [, language = '', file = '', body = ''] = /^(\w+) ?(\S*)\n(.*?)^```/ms.exec(block) ?? [];
      if (language === 'json') place.write(file, body);
      if (language !== 'sh') continue;
      const answer = /^text\n(.*?)^```/ms.exec(blocks[index + 1] ?? '')?.[1];
      for (const line of body.trim().split('\n')) {
        const [, typed, target] = /^npx feyrules (.*?)(?: > (\S+))?$/.exec(line) ?? expect.fail(line);
        const args = typed?.match(/'[^']*'|\S+/g)?.map((word) => word.replaceAll("'", '')) ?? [];
        const { out, err, code } = await command(args, { cwd: place.path });
        if (target !== undefined) place.write(target, out);
        if (answer !== undefined) expect(out + err).toBe(answer);
        else expect([line, code]).toEqual([line, 0]);
        ran += 1;
      }
    }
    expect(ran).toBeGreaterThanOrEqual(14);
    // The recorded game uses the table that was filled in.
    const record: { options?: { layout?: unknown } } = JSON.parse(place.read('game.json'));
    expect(record.options?.layout).toEqual(JSON.parse(place.read('table.json')).layout);
    expect((await command(['check', 'game.json'], { cwd: place.path })).out).toContain('legal');
  });
});
