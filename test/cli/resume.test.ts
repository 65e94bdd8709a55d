import { describe, expect, it } from 'vitest';
import { seatsIn, seatsTag } from '../../src/arena/entrant.ts';
import { readRecord, replay } from '../../src/core/index.ts';
import { elfenland } from '../../src/index.ts';
import { newFolder } from '../tools/folder.ts';
import { command, type Run } from './command.ts';

const folder = newFolder();

function feyrules(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Run> {
  return command(args, { cwd: folder.path, env: { LC_ALL: 'C.UTF-8', ...env } });
}

function recordOf(file: string) {
  return readRecord(folder.read(file));
}

/** Starts a game of two bots, and stops it. */
async function leftAt(file: string, plies: number, seats: string = 'greedy,random'): Promise<void> {
  const options = ['--options', '{"rounds":3}', '--record', file, '--max-moves', String(plies), '--quiet'];
  expect((await feyrules(['play', 'elfenland', '--seats', seats, '--seed', '3', ...options])).code).toBe(0);
}

describe.each(['json', 'txt'])('an unfinished game in %s', (form) => {
  it('is played to its end by the same bots', async () => {
    const [left, whole] = [`left.${form}`, `whole.${form}`];
    await leftAt(left, 40);
    const before = recordOf(left);
    expect(before.moves).toHaveLength(40);
    const { out, code } = await feyrules(['play', '--resume', left, '--record', whole, '--seed', '4', '--quiet']);
    expect(code).toBe(0);
    expect(out).toMatch(/^The game is over\. \d+ moves, winner/);
    const after = recordOf(whole);
    const { result, ...unfinished } = after;
    expect(result === undefined).toBe(form === 'json');
    expect(replay(elfenland, { ...unfinished, moves: after.moves.slice(0, 40) }).moves).toEqual(
      replay(elfenland, before).moves,
    );
    expect(after.tags).toEqual({ Seats: '["greedy","random"]' });
    expect(after.options).toEqual({ rounds: 3, players: 2 });
    expect((await feyrules(['check', whole])).out).toMatch(/^legal, \d+ moves, winner/);
    expect(recordOf(left)).toEqual(before);
  });
});

it('other bots may take over, and the file may be overwritten', async () => {
  await leftAt('others.json', 30);
  const args = ['play', 'elfenland', '--resume', 'others.json', '--seats', 'random,random', '--record', 'others.json'];
  expect((await feyrules([...args, '--max-moves', '50', '--quiet'])).code).toBe(0);
  expect(recordOf('others.json')).toMatchObject({ tags: { Seats: '["random","random"]' } });
  expect(recordOf('others.json').moves).toHaveLength(50);
});

it('a game of an arena is resumed with the same bots', async () => {
  const options = ['--seats', 'deep=greedy,random', '--games', '1', '--max-moves', '20', '--options', '{"rounds":3}'];
  expect((await feyrules(['arena', 'elfenland', ...options, '--no-out', '--records', 'arena'])).code).toBe(0);
  const left = recordOf('arena/game-0.json');
  expect(left.moves).toHaveLength(20);
  const { code } = await feyrules(['play', '--resume', 'arena/game-0.json', '--record', 'on.json', '--quiet']);
  expect(code).toBe(0);
  expect(seatsIn(recordOf('on.json'))).toEqual(seatsIn(left));
  expect(recordOf('on.json').moves.length).toBeGreaterThan(20);
});

it('a module named again by --seats is resumed, with commas in its parameters', async () => {
  folder.write(
    'own.mjs',
    'export const createBot = ({ parameters }) => ({ decide: ({ moves }) => moves[parameters.a + parameters.b] ?? moves[0] });',
  );
  const seats = 'own=./own.mjs:100{"a":0,"b":1},greedy';
  await leftAt('own.json', 30, seats);
  expect(seatsIn(recordOf('own.json'))).toEqual(['own=./own.mjs:100{"a":0,"b":1}', 'greedy']);
  expect(await feyrules(['play', '--resume', 'own.json', '--quiet'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('names the module own=./own.mjs:100{"a":0,"b":1} as a player; give --seats'),
  });
  expect((await feyrules(['play', '--resume', 'own.json', '--seats', seats, '--quiet'])).code).toBe(0);
});

describe('a game that cannot be resumed', async () => {
  await leftAtOnce();

  it.each([
    [['--resume', 'nix.json'], 'cannot read nix.json'],
    [['--resume', 'rubbish.json'], 'This is not a record'],
    [['--resume', 'illegal.json'], '"Pass" cannot be played now'],
    [['strage', '--resume', 'some.json'], 'some.json is a game of elfenland'],
    [['--resume', 'some.json', '--options', '{"rounds":4}'], '--resume uses the options of its file'],
    [['--resume', 'some.json', '--seats', 'random'], '--seats names 1; the game of some.json has 2 seats'],
    [['--resume', 'over.json'], 'the game of over.json is over: winner'],
    [['--resume', 'module.json'], 'names the module ./mine.mjs:100{"depth":3,"width":2} as a player; give --seats'],
    [['--resume', 'commas.json'], 'greedy,random, is not a list of 2 names'],
    [['--resume', 'three.json'], 'not a list of 2 names'],
    [['--resume', 'nobody.json'], '"fritz:3"'],
    [['--resume', 'chess.json'], 'elfengold, and any other with play ./mine.mjs --resume'],
    [['--resume', 'people.json', '--seats', 'human,gredy'], 'did you mean greedy?'],
  ] as const)('%j: one sentence', async (args, sentence) => {
    const { out, err, code } = await feyrules(['play', ...args]);
    expect([out, code]).toEqual(['', 2]);
    expect(err).toMatch(/^feyrules: [^\n]+\n$/);
    expect(err).toContain(sentence);
  });

  it('an illegal move is refused in the language of the command', async () => {
    const { err } = await feyrules(['play', '--resume', 'illegal.json'], { LC_ALL: '', LANG: 'it_IT.UTF-8' });
    expect(err).toContain('non si può giocare ora');
  });
});

/** Writes the files for the refusals. */
async function leftAtOnce(): Promise<void> {
  await leftAt('some.json', 30);
  await leftAt('over.json', 100_000);
  const some = recordOf('some.json');
  const write = (file: string, record: object): string => folder.write(file, JSON.stringify(record));
  write('illegal.json', { ...some, moves: [...some.moves, 'pass', 'pass', 'pass', { type: 'cheat' }] });
  write('module.json', { ...some, tags: seatsTag(['./mine.mjs:100{"depth":3,"width":2}', 'random']) });
  write('commas.json', { ...some, tags: { Seats: 'greedy,random' } });
  write('three.json', { ...some, tags: seatsTag(['greedy', 'random', 'greedy']) });
  write('nobody.json', { ...some, tags: seatsTag(['greedy', 'fritz:3']) });
  write('people.json', { ...some, tags: {} });
  write('chess.json', { ...some, game: 'chess' });
  folder.write('rubbish.json', 'rubbish');
}
