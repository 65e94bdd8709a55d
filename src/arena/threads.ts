import type { Backend } from './arena.ts';
import { PlanError } from './errors.ts';
import type { GameResult } from './play.ts';
import { type Task, tasksOf } from './task.ts';
import type { Played } from './worker.ts';

/** Threads that play. */
export interface Pool {
  /**
   * Rejects when the signal comes, and ends the thread, whatever it does.
   * @throws PlanError as playing in one's own thread does.
   */
  play(task: Task, signal?: AbortSignal): Promise<readonly GameResult[]>;
  /** Ends at once; what is being played rejects. */
  close(): Promise<void>;
}

/** Threads of one pool. */
export const MOST_THREADS = 256;

/**
 * Starts so many threads, from 1 to {@link MOST_THREADS}.
 * @throws RangeError for another number of them.
 */
export async function startPool(workers: number): Promise<Pool> {
  checkThreads(workers);
  const { default: Tinypool } = await import('tinypool');
  // Beside this module in the package, wherever that is.
  const filename = new URL('./arena-worker.js', import.meta.url).href;
  const pool = new Tinypool({ filename, minThreads: workers, maxThreads: workers });
  return {
    async play(task, signal) {
      const played: Played = await pool.run(task, signal === undefined ? {} : { signal });
      if ('fault' in played) throw new PlanError(played.fault);
      return played.results;
    },
    close: () => pool.destroy(),
  };
}

function checkThreads(workers: number): void {
  if (!Number.isInteger(workers) || workers < 1 || workers > MOST_THREADS) {
    throw new RangeError(`${workers} threads: there are 1 to ${MOST_THREADS}`);
  }
}

/**
 * Plays in so many threads of this process, from 1 to 256. Each imports the modules of `games`.
 * @throws RangeError for another number of them.
 */
export function threads(workers: number): Backend {
  checkThreads(workers);
  return async (assignment, ranges, tell, signal) => {
    const tasks = tasksOf(assignment, ranges);
    const pool = await startPool(workers);
    const stop = (): Promise<void> => pool.close();
    signal.addEventListener('abort', stop, { once: true });
    try {
      if (!signal.aborted) await Promise.all(tasks.map(async (task) => tell(await pool.play(task))));
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      signal.removeEventListener('abort', stop);
      await pool.close();
    }
  };
}
