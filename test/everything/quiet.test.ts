import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { ended, says, start } from '../arena/command.ts';
import { type RedisServer, startRedis } from './redis-server.ts';

describe('an arena that waits for Redis or workers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'feyrules-quiet-'));
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis(folder);
  });
  afterAll(async () => {
    await redis?.stop();
    rmSync(folder, { recursive: true });
  });

  it('reports that no worker listens, that none plays modules, and that Redis does not answer', async () => {
    writeFileSync(join(folder, 'mine.mjs'), 'export default { name: "mine", decide: ({ moves }) => moves[0] };');
    const client = new Redis(redis.url);
    const elsewhere = JSON.stringify({ role: 'worker', version: '99.0.0', modules: true });
    await client.set('feyrules-arena-present:x', elsewhere);
    const run = `arena strage --seats random,./mine.mjs --games 2 --no-out --redis ${redis.url}`;
    const first = start(run, folder);
    await says(first, /no worker of version \S+ listens; workers of version 99\.0\.0 do\n/);
    const one = start(`arena worker --redis ${redis.url}`, folder);
    const second = start(run, folder);
    await says(second, /no worker that listens plays modules; start one with --modules\n/);
    const third = start(`arena worker --modules --redis ${redis.url}`, folder);
    const isAlone = says(third, /Redis at 127\.0\.0\.1:\d+ does not answer/);
    // This worker plays for both, and waits for more.
    await Promise.all([first, second].map(ended));
    client.disconnect();
    await redis.stop();
    await isAlone;
    for (const child of [one, third]) child.kill('SIGKILL');
    redis = await startRedis(folder);
  });
});
