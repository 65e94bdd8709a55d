import type { Backend } from './arena.ts';
import type { Plan } from './plan.ts';
import { PlanError } from './plan.ts';
import type { GameResult } from './play.ts';
import type { Range } from './schedule.ts';
import type { Played } from './worker.ts';

/** Threads that play. */
export interface Pool {
  /** @throws PlanError as playing in one's own thread does. */
  play(plan: Plan, range: Range): Promise<readonly GameResult[]>;
  /** Ends at once; what is being played rejects. */
  close(): Promise<void>;
}

/** Starts so many threads. */
export async function startPool(workers: number): Promise<Pool> {
  const { default: Tinypool } = await import('tinypool');
  // Beside this module in the package, wherever that is.
  const filename = new URL('./arena-worker.js', import.meta.url).href;
  const pool = new Tinypool({ filename, minThreads: workers, maxThreads: workers });
  return {
    async play(plan, range) {
      const played: Played = await pool.run({ plan, range });
      if ('fault' in played) throw new PlanError(played.fault);
      return played.results;
    },
    close: () => pool.destroy(),
  };
}

/** Plays in so many threads of this process. */
export function threads(workers: number): Backend {
  return async (plan, ranges, tell, signal) => {
    const pool = await startPool(workers);
    const stop = (): Promise<void> => pool.close();
    signal.addEventListener('abort', stop, { once: true });
    try {
      if (!signal.aborted) await Promise.all(ranges.map(async (range) => tell(await pool.play(plan, range))));
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      signal.removeEventListener('abort', stop);
      await pool.close();
    }
  };
}
