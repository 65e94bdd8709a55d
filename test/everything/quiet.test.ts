import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { ended, says, start } from '../arena/command.ts';
import { newFolder } from '../tools/folder.ts';
import { type RedisServer, startRedis } from './redis-server.ts';

describe('an arena that waits for Redis or workers', () => {
  const folder = newFolder();
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis(folder.path);
  });
  afterAll(async () => {
    await redis?.stop();
  });

  it('reports that no worker listens, that none plays modules, and that Redis does not answer', async () => {
    folder.write('mine.mjs', 'export default { name: "mine", decide: ({ moves }) => moves[0] };');
    const client = new Redis(redis.url);
    const elsewhere = JSON.stringify({ role: 'worker', version: '99.0.0', modules: true });
    await client.set('feyrules-arena-present:x', elsewhere);
    // So many that Redis lists them in parts.
    await client.mset(Object.fromEntries(Array.from({ length: 100_000 }, (_, other) => [`other:${other}`, ''])));
    const run = `arena strage --seats random,./mine.mjs --games 2 --no-out --redis ${redis.url}`;
    const first = start(run, folder.path);
    await says(first, /no worker of version \S+ listens; workers of version 99\.0\.0 do\n/);
    const one = start(`arena worker --redis ${redis.url}`, folder.path);
    const second = start(run, folder.path);
    await says(second, /no worker that listens plays modules; start one with --modules\n/);
    const third = start(`arena worker --modules --redis ${redis.url}`, folder.path);
    const isAlone = says(third, /Redis at 127\.0\.0\.1:\d+ does not answer/);
    // This worker plays for both, and waits for more.
    await Promise.all([first, second].map(ended));
    client.disconnect();
    await redis.stop();
    await isAlone;
    for (const child of [one, third]) child.kill('SIGKILL');
    redis = await startRedis(folder.path);
  });
});
