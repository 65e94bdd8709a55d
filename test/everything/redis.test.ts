import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { version } from '../../package.json';
import { redis as redisBackend } from '../../src/arena/redis.ts';
import { kitsById } from '../../src/core/kit.ts';
import { seeded } from '../../src/core/rng.ts';
import { kits } from '../../src/games/index.ts';
import { ended, interrupted, spawned, start } from '../arena/command.ts';
import { plan } from '../arena/plans.ts';
import { newFolder } from '../tools/folder.ts';
import { portOf } from '../tools/port.ts';
import { killAtWork } from './killing.ts';
import { type RedisServer, startRedis } from './redis-server.ts';

/** Number of games in the run whose workers are killed; the run in the documentation has 2000. */
const GAMES = Number(process.env['FEYRULES_ARENA_GAMES'] ?? 40);
const RUN = `arena strage --seats greedy,random --games ${GAMES} --seed 3 --no-out --json`;

describe('an arena over Redis', () => {
  const folder = newFolder();
  let redis: RedisServer;
  let url = '';

  beforeAll(async () => {
    redis = await startRedis(folder.path);
    url = redis.url;
  });

  afterAll(async () => {
    await redis?.stop();
  });

  function worker(): ReturnType<typeof start> {
    return start(`arena worker --redis ${url}`, folder.path);
  }

  it('loses no game and counts none twice while workers are killed at random', async () => {
    const undisturbed = spawned(RUN, folder.path);
    const rng = seeded(11);
    const run = ended(start(`${RUN} --redis ${url}`, folder.path));
    for (let games = 0; games < GAMES; games += 100) {
      const killed = [worker(), worker(), worker()].map((victim) => killAtWork(victim, rng));
      await Promise.race([run, Promise.all(killed)]);
    }
    const last = worker();
    const { out, code } = await undisturbed;
    expect(JSON.parse(out)).toMatchObject({ games: GAMES });
    // Messages about missing workers are not part of the report.
    expect(await run).toMatchObject({ out, code });
    last.kill('SIGKILL');
  });

  it('stops a worker gracefully on an interrupt', async () => {
    const one = worker();
    await once(one.stdout, 'data');
    expect(await interrupted(one)).toMatchObject({ err: '', code: 0 });
  });

  it('prints a partial report on an interrupt', async () => {
    const child = start(`${RUN} --redis ${url} --seed 4`, folder.path);
    const end = ended(child);
    // Once its games are queued.
    const queue = new Queue(`feyrules-arena-${version}`, { connection: { url } });
    while ((await queue.getWaitingCount()) === 0) await delay(20);
    await queue.close();
    child.kill('SIGINT');
    const { out, code } = await end;
    expect(code).toBe(130);
    expect(JSON.parse(out)).toMatchObject({ games: 0, standings: [{ seats: 0 }, { seats: 0 }] });
  });

  it('serves two processes that run the same plan at once', async () => {
    const one = worker();
    const plan = `arena the-challenge --seats random,random --games 40 --seed 6 --no-out --json`;
    const runs = await Promise.all([1, 2, 3].map(() => spawned(`${plan} --redis ${url}`, folder.path)));
    const undisturbed = await spawned(plan, folder.path);
    for (const run of runs) expect(run).toMatchObject({ err: '', out: undisturbed.out, code: undisturbed.code });
    await interrupted(one);
  });

  it('leaves module bots to workers that may play them, and reports at once which one fails', async () => {
    folder.write('cheat.mjs', "export default { name: 'mine', decide: () => ({ type: 'roll', die: 6 }) };");
    const careful = worker();
    const bold = start(`arena worker --modules --redis ${url}`, folder.path);
    const ends = [ended(careful), ended(bold)];
    const { err, code } = await spawned(
      `arena strage --seats greedy,./cheat.mjs --games 40 --no-out --redis ${url}`,
      folder.path,
    );
    expect(code).toBe(2);
    expect(err).toMatch(
      /^feyrules: games \d+ to \d+: \.\/cheat\.mjs, game \d+: .*\(ST-\d+\.\d+\); arena\.crash-\d+\.json has .*\n$/,
    );
    careful.kill('SIGINT');
    bold.kill('SIGINT');
    const [idle] = await Promise.all(ends);
    expect(idle?.out).not.toMatch(/played/);
  });

  it.each([
    ['a refused plan', 'greedy', { players: 2 }],
    ['an error that a bot throws', './coded.mjs', {}],
  ])('sends the code and values of %s', async (_, entrant, options) => {
    folder.write(
      'coded.mjs',
      `export default { name: 'coded', decide() {
         throw Object.assign(new Error('no idea'), { code: 'mine/no-idea', params: { page: 3 } });
       } };`,
    );
    const bold = start(`arena worker --modules --redis ${url}`, folder.path);
    const seated = plan({ entrants: [entrant, 'random'], settings: [{ game: 'strage', players: 2, options }] });
    const assignment = { plan: seated, kits: kitsById(kits), games: ['feyrules/games'], bots: undefined };
    const thrown: unknown = await redisBackend(url)(
      { ...assignment, wanted: { records: false, times: false } },
      [{ from: 0, to: 1 }],
      () => {},
      new AbortController().signal,
    ).catch((error: unknown) => error);
    expect(thrown).toMatchObject(
      entrant === 'greedy'
        ? { code: 'arena/worker-refused', cause: { name: 'PlanError', code: 'arena/players-option' } }
        : { name: 'BotError', crash: { index: 0 }, cause: { code: 'mine/no-idea', params: { page: 3 } } },
    );
    await interrupted(bold);
  });

  it('names a bot that exits its thread, keeps its crashes, and continues', async () => {
    folder.write('leaver.mjs', 'export default { name: "mine", decide: () => process.exit(1) };');
    const bold = start(`arena worker --modules --redis ${url}`, folder.path);
    const { out, code } = await spawned(
      `arena strage --seats ./leaver.mjs,random --games 4 --on-error forfeit --out left.jsonl --redis ${url}`,
      folder.path,
    );
    expect([code, out]).toEqual([0, expect.stringContaining('./leaver.mjs forfeited 4')]);
    for (const game of [0, 1, 2, 3]) {
      const crash = JSON.parse(folder.read(`left.crash-${game}.json`));
      expect(crash).toMatchObject({ entrant: './leaver.mjs', index: game, message: expect.stringMatching(/code 1$/) });
      expect(crash.record.moves.length).toBeGreaterThan(0);
    }
    await interrupted(bold);
  });

  it('reports that the server is not Redis', async () => {
    const silent = createServer();
    const port = await portOf(silent);
    const run = await spawned(`${RUN} --redis redis://127.0.0.1:${port}`, folder.path);
    silent.close();
    expect(run).toMatchObject({ out: '', code: 2, err: expect.stringMatching(/no Redis answers at 127\.0\.0\.1/) });
  });

  it('prints a partial report if Redis dies', async () => {
    const dying = await startRedis(folder.path);
    const at = `--redis ${dying.url}`;
    const one = start(`arena worker ${at}`, folder.path);
    // More games than are played before Redis dies.
    const child = start(`${RUN} --games 20000 --seed 5 --out known.jsonl ${at}`, folder.path);
    const ends = [ended(child), ended(one)];
    while (!existsSync(join(folder.path, 'known.jsonl')) || folder.read('known.jsonl').split('\n').length < 3) {
      await delay(50);
    }
    await dying.stop();
    child.kill('SIGINT');
    one.kill('SIGINT');
    const [run] = await Promise.all(ends);
    expect(run).toMatchObject({ code: 130 });
    expect(JSON.parse(run?.out ?? '').games).toBeGreaterThan(0);
  });
});
