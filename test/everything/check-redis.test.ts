import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Job, Queue, Worker } from 'bullmq';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { version } from '../../package.json';
import { seeded } from '../../src/core/rng.ts';
import { ended, says, spawned, start } from '../arena/command.ts';
import { manyRecords } from '../cli/many-records.ts';
import { newFolder } from '../tools/folder.ts';
import { killAtWork } from './killing.ts';
import { type RedisServer, startRedis } from './redis-server.ts';

const QUEUE = `feyrules-check-${version}`;

describe('feyrules check over Redis', () => {
  const folder = newFolder();
  let redis: RedisServer;
  let at = '';

  beforeAll(async () => {
    redis = await startRedis(folder.path);
    at = `--redis ${redis.url}`;
    folder.write('many.txt', manyRecords(24_000));
  });

  afterAll(async () => {
    await redis?.stop();
  });

  async function jobsLeft(): Promise<number> {
    let left = 0;
    for (const name of [QUEUE, `${QUEUE}-modules`]) {
      const queue = new Queue(name, { connection: { url: redis.url } });
      left += await queue.getJobCountByTypes('waiting', 'active', 'completed', 'failed', 'delayed');
      await queue.close();
    }
    return left;
  }

  /** La Strage under another name, whose moves run some code first. */
  function writeModule(name: string, first: string): void {
    const strage = new URL('../../dist/entries/strage.js', import.meta.url).href;
    folder.write(
      name,
      `import { existsSync, writeFileSync } from 'node:fs';
       import { strage } from ${JSON.stringify(strage)};
       const advance = (draft, move, emit) => { ${first} strage.advance(draft, move, emit); };
       export default { ...strage, id: 'renamed', advance };`,
    );
  }

  it('gives the same verdicts as one thread while workers are killed at random', async () => {
    const [stuck, taken] = [join(folder.path, 'stuck'), join(folder.path, 'taken')];
    // While that file exists, the rules print a message and wait.
    writeModule(
      'slow.mjs',
      `if (existsSync(${JSON.stringify(stuck)})) writeFileSync(${JSON.stringify(taken)}, '');
       while (existsSync(${JSON.stringify(stuck)}));`,
    );
    folder.write('slow.txt', manyRecords(6_000).replaceAll('strage', 'renamed'));
    const check = 'check slow.txt --law --game ./slow.mjs';
    const worker = (): ReturnType<typeof start> => start(`arena worker --modules ${at}`, folder.path);
    const first = worker();
    const undisturbed = await spawned(check, folder.path);
    expect(undisturbed).toMatchObject({ code: 2, err: '' });
    writeFileSync(stuck, '');
    const run = ended(start(`${check} ${at}`, folder.path));
    while (!existsSync(taken)) await delay(20);
    first.kill('SIGKILL');
    await once(first, 'exit');
    rmSync(stuck);
    const rng = seeded(5);
    const last = worker();
    await Promise.race([run, Promise.all([worker(), worker()].map((victim) => killAtWork(victim, rng)))]);
    expect(await run).toMatchObject({ out: undisturbed.out, code: 2 });
    last.kill('SIGKILL');
    expect(await jobsLeft()).toBe(0);
  });

  it('reports after some seconds that no worker listens, and removes its records on Ctrl-C', async () => {
    const child = start(`check many.txt ${at}`, folder.path);
    await says(child, /^feyrules: no worker of version \S+ listens\n$/);
    expect(await jobsLeft()).toBeGreaterThan(0);
    child.kill('SIGINT');
    await once(child, 'exit');
    expect(child.exitCode).toBe(130);
    expect(await jobsLeft()).toBe(0);
  });

  it("leaves the user's own games to workers that may load them", async () => {
    writeModule('mine.mjs', '');
    folder.write('mine.txt', manyRecords(400).replaceAll('strage', 'renamed'));
    const undisturbed = await spawned('check mine.txt --game ./mine.mjs', folder.path);
    const careful = start(`arena worker ${at}`, folder.path);
    const child = start(`check mine.txt --game ./mine.mjs ${at}`, folder.path);
    await says(child, /no worker that listens loads modules; start one with --modules\n/);
    const run = ended(child);
    const bold = start(`arena worker --modules ${at}`, folder.path);
    expect(await run).toMatchObject({ out: undisturbed.out, code: 2 });
    for (const one of [careful, bold]) one.kill('SIGKILL');
  });

  it('reports a worker with other rules, or with invalid answers, in a sentence', async () => {
    folder.write('two.txt', manyRecords(2));
    const queue = new Queue(QUEUE, { connection: { url: redis.url } });
    const worker = start(`arena worker ${at}`, folder.path);
    for (const [data, reason] of [
      [{ cuts: [], modules: [], rules: { strage: 9 } }, /^the worker has version 1 of the rules of strage/],
      [
        { cuts: [], modules: ['./mine.mjs'], rules: {} },
        /^only workers with --modules load games other than feyrules\/games/,
      ],
      [{ cuts: 'all' }, /^the job has no records to judge: cuts/],
    ] as const) {
      const job = await queue.add('records', data);
      while (!(await job.isFailed())) await delay(20);
      expect((await queue.getJob(job.id ?? ''))?.failedReason).toMatch(reason);
      await job.remove();
    }
    worker.kill('SIGKILL');
    await queue.close();
  });

  it('retries an error of a worker on another machine, up to three times', async () => {
    folder.write('two.txt', manyRecords(2));
    /** By job. */
    const tries = new Map<string | undefined, number>();
    const broken = async ({ id }: Job): Promise<never> => {
      tries.set(id, (tries.get(id) ?? 0) + 1);
      throw new Error('the disk is full');
    };
    const worker = new Worker(QUEUE, broken, { connection: { url: redis.url } });
    const { err, code } = await spawned(`check two.txt ${at}`, folder.path);
    await worker.close();
    expect({ most: Math.max(...tries.values()), code }).toEqual({ most: 3, code: 2 });
    expect(err).toContain('the disk is full');
  });

  it('reports that Redis is missing', async () => {
    const { out, err, code } = await spawned('check many.txt --redis redis://127.0.0.1:1', folder.path);
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(err).toMatch(/^feyrules: no Redis answers at 127\.0\.0\.1:1: .+\n$/);
  });
});
