import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { inProcess, run } from '../../src/arena/arena.ts';
import { BotThreads } from '../../src/arena/bot-threads.ts';
import { readResults } from '../../src/arena/results.ts';
import { threads } from '../../src/arena/threads.ts';
import { seeded } from '../../src/core/rng.ts';
import { kits } from '../../src/games/index.ts';
import { kitOf } from '../games/kit-of.ts';
import { newFolder } from '../tools/folder.ts';
import { feyrules } from './command.ts';
import { crashOf, writeBot } from './dying-bots.ts';
import { plan } from './plans.ts';

const folder = newFolder();
const games = ['feyrules/games'];

describe("a module's bot that exits its thread", () => {
  it('forfeits the game by name', async () => {
    writeBot(folder, 'leaver', 'process.exit(3);');
    expect(await crashOf(folder, feyrules, 'leaver')).toMatchObject({
      ...{ seat: 0, index: 0, reason: 'error', entrant: './leaver.mjs', stack: null, view: expect.any(Object) },
      message: 'Died: its thread ended without an answer, with exit code 3',
    });
  });

  it('otherwise ends the run with its name and its crash, also in one of two threads', async () => {
    const bot = writeBot(folder, 'quitter', 'process.exit(3);');
    const { err, code } = await feyrules(
      `arena strage --seats ${bot},random --games 4 --no-out --workers 2`,
      folder.path,
    );
    expect(code).toBe(2);
    expect(err).toMatch(
      /quitter\.mjs, game \d: Died: its thread ended without an answer, with exit code 3; arena\.crash-\d\.json/,
    );
  });

  it('is refused if it exits while it is loaded', async () => {
    folder.write('unloadable.mjs', 'process.exit(3);');
    const { err, code } = await feyrules('arena strage --seats ./unloadable.mjs,random --out u.jsonl', folder.path);
    expect(code).toBe(2);
    expect(err).toMatch(/cannot load \.\/unloadable\.mjs: its thread ended without an answer, with exit code 3/);
    expect(() => readFileSync(join(folder.path, 'u.jsonl'))).toThrow('ENOENT');
  });
});

describe('an error of a bot of a module', () => {
  const bot = folder.write(
    'coded.mjs',
    `export default { name: 'coded', decide() {
       throw Object.assign(new RangeError('no idea', { cause: new TypeError('no book') }), { code: 'mine/no-idea', params: { page: 3 } });
     } };`,
  );
  it.each([
    ['its own thread', inProcess],
    ['a thread of threads', threads(1)],
  ])('keeps its code, values and causes from %s', async (_, backend) => {
    const thrown: unknown = await run(plan({ entrants: [bot, 'random'] }), {
      games: ['feyrules/games'],
      backend,
    }).catch((error) => error);
    expect(thrown).toMatchObject({
      ...{ name: 'BotError', code: 'arena/bot-failed' },
      params: { entrant: bot, failing: 'error', reason: 'RangeError: no idea' },
      cause: { name: 'RangeError', code: 'mine/no-idea', params: { page: 3 }, cause: { message: 'no book' } },
    });
  });

  it('has the error of Node as its cause if the module is a folder', async () => {
    const box = join(folder.path, 'box.mjs');
    mkdirSync(box);
    const refused = { code: 'arena/module-is-folder', cause: { code: 'ERR_UNSUPPORTED_DIR_IMPORT' } };
    await expect(run(plan({ entrants: [box, 'random'] }), { games })).rejects.toMatchObject(refused);
  });

  it('has the refusal of its illegal move as its cause', async () => {
    const cheat = folder.write('cheat.mjs', "export default { name: 'c', decide: () => ({ type: 'roll', die: 6 }) };");
    const thrown: unknown = await run(
      plan({ entrants: [cheat, 'random'], settings: [{ game: 'strage', players: 2, options: {} }] }),
      {
        games: ['feyrules/games'],
        backend: threads(1),
      },
    ).catch((error) => error);
    expect(thrown).toMatchObject({
      params: { failing: 'illegal' },
      cause: { code: expect.stringMatching(/^strage\//) },
    });
  });
});

describe('a bot of a module', () => {
  it.each([
    [1, 6],
    [2, 2],
  ])('has no memory of the other game of its deal, with workers: %i', async (workers, games) => {
    const log = join(folder.path, `log-${workers}`);
    const bot = folder.write(
      'memory.mjs',
      `import { appendFileSync } from 'node:fs';
       const seats = [];
       export const createBot = ({ seat, parameters }) => {
         appendFileSync(parameters.log, JSON.stringify([...seats, seat]) + '\\n');
         seats.push(seat);
         return { decide: ({ moves }) => moves[0] };
       };`,
    );
    const name = `${bot}{"log":${JSON.stringify(log)}}`;
    await feyrules(`arena strage --seats ${name},random --games ${games} --no-out --workers ${workers}`, folder.path);
    const lines = readFileSync(log, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(games);
    // In the two games of a deal the bot has different seats. One thread plays the first game of each deal, another
    // the second.
    for (const line of lines) expect(new Set(JSON.parse(line)).size).toBe(1);
  });

  it('plays the same moves as in the thread of a program that passes kits', async () => {
    const bot = folder.write(
      'dicer.mjs',
      'export default { name: "mine", decide: ({ moves }, { rng }) => moves[rng.int(moves.length)] };',
    );
    const { out } = await feyrules(
      `arena elfenland --seats ${bot},random --games 2 --out dicer.jsonl --json`,
      folder.path,
    );
    expect(out).toContain('standings');
    const { results, plan: played } = readResults(folder.read('dicer.jsonl'), {
      modules: true,
    });
    expect(played.entrants).toEqual(plan({ entrants: [bot, 'random'] }).entrants);
    expect(await run(played, { kits })).toEqual(results);
  });
});

const slow = folder.write(
  'slow.mjs',
  'await new Promise((done) => setTimeout(done, 150)); export default { name: "slow", decide: ({ moves }) => moves[0] };',
);

it.each([
  ['that play', { games: 2 }, threads(2), 2],
  // One checks the plan, and one each plays the first and the second game of every deal.
  ['of a bot', { games: 6, maxMoves: 9, entrants: [slow, 'random'] }, inProcess, 3],
])('the threads of a run %s end with it', async (_, changes, backend, count) => {
  const started: Worker[] = [];
  const note = (worker: Worker): number => started.push(worker);
  process.on('worker', note);
  await run(plan(changes), { games, backend });
  process.off('worker', note);
  // A thread that has ended has the number -1.
  expect(started.map(({ threadId }) => threadId)).toEqual(new Array(count).fill(-1));
});

it('a bot may be compiled from TypeScript to CommonJS', async () => {
  const text = 'exports.__esModule = true; exports.default = { name: "mine", decide: ({ moves }) => moves[0] };';
  const entrants = [folder.write('compiled.cjs', text), 'random'];
  expect(await run(plan({ games: 1, maxMoves: 9, entrants }), { games })).toHaveLength(1);
});

it('a bot may take its time in a process that already used much memory', async () => {
  const rss = vi.spyOn(process.memoryUsage, 'rss').mockReturnValue(600 * 2 ** 20);
  onTestFinished(() => rss.mockRestore());
  expect(await run(plan({ games: 1, maxMoves: 9, entrants: [slow, 'random'] }), { games })).toHaveLength(1);
});

it('a decision that is aborted does not abort that of another bot in its thread', async () => {
  const text = `export default { name: 'patient', decide: (_, { signal }) =>
    new Promise((done) => { signal.onabort = () => done('aborted'); setTimeout(done, 200, 'kept'); }) };`;
  const patient = folder.write('patient.mjs', text);
  const bots = new BotThreads(games);
  const setup = { kit: kitOf('strage'), options: { players: 2 } };
  const [one, other] = [await bots.sit(patient, { ...setup, seat: 0 }), await bots.sit(patient, { ...setup, seat: 1 })];
  const observation = { viewer: 0, view: {}, actor: 0, moves: [] };
  const stop = new AbortController();
  const kept = other.decide(observation, { rng: seeded(1) });
  const stopped = one.decide(observation, { rng: seeded(1), signal: stop.signal });
  stop.abort();
  await expect(stopped).rejects.toThrow('abort');
  expect(await kept).toBe('kept');
  await bots.close();
});
