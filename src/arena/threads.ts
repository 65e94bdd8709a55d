import type { Backend } from './arena.ts';
import { BotError, PlanError } from './errors.ts';
import { planFailure } from './failures.ts';
import { checkUnbundled } from './installed.ts';
import { MOST_THREADS } from './most-threads.ts';
import type { PlayedGame } from './play.ts';
import { type Task, tasksOf } from './task.ts';
import type { Played } from './worker.ts';

/** Threads that play. */
export interface Pool {
  /**
   * Tells of what was played, be there a fault after it or not. Rejects when the signal comes, and ends the thread,
   * whatever it does.
   * @throws PlanError as playing in one's own thread does.
   */
  play(task: Task, tell: (played: readonly PlayedGame[]) => void, signal?: AbortSignal): Promise<void>;
  /** Ends at once; what is being played rejects. */
  close(): Promise<void>;
}

/**
 * Starts so many threads, from 1 to {@link MOST_THREADS}.
 * @throws RangeError for another number of them; PlanError `arena/bundled` in a bundle.
 */
export async function startPool(workers: number): Promise<Pool> {
  checkThreads(workers);
  checkUnbundled('threads');
  const { default: Tinypool } = await import('tinypool');
  // As the package is built, the workers lie in a folder beside that of any other module.
  const filename = new URL('../workers/arena.js', import.meta.url).href;
  const pool = new Tinypool({ filename, minThreads: workers, maxThreads: workers });
  return {
    async play(task, tell, signal) {
      const { results, fault, crash }: Played = await pool.run(task, signal === undefined ? {} : { signal });
      tell(results);
      if (crash !== undefined) throw new BotError(fault?.message ?? crash.message, crash);
      if (fault !== undefined) throw new PlanError(fault.message, fault);
    },
    close: () => pool.destroy(),
  };
}

function checkThreads(workers: number): void {
  if (!Number.isInteger(workers) || workers < 1 || workers > MOST_THREADS) {
    throw planFailure('arena/bad-workers', { workers, most: MOST_THREADS }, { kind: RangeError });
  }
}

/**
 * Plays in so many threads of this process, from 1 to 256. Each imports the modules of `games`; in a bundle
 * `run` throws a PlanError, `arena/bundled`.
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
      if (!signal.aborted) await Promise.all(tasks.map((task) => pool.play(task, tell)));
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      signal.removeEventListener('abort', stop);
      await pool.close();
    }
  };
}
