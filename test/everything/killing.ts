import { once } from 'node:events';
import type { Rng } from '../../src/core/rng.ts';
import type { start } from '../arena/command.ts';

/** Kills a worker at a random time after it has begun to work. It prints a line when it is ready, and after each job. */
export async function killAtWork(worker: ReturnType<typeof start>, rng: Rng): Promise<void> {
  let left = rng.int(4);
  const pause = rng.int(50);
  worker.stdout.on('data', (text) => {
    left -= String(text).split('\n').length - 1;
    if (left < 0) setTimeout(() => worker.kill('SIGKILL'), pause);
  });
  await once(worker, 'exit');
}
