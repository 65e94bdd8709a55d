import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { version } from '../../package.json';
import { seeded } from '../../src/core/rng.ts';
import { ended, feyrules, start } from '../arena/command.ts';
import { isInstalled, type RedisServer, startRedis } from '../arena/redis-server.ts';
import { manyRecords } from './many-records.ts';

const QUEUE = `feyrules-check-${version}`;

describe.runIf(isInstalled)('feyrules check over Redis', () => {
  const folder = mkdtempSync(join(tmpdir(), 'feyrules-check-'));
  let redis: RedisServer;
  let at = '';

  beforeAll(async () => {
    redis = await startRedis(folder);
    at = `--redis ${redis.url}`;
    writeFileSync(join(folder, 'many.txt'), manyRecords(24_000));
  });

  afterAll(async () => {
    await redis.stop();
    rmSync(folder, { recursive: true });
  });

  /** Starts the command, and waits until it says that on standard error. */
  async function says(args: string, expected: RegExp): Promise<ReturnType<typeof start>> {
    const child = start(args, folder);
    let err = '';
    for await (const text of child.stderr) {
      err += text;
      if (expected.test(err)) break;
    }
    return child;
  }

  async function jobsLeft(): Promise<number> {
    const queue = new Queue(QUEUE, { connection: { url: redis.url } });
    const count = await queue.getJobCountByTypes('waiting', 'active', 'completed', 'failed', 'delayed');
    await queue.close();
    return count;
  }

  it('gives the verdicts of one thread while workers are killed at random', async () => {
    const undisturbed = await feyrules('check many.txt --law', folder);
    expect(undisturbed).toMatchObject({ code: 1, err: '' });
    const rng = seeded(5);
    const worker = (): ReturnType<typeof start> => start(`arena worker ${at}`, folder);
    const workers = [worker(), worker()];
    const run = ended(start(`check many.txt --law ${at}`, folder));
    let isOver = false;
    const over = run.then(() => {
      isOver = true;
    });
    let kills = 0;
    while (!isOver) {
      // The first one once it is at work.
      const [first] = workers;
      if (kills === 0 && first !== undefined) await atWork(first);
      else await Promise.race([over, delay(500 + rng.int(2_000))]);
      if (isOver) break;
      const victim = rng.int(workers.length);
      workers[victim]?.kill('SIGKILL');
      workers[victim] = worker();
      kills += 1;
    }
    for (const one of workers) one.kill('SIGKILL');
    expect(kills).toBeGreaterThan(0);
    expect(await run).toMatchObject({ out: undisturbed.out, code: 1 });
    expect(await jobsLeft()).toBe(0);
  });

  it('says after some seconds that no worker listens, and takes its records back on Ctrl-C', async () => {
    const child = await says(`check many.txt ${at}`, /^feyrules: no worker of version \S+ listens\n$/);
    expect(await jobsLeft()).toBeGreaterThan(0);
    child.kill('SIGINT');
    await once(child, 'exit');
    expect(child.exitCode).toBe(130);
    expect(await jobsLeft()).toBe(0);
  });

  it('leaves games of your own to workers that are told to load them', async () => {
    const strage = new URL('../../dist/strage.js', import.meta.url).href;
    const module = `import { strage } from ${JSON.stringify(strage)}; export default { ...strage, id: 'renamed' };`;
    writeFileSync(join(folder, 'mine.mjs'), module);
    writeFileSync(join(folder, 'mine.txt'), manyRecords(400).replaceAll('strage', 'renamed'));
    const undisturbed = await feyrules('check mine.txt --game ./mine.mjs', folder);
    const careful = start(`arena worker ${at}`, folder);
    const child = await says(
      `check mine.txt --game ./mine.mjs ${at}`,
      /the workers that listen load no modules; start one with --modules\n/,
    );
    const run = ended(child);
    const bold = start(`arena worker --modules ${at}`, folder);
    expect(await run).toMatchObject({ out: undisturbed.out, code: 1 });
    for (const one of [careful, bold]) one.kill('SIGKILL');
  });

  it('is told in a sentence when the rules of a worker are others, or when it sends nonsense', async () => {
    writeFileSync(join(folder, 'two.txt'), manyRecords(2));
    const queue = new Queue(QUEUE, { connection: { url: redis.url } });
    const worker = start(`arena worker ${at}`, folder);
    for (const [data, reason] of [
      [{ cuts: [], modules: [], rules: { strage: 9 } }, /^the worker has version 1 of the rules of strage/],
      [{ cuts: [], modules: ['./mine.mjs'], rules: {} }, /^games beside feyrules\/games are loaded by workers with/],
      [{ cuts: 'all' }, /^these are no records to be judged: cuts/],
    ] as const) {
      const job = await queue.add('records', data);
      while (!(await job.isFailed())) await delay(20);
      expect((await queue.getJob(job.id ?? ''))?.failedReason).toMatch(reason);
      await job.remove();
    }
    worker.kill('SIGKILL');
    await queue.close();
  });

  it('says so when there is no Redis', async () => {
    const { out, err, code } = await feyrules('check many.txt --redis redis://127.0.0.1:1', folder);
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(err).toMatch(/^feyrules: no Redis answers at 127\.0\.0\.1:1: .+\n$/);
  });
});

/** Resolves once a worker says that it has judged something. */
async function atWork(worker: ReturnType<typeof start>): Promise<void> {
  for await (const text of worker.stdout) if (/records judged/.test(String(text))) return;
}
