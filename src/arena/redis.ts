import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Queue } from 'bullmq';
import { version } from '../../package.json';
import type { Backend } from './arena.ts';
import { attend, type Service } from './attend.ts';
import { BotError } from './errors.ts';
import { planFailure } from './failures.ts';
import type { PlayedGame } from './play.ts';
import { watch } from './presence.ts';
import { bullmq, connectionTo, GRACE_MS, KEPT, untilAborted, within } from './queue.ts';
import { readCrash, readSent } from './results.ts';
import type { Range } from './schedule.ts';
import { checkDemands, namesModules, readTask, type Task, tasksOf } from './task.ts';
import { startPool } from './threads.ts';

/** Workers of another version of the library have a queue of their own: their games would not be the same. */
const QUEUE = `feyrules-arena-${version}`;
/** For tasks with games or bots that are modules, which not every worker plays. */
const MODULES_QUEUE = `${QUEUE}-modules`;
const POLL_MS = 300;
/** After so long without a result it is said why, if it is known. */
const QUIET_MS = 4_000;
/** Jobs looked at in one poll; they end in about the order in which they were put in. */
const LOOK_AHEAD = 100;

type TaskQueue = Queue<Task, readonly PlayedGame[]>;

export interface RedisSettings {
  /** Hears, in a sentence each, why nothing happens: no worker listens, none may play modules, or Redis is away. */
  readonly onNotice?: (sentence: string) => void;
}

/**
 * Plays wherever workers listen to that Redis or Valkey: see {@link serve}. Paths of `games` and of entrants are those
 * of the workers' machines. A job is a range of a plan and named by both, so that whoever puts it in again, before or after it is done, gets the same job. The queue is asked for what
 * is done, not listened to: an event can be missed, a finished job cannot.
 * @throws PlanError when the plan asks for more than workers give, there is no Redis at that address, or the packages
 *   `bullmq` and `ioredis` are not installed.
 */
export function redis(url: string, { onNotice = () => {} }: RedisSettings = {}): Backend {
  return async (assignment, ranges, tell, signal) => {
    const tasks = tasksOf(assignment, ranges);
    checkDemands(assignment.plan);
    const { Queue } = await bullmq(url);
    const name = tasks.some(namesModules) ? MODULES_QUEUE : QUEUE;
    const queue: TaskQueue = new Queue<Task>(name, { connection: connectionTo(url) });
    queue.on('error', () => {});
    const left = new Map(tasks.map((task) => [jobId(task), task]));
    let heard = performance.now();
    const hear: typeof tell = (played) => {
      heard = performance.now();
      tell(played);
    };
    const stopWatching = await watch(url, {
      presence: { role: 'arena', modules: tasks.some(namesModules) },
      isQuiet: () => performance.now() - heard > QUIET_MS,
      notice: onNotice,
    });
    try {
      await untilAborted(deliver(queue, left, hear, signal), signal);
    } finally {
      await stopWatching();
      // Nobody waits for the rest of this plan any more.
      await within(GRACE_MS, withdraw(queue, left.keys()));
      await within(GRACE_MS, queue.close());
      await within(GRACE_MS, queue.disconnect());
    }
  };
}

/** Puts the jobs in and tells of their results; a job that is done is left no longer. */
async function deliver(
  queue: TaskQueue,
  left: Map<string, Task>,
  tell: Parameters<Backend>[2],
  signal: AbortSignal,
): Promise<void> {
  // What failed in an earlier run may have failed for a reason that is gone.
  for (const id of left.keys()) if (await (await queue.getJob(id))?.isFailed()) await queue.remove(id);
  await queue.addBulk([...left].map(([id, task]) => toAdd(id, task)));
  while (left.size > 0 && !signal.aborted) {
    for (const [id, task] of [...left].slice(0, LOOK_AHEAD)) {
      const results = await collect(queue, id, task);
      if (results === undefined) continue;
      tell(results);
      left.delete(id);
      await queue.remove(id);
    }
    if (left.size > 0) await delay(POLL_MS, undefined, { signal }).catch(() => {});
  }
}

/** The results of a job, once it is done. */
async function collect(queue: TaskQueue, id: string, task: Task): Promise<PlayedGame[] | undefined> {
  const job = await queue.getJob(id);
  if (job === undefined) {
    // Somebody else who runs the same plan has taken it away.
    await queue.addBulk([toAdd(id, task)]);
    return undefined;
  }
  if (await job.isFailed()) {
    const failed = await queue.getJob(id);
    const message = `games ${task.range.from} to ${task.range.to - 1}: ${failed?.failedReason}`;
    const crash = readCrash(failed?.progress);
    throw crash === undefined ? planFailure('arena/worker-refused', { reason: message }) : new BotError(message, crash);
  }
  if (!(await job.isCompleted())) return undefined;
  const done = await queue.getJob(id);
  return done === undefined ? undefined : readSent(done.returnvalue, task.range);
}

async function withdraw(queue: TaskQueue, ids: Iterable<string>): Promise<void> {
  for (const id of ids) if (await (await queue.getJob(id))?.isWaiting()) await queue.remove(id);
}

export interface ServeSettings {
  /** Threads that play. */
  readonly workers: number;
  /** Whether games and entrants may be modules: whoever writes to the Redis then runs modules of this machine. */
  readonly modules?: boolean;
  /** Ends the service within some seconds: games that are not over by then go back into the queue. */
  readonly signal: AbortSignal;
  /** Hears that the worker is connected and waits for work. */
  readonly onReady?: () => void;
  /** Hears, in a sentence each, why nothing happens: Redis is away, or those who wait are of another version. */
  readonly onNotice?: (sentence: string) => void;
  /** Hears of ranges done. */
  readonly onRange?: (range: Range) => void;
}

/**
 * Plays what is put into the queue at that Redis, until the signal. Any number of processes may serve one Redis; what
 * one of them was playing when it died is played by another.
 *
 * A job is refused, and not tried again, unless it is a range of at most 20 games of a plan that can be played, with at
 * most 100 000 iterations or 60 000 ms a move and 100 000 moves a game; so is one with modules, unless they are wanted.
 * @throws PlanError when there is no Redis at that address, or the packages `bullmq` and `ioredis` are not installed.
 * @throws RangeError for a number of threads that {@link threads} does not take.
 */
export async function serve(url: string, settings: ServeSettings): Promise<void> {
  const playing = await playingService(settings);
  try {
    await attend(url, { ...settings, services: [playing] });
  } finally {
    await playing.close();
  }
}

/** Playing, as a service of a worker. */
export async function playingService({
  workers,
  modules = false,
  onRange,
}: Pick<ServeSettings, 'workers' | 'modules' | 'onRange'>): Promise<Service> {
  const pool = await startPool(workers);
  return {
    queues: modules ? [QUEUE, MODULES_QUEUE] : [QUEUE],
    async perform(job, signal): Promise<readonly PlayedGame[]> {
      try {
        const task = readTask(job.data, modules);
        const results: PlayedGame[] = [];
        await pool.play(task, (played) => results.push(...played), signal);
        onRange?.(task.range);
        return results;
      } catch (error) {
        // Of an error only the message arrives.
        if (error instanceof BotError) await job.updateProgress({ crash: error.crash });
        throw error;
      }
    },
    close: () => pool.close(),
  };
}

function toAdd(id: string, task: Task): Parameters<TaskQueue['addBulk']>[0][number] {
  return {
    name: 'games',
    data: task,
    opts: { jobId: id, ...KEPT },
  };
}

/** The plan, with its games and their rules, by a hash; and the range. */
function jobId({ range: { from, to }, ...rest }: Task): string {
  const hash = createHash('sha256').update(JSON.stringify(rest)).digest('hex');
  return `${hash.slice(0, 16)}-${from}-${to}`;
}
