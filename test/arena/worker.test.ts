import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Queue } from 'bullmq';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { version } from '../../package.json';
import { games } from '../../src/index.ts';
import { ended, feyrules, start } from './command.ts';
import { plan } from './plans.ts';
import { isInstalled, type RedisServer, startRedis } from './redis-server.ts';

const QUEUE = `feyrules-arena-${version}-${Object.values(games)
  .map(({ rulesVersion }) => rulesVersion)
  .join('.')}`;

const range = { from: 0, to: 2 };
const hundred = Array.from({ length: 100 }, (_, index) => `flat:${index + 1}`);

/** Jobs that no arena puts in, but whoever can write to the Redis. */
const hostile: readonly (readonly [what: string, data: unknown, reason: RegExp])[] = [
  ['nothing', null, /no range of games of a plan/],
  ['an empty object', {}, /no range of games of a plan/],
  ['no range', { plan: plan() }, /no range of games of a plan: range/],
  ['a prototype', JSON.parse(`{"__proto__":{"plan":${JSON.stringify(plan())}},"range":{"from":0,"to":2}}`), /plan/],
  ['a range without games', { plan: plan(), range: { from: 2, to: 2 } }, /range/],
  ['a range that runs backwards', { plan: plan(), range: { from: 3, to: 2 } }, /range/],
  ['a range of fractions', { plan: plan(), range: { from: 0.5, to: 2 } }, /range/],
  ['a range below zero', { plan: plan(), range: { from: -2, to: 2 } }, /range/],
  ['a range beyond the games', { plan: plan(), range: { from: 7, to: 9 } }, /range/],
  ['a range too long', { plan: plan({ games: 1_000 }), range: { from: 0, to: 21 } }, /range/],
  ['a seed that is text', { plan: { ...plan(), seed: 'abc' }, range }, /seed/],
  ['games that do not end', { plan: plan({ maxMoves: 1e15 }), range }, /at most 100000 moves/],
  ['too many iterations', { plan: plan({ entrants: ['ismcts:999999999', 'random'] }), range }, /at most 100000 iterat/],
  ['too much time', { plan: plan({ entrants: ['ismcts:999999999ms', 'random'] }), range }, /or 60000 ms, a move/],
  [
    'too many tables',
    {
      plan: plan({
        format: 'round-robin',
        entrants: hundred,
        settings: [{ game: 'elfenland', players: 6, options: {} }],
      }),
      range,
    },
    /1192052400 tables/,
  ],
  ['an unknown game', { plan: plan({ settings: [{ game: 'chess', players: 2, options: {} }] }), range }, /"chess"/],
];

describe.runIf(isInstalled)('a worker of an arena', () => {
  const folder = mkdtempSync(join(tmpdir(), 'feyrules-worker-'));
  let redis: RedisServer;
  let queue: Queue;
  const workers: ReturnType<typeof start>[] = [];

  beforeAll(async () => {
    redis = await startRedis(folder);
    queue = new Queue(QUEUE, { connection: { url: redis.url } });
  });

  // Or the worker of a test that has failed takes the jobs of the next.
  afterEach(() => {
    for (const worker of workers.splice(0)) worker.kill('SIGKILL');
  });

  afterAll(async () => {
    await queue.close();
    await redis.stop();
    rmSync(folder, { recursive: true });
  });

  /** A module that leaves a trace where it is run, and a job that names it. */
  function trap(name: string): { readonly trace: string; readonly entrant: string } {
    const trace = join(folder, `${name}.ran`);
    const file = join(folder, `${name}.mjs`);
    writeFileSync(
      file,
      `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(trace)}, ''); export default ({ moves }) => moves[0];`,
    );
    return { trace, entrant: file };
  }

  function worker(options = ''): ReturnType<typeof start> {
    const started = start(`arena worker${options} --redis ${redis.url}`, folder);
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

  it.each(['', ':500', './', '../'])('does not run a module that a job names (%j)', async (form) => {
    const { trace, entrant } = trap(`trap${form.replace(/\W/g, '')}${form.length}`);
    const relative = form.startsWith('.') ? `${form}${form === '../' ? `${folder.split('/').at(-1)}/` : ''}` : '';
    const name = relative === '' ? `${entrant}${form}` : `${relative}${entrant.split('/').at(-1)}`;
    const one = worker();
    const end = ended(one);
    const job = await queue.add('games', { plan: plan({ entrants: [name, 'random'] }), range }, { attempts: 3 });
    const { state, reason, attempts } = await outcomeOf(job.id ?? '');
    one.kill('SIGINT');
    await end;
    expect(existsSync(trace)).toBe(false);
    expect([state, attempts]).toEqual(['failed', 1]);
    expect(reason).toMatch(/--modules/);
  });

  it('refuses every job that no arena would put in, and then plays for one', async () => {
    const one = worker(' --modules');
    const end = ended(one);
    for (const [what, data, reason] of hostile) {
      const job = await queue.add('games', data, { attempts: 3 });
      const outcome = await outcomeOf(job.id ?? '');
      expect([what, outcome.state, outcome.attempts]).toEqual([what, 'failed', 1]);
      expect(outcome.reason).toMatch(reason);
    }
    const run = 'arena strage --seats greedy,random --games 4 --json';
    expect(await feyrules(`${run} --redis ${redis.url}`, folder)).toEqual(await feyrules(run, folder));
    one.kill('SIGINT');
    expect(await end).toMatchObject({ code: 0, err: '' });
  });

  it('ends on an interrupt although a game under way does not, and another plays that game', async () => {
    const [stuck, taken] = [join(folder, 'stuck'), join(folder, 'taken')];
    writeFileSync(stuck, '');
    writeFileSync(
      join(folder, 'sleepy.mjs'),
      `import { existsSync, writeFileSync } from 'node:fs';
       export default ({ moves }) => {
         if (existsSync(${JSON.stringify(stuck)})) writeFileSync(${JSON.stringify(taken)}, '');
         while (existsSync(${JSON.stringify(stuck)})) {}
         return moves[0];
       };`,
    );
    const one = worker(' --modules');
    const end = ended(one);
    await once(one.stdout, 'data');
    const run = 'arena strage --seats random,./sleepy.mjs --games 4 --json';
    const table = feyrules(`${run} --redis ${redis.url}`, folder);
    // The command imports the module, but only the worker asks it for a move.
    while (!existsSync(taken)) await new Promise((resolve) => setTimeout(resolve, 20));
    one.kill('SIGINT');
    expect(await end).toMatchObject({ code: 0, err: '' });

    rmSync(stuck);
    const other = worker(' --modules');
    const otherEnd = ended(other);
    expect(await table).toEqual(await feyrules(run, folder));
    other.kill('SIGINT');
    await otherEnd;
  });

  it('ends on an interrupt with a hostile job in hand, which it leaves in the queue', async () => {
    const one = worker();
    const end = ended(one);
    // As much as a job may ask for: hours of thought.
    const settings = [{ game: 'elfengold', players: 6, options: {} }];
    const entrants = Array.from({ length: 6 }, () => 'ismcts:100000');
    await once(one.stdout, 'data');
    const job = await queue.add('games', { plan: plan({ settings, entrants, maxMoves: 100_000 }), range });
    while ((await job.getState()) !== 'active') await new Promise((resolve) => setTimeout(resolve, 20));
    one.kill('SIGINT');
    expect(await end).toMatchObject({ code: 0, err: '' });
    expect(await job.getState()).toBe('waiting');
    await job.remove();
  });
});
