import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Queue } from 'bullmq';
import { version } from '../../../package.json';
import type { Service } from '../../arena/attend.ts';
import { PlanError } from '../../arena/errors.ts';
import { planFailure } from '../../arena/failures.ts';
import { watch } from '../../arena/presence.ts';
import { bullmq, connectionTo, GRACE_MS, KEPT, within } from '../../arena/queue.ts';
import { type Judges, type Piece, startThreads } from './judges.ts';
import { readAnswer, readPiece } from './sent.ts';
import type { Judgement } from './verdict.ts';

/** Workers of another version of the library have a queue of their own: their verdicts might not be the same. */
const QUEUE = `feyrules-check-${version}`;
/** For records of games that are modules, which not every worker loads. */
const MODULES_QUEUE = `${QUEUE}-modules`;
/** Pieces in the queue at a time: enough for some dozens of threads. */
const AHEAD = 64;
const POLL_MS = 50;
/** After so long without a verdict it is said why, if it is known. */
const QUIET_MS = 4_000;

export interface RedisJudgesSettings extends Pick<Piece, 'modules' | 'rules'> {
  /** Ends the work. */
  readonly signal: AbortSignal;
  /** Hears, in a sentence each, why nothing happens. */
  readonly onNotice: (sentence: string) => void;
}

/**
 * Lets the workers judge that listen to that Redis. A job is a piece of the file. The queue is asked for what is done,
 * not listened to: an event can be missed, a finished job cannot.
 * @throws PlanError when there is no Redis at that address, or the packages `bullmq` and `ioredis` are not installed.
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
  const stopWatching = await watch(url, {
    presence: { role: 'check', modules: modules.length > 0 },
    isQuiet: () => waiting.size > 0 && performance.now() - heard > QUIET_MS,
    notice: onNotice,
  });
  const interrupted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  interrupted.catch(() => {});
  let begun = 0;
  let before: Promise<unknown> = Promise.resolve();
  const collect = async (id: string, piece: Piece, earlier: Promise<unknown>): Promise<Judgement> => {
    await put(queue, id, piece);
    // Verdicts are wanted in order, so one job is asked for at a time.
    await earlier;
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
      // Nobody waits for the rest of this file any more.
      await within(GRACE_MS, withdraw(queue, waiting));
      await within(GRACE_MS, queue.close());
      await within(GRACE_MS, queue.disconnect());
    },
  };
}

/** Judging, as a service of a worker with so many threads. */
export async function judgingService(settings: {
  readonly workers: number;
  readonly modules: boolean;
  readonly onJudged: (records: number) => void;
}): Promise<Service> {
  const { workers, modules, onJudged } = settings;
  // Threads are not started before there is something to judge.
  const pool = await startThreads(0, workers);
  return {
    queues: modules ? [QUEUE, MODULES_QUEUE] : [QUEUE],
    async perform(job, signal) {
      const answered = await pool.run(readPiece(job.data, modules), { signal });
      if ('refused' in answered) throw new PlanError(answered.refused.message, answered.refused);
      onJudged(answered.judged.length);
      return answered;
    },
    close: () => pool.destroy(),
  };
}

async function put(queue: Queue<Piece>, id: string, piece: Piece): Promise<void> {
  await queue.add('records', piece, { jobId: id, ...KEPT });
}

/** The verdicts of a job, once it is done. */
async function collected(queue: Queue<Piece>, id: string, piece: Piece, signal: AbortSignal): Promise<Judgement> {
  for (; ; await delay(POLL_MS, undefined, { signal })) {
    const state = await queue.getJobState(id);
    // A Redis that keeps nothing has been started again.
    if (state === 'unknown') await put(queue, id, piece);
    if (state === 'failed')
      throw planFailure('arena/worker-refused', { reason: (await queue.getJob(id))?.failedReason ?? 'a job failed' });
    if (state !== 'completed') continue;
    const job = await queue.getJob(id);
    if (job === undefined) continue;
    await queue.remove(id);
    return readAnswer(job.returnvalue, piece);
  }
}

async function withdraw(queue: Queue<Piece>, ids: Iterable<string>): Promise<void> {
  for (const id of ids) {
    const state = await queue.getJobState(id);
    if (state !== 'active' && state !== 'unknown') await queue.remove(id);
  }
}
