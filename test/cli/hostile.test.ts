import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newFolder } from '../tools/folder.ts';
import { command, type Run } from './command.ts';

const SOURCES = new URL('../../src/cli/', import.meta.url).pathname;
const folder = newFolder();

/** Characters that a terminal obeys or hides, except line feeds. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]/u;
/** Text that sets the title, clears the screen, rings, reverses the direction, or imitates a verdict. */
const FORGED = '9. line 9 · strage · legal, 10 moves';
const NASTY = `\u001b]0;title\u0007\u001b[2J\u007f\u009b31m\u202e\u2066\u00ad\r\n${FORGED}\u2028${FORGED}\n`;
const nasty = fc
  .array(
    fc.constantFrom(
      ...['\u001b[2J', '\u0007', '\n', '\r', '\u0085', '\u009b', '\u202e', '\u2029', '\ufeff', 'x', '@'],
      ...[`\n${FORGED}\n`],
    ),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(''));

function feyrules(args: readonly string[], input: string = ''): Promise<Run> {
  return command(args, { cwd: folder.path, input });
}

/** A record with that text in one field, as JSON. */
const places: readonly ((text: string) => string)[] = [
  (text) => json({ result: text }),
  (text) => json({ game: text }),
  (text) => json({ tags: { Players: text } }),
  (text) => json({ tags: { [text]: text } }),
  (text) => json({ options: { [text]: 1 } }),
  (text) => json({ options: { players: text } }),
  (text) => json({ options: { order: [text] } }),
  (text) => json({ moves: [text] }),
  (text) => json({ moves: [{ type: text }] }),
  (text) => json({ moves: [{ type: 'end', [text]: 1 }] }),
  (text) => json({ moves: [{ type: 'end' }, text] }),
  (text) => json({ rulesVersion: text }),
  (text) => json({ [text]: text, moves: text }),
  (text) => `[Feyrules "1"]\n[Game ${JSON.stringify(text)}]\n[RulesVersion "1"]\n\n#*`,
  (text) => `[Feyrules "1"]\n[Game "strage"]\n[Players ${JSON.stringify(text)}]\n[RulesVersion "1"]\n\n#*`,
  (text) => `[Feyrules "1"]\n[Game "strage"]\n[Players "${text}"]\n[RulesVersion "1"]\n\n#*`,
  (text) => `[Feyrules "1"]\n[Game "strage"]\n[Options ${JSON.stringify(text)}]\n[RulesVersion "1"]\n\n#*`,
  (text) => `[Feyrules "1"]\n[Game "strage"]\n[RulesVersion "1"]\n\n${text} #*`,
  (text) => `[Feyrules "1"]\n[Game "strage"]\n[RulesVersion "1"]\n\n{${text}} #${text}`,
];

function json(part: object): string {
  return JSON.stringify({ feyrules: 1, game: 'strage', rulesVersion: 1, options: {}, moves: [], ...part });
}

describe('a file with control characters', () => {
  const texts = [NASTY, NASTY.repeat(500), ...fc.sample(nasty, { numRuns: 20, seed: 1 })];
  const games = texts.flatMap((text) => places.map((place) => place(text)));

  it.each([[[]], [['--locale', 'it']], [['--json']]])(
    'is checked with output lines only from the command: %j',
    async (options) => {
      folder.write('many.txt', games.join('\n\n'));
      const { out, err } = await feyrules(['check', 'many.txt', ...options]);
      expect(err).toBe('');
      expect(out).not.toMatch(UNPRINTABLE);
      const lines = out.trimEnd().split('\n');
      const last = lines.pop();
      expect(last).toMatch(/^\d+ games: |^\d+ partite; |^\{"games":/);
      // Each verdict is on the line of its number, and contains only what fits on a line.
      for (const [index, line] of lines.entries()) {
        expect(line.startsWith(`${index + 1}. `) || line.startsWith(`{"number":${index + 1},`)).toBe(true);
        expect(line.length).toBeLessThan(3000);
      }
      expect(last).toContain(String(lines.length));
    },
  );

  it.each(places.map((place, index) => ({ index, place })))(
    'is reported on one line if it is the only one: $index',
    async ({ place }) => {
      folder.write('one.txt', place(NASTY));
      for (const args of [
        ['check', 'one.txt'],
        ['check', 'one.txt', '--json'],
      ]) {
        const { out, err } = await feyrules(args);
        expect(out + err).not.toMatch(UNPRINTABLE);
        expect((out + err).split('\n').filter((line) => line.startsWith('9.'))).toEqual([]);
        expect(out + err).toMatch(/\n$/);
      }
    },
  );
});

describe('an option with control characters', () => {
  it.each([
    ['check', NASTY],
    ['check', 'x', '--locale', NASTY],
    ['check', 'x', NASTY],
    ['show', 'fair.json', '--at', NASTY],
    ['show', NASTY],
    ['moves', 'fair.json', '--at', NASTY],
    ['play', NASTY, '--seats', 'random,random'],
    ['play', 'strage', '--seats', NASTY],
    ['play', 'strage', '--seats', 'random,random', '--seed', NASTY],
    ['play', 'strage', '--seats', 'random,random', '--options', NASTY],
    ['play', 'strage', '--seats', 'random,random', '--options', JSON.stringify({ [NASTY]: NASTY })],
    ['play', 'strage', '--seats', 'random,random', '--quiet', '--record', `no/${NASTY}`],
    ['play', 'strage', '--seats', 'random,random', '--quiet', '--record', NASTY.replaceAll('/', '')],
    ['arena', NASTY, '--seats', 'random,random'],
    ['arena', 'strage', '--seats', `random,${NASTY}`],
    ['arena', 'strage', '--seats', `random,./${NASTY}.mjs`],
    ['arena', 'strage', '--seats', 'random,random', '--out', `no/${NASTY}`],
    ['arena', '--resume', NASTY],
    ['arena', '--resume', 'results.jsonl'],
    ['arena', 'worker', '--redis', NASTY],
    ['bench', NASTY],
    ['bench', 'strage', '--cases', NASTY],
    [NASTY],
    ['serve', NASTY],
  ])('%j: is escaped in the output', async (...args) => {
    folder.write('fair.json', json({}));
    const plan = {
      settings: [{ game: 'strage', players: 2, options: { [NASTY]: NASTY } }],
      format: 'table',
      entrants: ['random', NASTY],
      games: 1,
      seed: 1,
      maxMoves: 10,
    };
    folder.write('results.jsonl', `${JSON.stringify({ feyrulesArena: 1, plan })}\n`);
    const { out, err } = await feyrules(args);
    expect(out + err).not.toBe('');
    expect(out + err).not.toMatch(UNPRINTABLE);
    expect((out + err).split('\n').filter((line) => line.startsWith('9.'))).toEqual([]);
  });
});

describe('requests of other programs', () => {
  it('are answered as JSON without control characters', async () => {
    const requests = [
      { id: NASTY, do: 'games' },
      { id: 1, do: NASTY },
      { id: 2, do: 'new', game: NASTY },
      { id: 3, do: 'load', record: json({ tags: { Players: NASTY } }) },
    ];
    const { out } = await feyrules(
      ['serve', '--stdio'],
      requests.map((request) => `${JSON.stringify(request)}\n`).join(''),
    );
    expect(out).not.toMatch(UNPRINTABLE);
    const answers = out.trimEnd().split('\n');
    expect(answers).toHaveLength(requests.length);
    expect(answers.map((line) => JSON.parse(line).id)).toEqual([NASTY, 1, 2, 3]);
  });
});

it('the command writes all output through one file', () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const writers = sources.filter((file) =>
    // An empty text only waits for the others.
    /console\s*\.|\b(process|host\(\))\s*\.\s*(stdout|stderr)\s*\.\s*write(?!\('',)/.test(
      readFileSync(join(SOURCES, file), 'utf8'),
    ),
  );
  expect(writers).toEqual(['output.ts']);
});
