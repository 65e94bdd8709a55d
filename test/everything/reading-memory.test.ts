import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** The built reader, in a process with a heap of this many megabytes. */
const READER = new URL('../../dist/entries/referee.js', import.meta.url).href;
const HEAP = 64;

const LENGTH = 100 * 2 ** 20;

/** Reads `before`, then `again` repeatedly up to 100 MB, then `after`. */
const program = `
  import { readGames } from ${JSON.stringify(READER)};
  const [before, again, after] = JSON.parse(process.argv[1]);
  function* source() {
    yield Buffer.from(before);
    const piece = Buffer.from(again.repeat(Math.ceil(65536 / again.length)));
    for (let length = 0; length < ${LENGTH}; length += piece.length) yield piece;
    yield Buffer.from(after);
  }
  const count = { game: 0, fault: 0 };
  let last;
  for await (const entry of readGames(source())) {
    count[entry.kind]++;
    last = { kind: entry.kind, message: entry.error?.message };
  }
  console.log(JSON.stringify({ count, last }));
`;

function read(before: string, again: string, after: string): { count: { game: number; fault: number }; last: object } {
  const args = [`--max-old-space-size=${HEAP}`, '--input-type=module', '-e', program];
  const { stdout, stderr, status } = spawnSync(process.execPath, [...args, JSON.stringify([before, again, after])], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return JSON.parse(stdout);
}

const head = '[Feyrules "1"]\n[Game "strage"]\n[RulesVersion "1"]\n';
const next = `\n${head}\n4 @a1 #*\n`;
const json = '{"feyrules":1,"game":"strage","rulesVersion":1,"moves":[';

describe(`100 MB, read in ${HEAP} MB`, () => {
  it.each([
    ['a game without end', `${head}\n`, '4 @a1 end\n'],
    ['a game on one line', `${head}\n`, '4 @a1 end '],
    ['a comment without end', `${head}\n{`, 'and so on '],
    ['a comment of many lines', `${head}\n{`, 'and so on\n'],
    ['tags without end', head, '[Red "Anna"]\n'],
    ['a tag without end', `${head}[Red "`, 'Anna '],
    ['JSON on one line', json, '"4",'],
    ['JSON on many lines', json, '\n  "4",'],
    ['nothing but noise', '', '\u00e8\u0000\u{1f48e} x'],
  ])('%s: yields one fault, and the game after it', (_, before, again) => {
    expect(read(before, again, next)).toEqual({ count: { game: 1, fault: 1 }, last: { kind: 'game' } });
  });

  it('a game without end, with nothing after it: yields a fault', () => {
    expect(read(`${head}\n`, '4 @a1 end ', '').last).toEqual({
      kind: 'fault',
      message: 'This is not a record of a game (it is larger than 16 MB).',
    });
  });

  it('blank lines: yield nothing', () => {
    expect(read('', ' \n', '').count).toEqual({ game: 0, fault: 0 });
  });

  it('many games: yield each game', () => {
    const game = `${head}\n${`4 @a1 {${'and so on '.repeat(20)}}\n`.repeat(300)}\n#*\n`;
    const { count } = read('', game, '');
    expect(count.fault).toBe(0);
    expect(count.game * game.length).toBeGreaterThanOrEqual(LENGTH);
  });
});
