import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Job, Queue } from 'bullmq';
import { version } from '../../package.json';
import type { Backend } from './arena.ts';
import { BotError, PlanError } from './errors.ts';
import type { PlayedGame } from './play.ts';
import { watch } from './presence.ts';
import { readCrash, readSent } from './results.ts';
import type { Range } from './schedule.ts';
import { checkDemands, namesModules, readTask, type Task, tasksOf } from './task.ts';
import { startPool } from './threads.ts';

/** Workers of another version of the library have a queue of their own: their games would not be the same. */
const QUEUE = `feyrules-arena-${version}`;
/** For tasks with games or bots that are modules, which not every worker plays. */
const MODULES_QUEUE = `${QUEUE}-modules`;
/** Results of a run that nobody collects are kept for a day. */
const KEPT_SECONDS = 86_400;
/** How often an error of a worker is put down to the machine. */
const ATTEMPTS = 3;
/** How long a job is its worker's without a sign of life, and how often jobs of dead workers are looked for. */
const LOCK_MS = 6_000;
const STALLED_MS = 3_000;
/** Dead workers are no fault of the job. */
const DEATHS = 1_000;
const POLL_MS = 300;
/** After so long without a result it is said why, if it is known. */
const QUIET_MS = 4_000;
/** How long a Redis may take for its first answer. */
const ANSWER_MS = 5_000;
/** How long a worker that is interrupted goes on with the games under way. */
const LAST_GAMES_MS = 5_000;
/** How long the queue may take to close, where Redis does not answer any more. */
const GRACE_MS = 2_000;
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
    throw crash === undefined ? new PlanError(message) : new BotError(message, crash);
  }
  if (!(await job.isCompleted())) return undefined;
  const done = await queue.getJob(id);
  return done === undefined ? undefined : readSent(done.returnvalue, task.range);
}

async function withdraw(queue: TaskQueue, ids: Iterable<string>): Promise<void> {
  for (const id of ids) if (await (await queue.getJob(id))?.isWaiting()) await queue.remove(id);
}

/** The work, or its end by the signal, whichever is first. */
async function untilAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  // What is still under way then fails when the connection is closed, and nobody minds.
  if (signal.aborted) return void work.catch(() => {});
  const aborted = once(signal, 'abort').then(() => void work.catch(() => {}));
  await Promise.race([work, aborted]);
}

/** The work, for so long. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const late = new AbortController();
  const silent = work.catch(() => {});
  await Promise.race([silent, delay(milliseconds, undefined, { signal: late.signal }).catch(() => {})]);
  late.abort();
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
export async function serve(
  url: string,
  { workers, modules = false, signal, onReady, onNotice = () => {}, onRange }: ServeSettings,
): Promise<void> {
  const { UnrecoverableError, WaitingError, Worker } = await bullmq(url);
  const pool = await startPool(workers);
  const isOver = new AbortController();
  const play = async (job: Job<unknown>, token?: string): Promise<readonly PlayedGame[]> => {
    try {
      const task = readTask(job.data, modules);
      const results: PlayedGame[] = [];
      await pool.play(task, (played) => results.push(...played), isOver.signal);
      onRange?.(task.range);
      return results;
    } catch (error) {
      // Of an error only the message arrives.
      if (error instanceof BotError) await job.updateProgress({ crash: error.crash });
      // It would be the same another time.
      if (error instanceof PlanError) throw new UnrecoverableError(error.message);
      if (!isOver.signal.aborted) throw error;
      await job.moveToWait(token);
      throw new WaitingError();
    }
  };
  const serving = (modules ? [QUEUE, MODULES_QUEUE] : [QUEUE]).map((queue) => {
    const worker = new Worker<unknown, readonly PlayedGame[]>(queue, play, {
      connection: connectionTo(url),
      concurrency: workers,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_MS,
      maxStalledCount: DEATHS,
    });
    // A connection that is lost is made again; a lock that is lost means that another worker has taken over.
    worker.on('error', () => {});
    return worker;
  });
  let isLost = false;
  for (const worker of serving) worker.on('ioredis:close', () => (isLost = true)).on('ready', () => (isLost = false));
  const ready = Promise.all(serving.map((worker) => worker.waitUntilReady()));
  await untilAborted(
    ready.then(() => onReady?.()),
    signal,
  );
  const stopWatching = await watch(url, {
    presence: { role: 'worker', modules },
    isQuiet: () => true,
    notice: onNotice,
  });
  if (!signal.aborted) await once(signal, 'abort');
  await stopWatching();
  // Without a Redis to hand results to there is nothing to wait for.
  const closed = Promise.all(serving.map((worker) => worker.close(isLost)));
  await within(isLost ? GRACE_MS : LAST_GAMES_MS, closed);
  isOver.abort();
  await within(GRACE_MS, closed);
  await within(GRACE_MS, Promise.all(serving.map((worker) => worker.disconnect())));
  await pool.close();
}

function toAdd(id: string, task: Task): Parameters<TaskQueue['addBulk']>[0][number] {
  return {
    name: 'games',
    data: task,
    opts: {
      jobId: id,
      attempts: ATTEMPTS,
      removeOnComplete: { age: KEPT_SECONDS },
      removeOnFail: { age: KEPT_SECONDS },
    },
  };
}

/** The plan, with its games and their rules, by a hash; and the range. */
function jobId({ range: { from, to }, ...rest }: Task): string {
  const hash = createHash('sha256').update(JSON.stringify(rest)).digest('hex');
  return `${hash.slice(0, 16)}-${from}-${to}`;
}

/** The queue's library, if it is installed and there is a server to talk to. */
async function bullmq(url: string): Promise<typeof import('bullmq')> {
  const [queues, { Redis }] = await Promise.all([import('bullmq'), import('ioredis')]).catch((cause: unknown) => {
    throw new PlanError('an arena over Redis takes two packages more: npm install bullmq ioredis', { cause });
  });
  const probe = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
  let reason = '';
  probe.on('error', (error: Error) => {
    reason = error.message;
  });
  try {
    const late = delay(ANSWER_MS, undefined, { ref: false }).then(() => {
      throw new Error(`nothing in ${ANSWER_MS} ms`);
    });
    await Promise.race([probe.connect().then(() => probe.ping()), late]);
  } catch (cause) {
    throw new PlanError(`no Redis answers at ${new URL(url).host}: ${reason || String(cause)}`, { cause });
  } finally {
    probe.disconnect();
  }
  return queues;
}

function connectionTo(url: string): { readonly url: string; readonly maxRetriesPerRequest: null } {
  return { url, maxRetriesPerRequest: null };
}
