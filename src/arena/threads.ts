import { receivedError } from '../bots/sent-error.ts';
import { shown } from '../core/wording.ts';
import type { Backend } from './arena.ts';
import { BotError, receivedFault } from './errors.ts';
import { planFailure } from './failures.ts';
import { checkUnbundled } from './installed.ts';
import { MOST_THREADS } from './most-threads.ts';
import type { PlayedGame } from './play.ts';
import { type Task, tasksOf } from './task.ts';
import type { Played } from './worker.ts';

/** A pool of threads that play. */
export interface Pool {
  /**
   * Plays a task and reports its games, including those before an error. On abort it rejects and terminates the thread.
   * @throws PlanError or BotError, like playing in the calling thread.
   */
  play(task: Task, tell: (played: readonly PlayedGame[]) => void, signal?: AbortSignal): Promise<void>;
  /** Terminates all threads; pending tasks reject. */
  close(): Promise<void>;
}

/**
 * Starts a pool of `workers` threads, 1 to {@link MOST_THREADS}.
 * @throws RangeError if `workers` is out of range; PlanError `arena/bundled` in a bundle.
 */
export async function startPool(workers: number): Promise<Pool> {
  checkThreads(workers);
  checkUnbundled('threads');
  const { default: Tinypool } = await import('tinypool');
  // In the built package, the folder of workers is a sibling of every module's folder.
  const filename = new URL('../workers/arena.js', import.meta.url).href;
  const pool = new Tinypool({ filename, minThreads: workers, maxThreads: workers });
  return {
    async play(task, tell, signal) {
      const { results, fault, crash, thrown }: Played = await pool.run(task, signal === undefined ? {} : { signal });
      tell(results);
      const error = fault && receivedFault(fault);
      if (error !== undefined)
        throw crash === undefined ? error : new BotError(error.message, crash, { cause: error.cause });
      if (thrown !== undefined) throw receivedError(thrown);
    },
    close: () => pool.destroy(),
  };
}

function checkThreads(workers: number): void {
  if (!Number.isInteger(workers) || workers < 1 || workers > MOST_THREADS) {
    const given = typeof workers === 'number' ? workers : shown(workers);
    throw planFailure('arena/bad-workers', { workers: given, most: MOST_THREADS }, { kind: RangeError });
  }
}

/**
 * Plays in `workers` threads of this process, 1 to 256. Each thread imports the modules of `games`. In a bundle, `run`
 * throws a PlanError, `arena/bundled`.
 * @throws RangeError if `workers` is out of range.
 */
export function threads(workers: number): Backend {
  checkThreads(workers);
  return async (assignment, ranges, tell, signal) => {
    const tasks = tasksOf(assignment, ranges);
    const pool = await startPool(workers);
    const stop = (): Promise<void> => pool.close();
    signal.addEventListener('abort', stop);
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
