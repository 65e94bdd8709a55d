import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Queue } from 'bullmq';
import { version } from '../../../package.json';
import { receivedFault } from '../../arena/errors.ts';
import { planFailure } from '../../arena/failures.ts';
import { heartbeat } from '../../arena/presence.ts';
import { bullmq, connectionTo, GRACE_MS, JOB_OPTIONS, within } from '../../arena/queue.ts';
import type { Service } from '../../arena/queue-worker.ts';
import { readFailure } from '../../arena/results.ts';
import { type Judges, type Piece, startThreads } from './judges.ts';
import { readAnswer, readPiece } from './sent.ts';
import type { Judgement } from './verdict.ts';

/** One queue per version of the library: other versions may give other verdicts. */
const QUEUE = `feyrules-check-${version}`;
/** Queue for pieces that name modules. Only workers with `modules` take from it. */
const MODULES_QUEUE = `${QUEUE}-modules`;
/** Maximum number of pieces in the queue, enough for some dozens of threads. */
const AHEAD = 64;
const POLL_MS = 50;
/** After this many milliseconds without a verdict, report the likely cause. */
const QUIET_MS = 4_000;

export interface RedisJudgesSettings extends Pick<Piece, 'modules' | 'rules'> {
  /** Ends the work. */
  readonly signal: AbortSignal;
  /** Called with the likely cause of a wait. */
  readonly onNotice: (sentence: string) => void;
}

/**
 * Judges on the workers that listen to a Redis. A job is a piece of the file. The queue is polled because events can be
 * missed.
 * @throws PlanError if no Redis answers at `url`, or if `bullmq` or `ioredis` is missing or has an untested version.
 */
export async function redisJudges(
  url: string,
  { modules, rules, signal, onNotice }: RedisJudgesSettings,
): Promise<Judges> {
  const { Queue } = await bullmq(url);
  const queue: Queue<Piece> = new Queue(modules.length > 0 ? MODULES_QUEUE : QUEUE, { connection: connectionTo(url) });
  queue.on('error', () => {});
  const run = randomUUID();
  const waiting = new Set<string>();
  let heard = performance.now();
  const stopWatching = await heartbeat(url, {
    presence: { role: 'check', modules: modules.length > 0 },
    isQuiet: () => waiting.size > 0 && performance.now() - heard > QUIET_MS,
    notice: onNotice,
  });
  const interrupted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  interrupted.catch(() => {});
  let begun = 0;
  let before: Promise<unknown> = Promise.resolve();
  const collect = async (id: string, piece: Piece, earlier: Promise<unknown>): Promise<Judgement> => {
    await put(queue, id, piece);
    // Verdicts are needed in order, so only the first open job is polled.
    await earlier;
    // Otherwise a job that was just withdrawn would be added again.
    signal.throwIfAborted();
    const judgement = await collected(queue, id, piece, signal);
    waiting.delete(id);
    heard = performance.now();
    return judgement;
  };
  return {
    most: AHEAD,
    judge(cuts) {
      if (waiting.size === 0) heard = performance.now();
      const id = `${run}-${begun++}`;
      waiting.add(id);
      const collecting = collect(id, { cuts, modules, rules }, before);
      before = collecting.catch(() => {});
      return Promise.race([collecting, interrupted]);
    },
    async close() {
      await stopWatching();
      // Withdraws the other jobs of this file, which are no longer needed.
      await within(GRACE_MS, withdraw(queue, waiting));
      await within(GRACE_MS, queue.close());
      await within(GRACE_MS, queue.disconnect());
    },
  };
}

/** The worker's service that judges, with up to `workers` threads. */
export async function judgingService(settings: {
  readonly workers: number;
  readonly modules: boolean;
  readonly onJudged: (records: number) => void;
}): Promise<Service> {
  const { workers, modules, onJudged } = settings;
  // Threads start with the first job.
  const pool = await startThreads(0, workers);
  return {
    queues: modules ? [QUEUE, MODULES_QUEUE] : [QUEUE],
    async perform(data, signal) {
      const answered = await pool.run(readPiece(data, modules), { signal });
      if ('refused' in answered) throw receivedFault(answered.refused);
      onJudged(answered.judged.length);
      return answered;
    },
    close: () => pool.destroy(),
  };
}

async function put(queue: Queue<Piece>, id: string, piece: Piece): Promise<void> {
  await queue.add('records', piece, { jobId: id, ...JOB_OPTIONS });
}

/** Waits for the verdicts of a job. */
async function collected(queue: Queue<Piece>, id: string, piece: Piece, signal: AbortSignal): Promise<Judgement> {
  for (; ; await delay(POLL_MS, undefined, { signal })) {
    const state = await queue.getJobState(id);
    // A Redis without persistence has restarted: add the job again.
    if (state === 'unknown') await put(queue, id, piece);
    if (state === 'failed') {
      const failed = await queue.getJob(id);
      const { error: cause } = readFailure(failed?.progress);
      throw planFailure('arena/worker-refused', { reason: failed?.failedReason ?? 'a job failed' }, { cause });
    }
    if (state !== 'completed') continue;
    const job = await queue.getJob(id);
    if (job === undefined) continue;
    await queue.remove(id);
    return readAnswer(job.returnvalue, piece);
  }
}

async function withdraw(queue: Queue<Piece>, ids: Iterable<string>): Promise<void> {
  // A job that a worker has taken is locked, and stays.
  for (const id of ids) await queue.remove(id);
}
