import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Queue } from 'bullmq';
import { version } from '../../package.json';
import { checkMembers } from '../core/match-setup.ts';
import type { Backend } from './arena.ts';
import { BotError } from './errors.ts';
import { planFailure } from './failures.ts';
import type { PlayedGame } from './play.ts';
import { heartbeat } from './presence.ts';
import { bullmq, connectionTo, GRACE_MS, JOB_OPTIONS, untilAborted, within } from './queue.ts';
import { consumeQueues, type Service } from './queue-worker.ts';
import { readFailure, readSent } from './results.ts';
import type { Range } from './schedule.ts';
import { checkDemands, namesModules, readTask, type Task, tasksOf } from './task.ts';
import { startPool } from './threads.ts';

/** One queue per version of the library, because other versions may play a plan differently. */
const QUEUE = `feyrules-arena-${version}`;
/** Queue for tasks that name modules. Only workers with `modules` take from it. */
const MODULES_QUEUE = `${QUEUE}-modules`;
const POLL_MS = 300;
/** After this many milliseconds without a result, report the likely cause. */
const QUIET_MS = 4_000;
/** Jobs checked per poll. Jobs finish roughly in the order in which they were added. */
const LOOK_AHEAD = 100;

type TaskQueue = Queue<Task, readonly PlayedGame[]>;

export interface RedisSettings {
  /** Called with the likely cause of a wait: no worker listens, none plays modules, or Redis is unreachable. */
  readonly onNotice?: (sentence: string) => void;
}

/**
 * Plays on the workers that listen to a Redis or Valkey: see {@link serve}. Paths in `games` and entrants are paths on
 * the workers' machines. A job is a range of a plan. Its id is made from its data, so adding a job again has no effect.
 * The queue is polled because events can be missed.
 *
 * The backend throws a PlanError if the plan exceeds the workers' limits, if no Redis answers at `url`, or if `bullmq`
 * or `ioredis` is missing or has an untested version.
 */
export function redis(url: string, settings: RedisSettings = {}): Backend {
  checkMembers('The settings of a Redis', settings, ['onNotice']);
  const { onNotice = () => {} } = settings;
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
    const stopWatching = await heartbeat(url, {
      presence: { role: 'arena', modules: tasks.some(namesModules) },
      isQuiet: () => performance.now() - heard > QUIET_MS,
      notice: onNotice,
    });
    try {
      await untilAborted(deliver(queue, left, hear, signal), signal);
    } finally {
      await stopWatching();
      // Withdraws the other jobs of this plan, which are no longer needed.
      await within(GRACE_MS, withdraw(queue, left.keys()));
      await within(GRACE_MS, queue.close());
      await within(GRACE_MS, queue.disconnect());
    }
  };
}

/** Adds the jobs and reports their results; removes finished jobs from `left`. */
async function deliver(
  queue: TaskQueue,
  left: Map<string, Task>,
  tell: Parameters<Backend>[2],
  signal: AbortSignal,
): Promise<void> {
  // The cause of an earlier run's failure may be gone, so failed jobs are retried.
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

/** The results of a job; `undefined` until it is done. */
async function collect(queue: TaskQueue, id: string, task: Task): Promise<PlayedGame[] | undefined> {
  const job = await queue.getJob(id);
  if (job === undefined) {
    // Another run of the same plan has collected and removed the job: add it again.
    await queue.addBulk([toAdd(id, task)]);
    return undefined;
  }
  if (await job.isFailed()) {
    const failed = await queue.getJob(id);
    const message = `games ${task.range.from} to ${task.range.to - 1}: ${failed?.failedReason}`;
    const { crash, error: cause } = readFailure(failed?.progress);
    if (crash !== undefined) throw new BotError(message, crash, { cause: cause?.cause });
    throw planFailure('arena/worker-refused', { reason: message }, { cause });
  }
  if (!(await job.isCompleted())) return undefined;
  const done = await queue.getJob(id);
  return done === undefined ? undefined : readSent(done.returnvalue, task.range);
}

async function withdraw(queue: TaskQueue, ids: Iterable<string>): Promise<void> {
  for (const id of ids) if (await (await queue.getJob(id))?.isWaiting()) await queue.remove(id);
}

export interface ServeSettings {
  /** Number of threads that play. */
  readonly workers: number;
  /** Whether games and entrants may be modules. If so, anyone who can write to the Redis can run code on this host. */
  readonly modules?: boolean;
  /** Ends the service within some seconds; unfinished games go back into the queue. */
  readonly signal: AbortSignal;
  /** Called when the worker is connected and waits for jobs. */
  readonly onReady?: () => void;
  /** Called with the likely cause of a wait: Redis is unreachable, or the waiting arenas have another version. */
  readonly onNotice?: (sentence: string) => void;
  /** Called after each finished range. */
  readonly onRange?: (range: Range) => void;
}

/**
 * Plays jobs from the queue in that Redis until the signal aborts. Any number of processes may serve one Redis; if one
 * dies, another plays its jobs.
 *
 * A job has at most 20 games of a valid plan, with at most 100 000 iterations or 60 000 ms per move and 100 000 moves
 * per game. It may name modules only if `modules` is true. Other jobs are refused without a retry.
 * @throws PlanError if no Redis answers at `url`, or if `bullmq` or `ioredis` is missing or has an untested version.
 * @throws RangeError if {@link threads} does not accept `workers`, TypeError for an unknown setting.
 */
export async function serve(url: string, settings: ServeSettings): Promise<void> {
  const known = ['workers', 'modules', 'signal', 'onReady', 'onNotice', 'onRange'] as const;
  checkMembers('The settings of a worker', settings, known);
  const playing = await playingService(settings);
  try {
    await consumeQueues(url, { ...settings, services: [playing] });
  } finally {
    await playing.close();
  }
}

/** The worker's service that plays games. */
export async function playingService({
  workers,
  modules = false,
  onRange,
}: Pick<ServeSettings, 'workers' | 'modules' | 'onRange'>): Promise<Service> {
  const pool = await startPool(workers);
  return {
    queues: modules ? [QUEUE, MODULES_QUEUE] : [QUEUE],
    async perform(data, signal): Promise<readonly PlayedGame[]> {
      const task = readTask(data, modules);
      const results: PlayedGame[] = [];
      await pool.play(task, (played) => results.push(...played), signal);
      onRange?.(task.range);
      return results;
    },
    close: () => pool.close(),
  };
}

function toAdd(id: string, task: Task): Parameters<TaskQueue['addBulk']>[0][number] {
  return {
    name: 'games',
    data: task,
    opts: { jobId: id, ...JOB_OPTIONS },
  };
}

/** A hash of all the data except the range, followed by the range. */
function jobId({ range: { from, to }, ...rest }: Task): string {
  const hash = createHash('sha256').update(JSON.stringify(rest)).digest('hex');
  return `${hash.slice(0, 16)}-${from}-${to}`;
}
