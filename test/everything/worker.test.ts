import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { version } from '../../package.json';
import { interrupted, spawned, start } from '../arena/command.ts';
import { writeTrap } from '../arena/dying-bots.ts';
import { plan } from '../arena/plans.ts';
import { newFolder } from '../tools/folder.ts';
import { type RedisServer, startRedis } from './redis-server.ts';

const QUEUE = `feyrules-arena-${version}`;

const range = { from: 0, to: 2 };
const hundred = Array.from({ length: 100 }, (_, index) => `flat:${index + 1}`);

/** A job as an arena queues it, apart from the changes. */
function job(changes: object = {}): object {
  return {
    version,
    plan: plan(),
    games: ['feyrules/games'],
    rules: {},
    range,
    wanted: { records: false, times: false },
    ...changes,
  };
}

/** Jobs that no arena adds, but that anyone with write access to Redis can. */
const hostile: readonly (readonly [what: string, data: unknown, reason: RegExp])[] = [
  ['nothing', null, /not a range of games of a plan/],
  ['an empty object', {}, /not a range of games of a plan/],
  ['no range', job({ range: undefined }), /not a range of games of a plan: range/],
  ['another version', job({ version: '99.0.0' }), /has version \d.*, but the arena that made the plan has 99\.0\.0/],
  ['what only a later version knows', job({ plan: { ...plan(), handicap: 1 } }), /this version does not know handicap/],
  ['no games', job({ games: undefined }), /not a range of games of a plan: games/],
  ['no rules', job({ rules: undefined }), /not a range of games of a plan: rules/],
  ['rules of another day', job({ rules: { elfenland: 99 } }), /of the rules of elfenland; the plan needs 99/],
  ['games that are no module', job({ games: ['feyrules'] }), /cannot load feyrules: there is no such file/],
  ['a prototype', JSON.parse(`{"__proto__":{"plan":${JSON.stringify(plan())}},"range":{"from":0,"to":2}}`), /plan/],
  ['a range without games', job({ range: { from: 2, to: 2 } }), /range/],
  ['a range that runs backwards', job({ range: { from: 3, to: 2 } }), /range/],
  ['a range of fractions', job({ range: { from: 0.5, to: 2 } }), /range/],
  ['a range below zero', job({ range: { from: -2, to: 2 } }), /range/],
  ['a range beyond the games', job({ range: { from: 7, to: 9 } }), /range/],
  ['a range too long', job({ plan: plan({ games: 1_000 }), range: { from: 0, to: 21 } }), /range/],
  ['a seed that is text', job({ plan: { ...plan(), seed: 'abc' } }), /seed/],
  ['games that do not end', job({ plan: plan({ maxMoves: 1e15 }) }), /at most 100000 moves/],
  ['too many iterations', job({ plan: plan({ entrants: ['ismcts:999999999', 'random'] }) }), /at most 100000 iterat/],
  ['too much time', job({ plan: plan({ entrants: ['ismcts:999999999ms', 'random'] }) }), /or 60000 ms per move/],
  [
    'too many tables',
    job({
      plan: plan({
        format: 'round-robin',
        entrants: hundred,
        settings: [{ game: 'elfenland', players: 6, options: {} }],
      }),
    }),
    /1192052400 tables/,
  ],
  ['an unknown game', job({ plan: plan({ settings: [{ game: 'chess', players: 2, options: {} }] }) }), /"chess"/],
];

describe('a worker of an arena', () => {
  const folder = newFolder();
  let redis: RedisServer;
  let queue: Queue;
  const workers: ReturnType<typeof start>[] = [];

  beforeAll(async () => {
    redis = await startRedis(folder.path);
    queue = new Queue(QUEUE, { connection: { url: redis.url } });
  });

  // Otherwise the worker of a failed test takes the jobs of the next.
  afterEach(() => {
    for (const worker of workers.splice(0)) worker.kill('SIGKILL');
  });

  afterAll(async () => {
    await queue?.close();
    await redis?.stop();
  });

  function worker(options = ''): ReturnType<typeof start> {
    const started = start(`arena worker${options} --redis ${redis.url}`, folder.path);
    workers.push(started);
    return started;
  }

  async function outcomeOf(id: string): Promise<{ state: string; reason: string; attempts: number }> {
    for (;;) {
      const state = await queue.getJobState(id);
      if (state === 'failed' || state === 'completed') {
        const job = await queue.getJob(id);
        return { state, reason: job?.failedReason ?? '', attempts: job?.attemptsMade ?? 0 };
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  it.each(['', ':500', '{"depth":3}', 'deep=', './', '../'])('does not run the module in a job (%j)', async (form) => {
    const { trace, entrant } = writeTrap(folder, `trap${form.replace(/\W/g, '')}${form.length}`);
    const relative = form.startsWith('.') ? `${form}${form === '../' ? `${folder.path.split('/').at(-1)}/` : ''}` : '';
    const name =
      form === 'deep='
        ? `${form}${entrant}`
        : relative === ''
          ? `${entrant}${form}`
          : `${relative}${entrant.split('/').at(-1)}`;
    const one = worker();
    const added = await queue.add('games', job({ plan: plan({ entrants: [name, 'random'] }) }), { attempts: 3 });
    const { state, reason, attempts } = await outcomeOf(added.id ?? '');
    await interrupted(one);
    expect(existsSync(trace)).toBe(false);
    expect([state, attempts]).toEqual(['failed', 1]);
    expect(reason).toMatch(/--modules/);
  });

  it('does not run a game that a job names by its module, in any form', async () => {
    const { trace, entrant } = writeTrap(folder, 'game');
    const one = worker();
    for (const name of [
      entrant,
      './game.mjs',
      `../${folder.path.split('/').at(-1)}/game.mjs`,
      pathToFileURL(entrant).href,
      `feyrules/../../${entrant}`,
      `feyrules/games/../..${entrant}`,
      'data:text/javascript,process.exit()',
      'feyrules/games ',
    ]) {
      const added = await queue.add('games', job({ games: ['feyrules/games', name] }), { attempts: 3 });
      const { state, reason, attempts } = await outcomeOf(added.id ?? '');
      expect([name, state, attempts]).toEqual([name, 'failed', 1]);
      expect(reason).toMatch(/--modules/);
    }
    await interrupted(one);
    expect(existsSync(trace)).toBe(false);
  });

  it('refuses every job that no arena would add, and then plays for one', async () => {
    const one = worker(' --modules');
    for (const [what, data, reason] of hostile) {
      const added = await queue.add('games', data, { attempts: 3 });
      const outcome = await outcomeOf(added.id ?? '');
      expect([what, outcome.state, outcome.attempts]).toEqual([what, 'failed', 1]);
      expect(outcome.reason).toMatch(reason);
    }
    const run = 'arena strage --seats greedy,random --games 4 --seed 1 --no-out --json';
    const { out, code } = await spawned(run, folder.path);
    expect(await spawned(`${run} --redis ${redis.url}`, folder.path)).toMatchObject({ out, code });
    expect(await interrupted(one)).toMatchObject({ code: 0, err: '' });
  });

  it('refuses, once and with a reason, data that is not JSON or is too deeply nested', async () => {
    const one = worker();
    const deep = JSON.stringify(job({ plan: plan({ settings: [{ game: 'strage', players: 2, options: { x: 0 } }] }) }));
    const client = new Redis(redis.url);
    for (const [data, reason] of [
      ['{', /^the job is not a range of games of a plan: /],
      [
        deep.replace('"x":0', `"x":${'['.repeat(100_000)}${']'.repeat(100_000)}`),
        /: job cannot be …; expected: less nesting$/,
      ],
    ] as const) {
      await queue.pause();
      const { id = '' } = await queue.add('games', job(), { attempts: 3 });
      const key = queue.toKey(id);
      await client.hset(key, { data });
      await queue.resume();
      await expect.poll(() => queue.getJobState(id)).toBe('failed');
      const [failed, attempts] = await Promise.all([client.hget(key, 'failedReason'), client.hget(key, 'atm')]);
      expect(failed).toMatch(reason);
      expect(attempts).toBe('1');
    }
    client.disconnect();
    await interrupted(one);
  });

  it('ends on an interrupt while a game is in progress, and another worker plays that game', async () => {
    const [stuck, taken] = [join(folder.path, 'stuck'), join(folder.path, 'taken')];
    writeFileSync(stuck, '');
    folder.write(
      'sleepy.mjs',
      `import { existsSync, writeFileSync } from 'node:fs';
       const decide = ({ moves }) => {
         if (existsSync(${JSON.stringify(stuck)})) writeFileSync(${JSON.stringify(taken)}, '');
         while (existsSync(${JSON.stringify(stuck)})) {}
         return moves[0];
       };
       export default { name: 'sleepy', decide };`,
    );
    const one = worker(' --modules');
    await once(one.stdout, 'data');
    const run = 'arena strage --seats random,./sleepy.mjs --games 4 --seed 1 --no-out --json';
    const table = spawned(`${run} --redis ${redis.url}`, folder.path);
    // The command imports the module, but only the worker asks it for a move.
    while (!existsSync(taken)) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await interrupted(one)).toMatchObject({ code: 0, err: '' });

    rmSync(stuck);
    const other = worker(' --modules');
    // While no worker listened, it may have printed that.
    const { out, code } = await spawned(run, folder.path);
    expect(await table).toMatchObject({ out, code });
    await interrupted(other);
  });

  it('ends on an interrupt with a hostile job, which it leaves in the queue', async () => {
    const one = worker();
    // As much as a job may request: hours of computation.
    const settings = [{ game: 'elfengold', players: 6, options: {} }];
    const entrants = Array.from({ length: 6 }, () => 'ismcts:100000');
    await once(one.stdout, 'data');
    const added = await queue.add('games', job({ plan: plan({ settings, entrants, maxMoves: 100_000 }) }));
    while ((await added.getState()) !== 'active') await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await interrupted(one)).toMatchObject({ code: 0, err: '' });
    expect(await added.getState()).toBe('waiting');
    await added.remove();
  });
});
