import { once } from 'node:events';
import type { Job, JobJson } from 'bullmq';
import { sentError } from '../bots/sent-error.ts';
import { BotError, PlanError } from './errors.ts';
import { heartbeat } from './presence.ts';
import { bullmq, connectionTo, GRACE_MS, untilAborted, within } from './queue.ts';

/** Lease of a job. The worker renews it while it works on the job. */
const LOCK_MS = 6_000;
/** Interval of the search for jobs whose lease has expired. */
const STALLED_MS = 3_000;
/** Retries after a worker's death: practically unlimited, since the job is not at fault. */
const DEATHS = 1_000;
/** Time for an interrupted worker to finish its current jobs. */
const LAST_JOBS_MS = 5_000;

/** One kind of work that a worker does. */
export interface Service {
  /** The queues from which the service takes jobs. */
  readonly queues: readonly string[];
  /**
   * Does a job with this data. The promise rejects if the signal aborts.
   * @throws PlanError for a job that would fail again if retried.
   */
  perform(data: unknown, signal: AbortSignal): Promise<unknown>;
  close(): Promise<void>;
}

export interface QueueWorkerSettings {
  readonly services: readonly Service[];
  /** Maximum number of concurrent jobs per queue. */
  readonly workers: number;
  /** Whether the worker loads modules that jobs name. Default: false. */
  readonly modules?: boolean;
  readonly signal: AbortSignal;
  readonly onReady?: () => void;
  readonly onNotice?: (sentence: string) => void;
}

/**
 * Does the jobs of the services' queues until the signal aborts. Jobs still unfinished after some more seconds go back
 * into the queue.
 * @throws PlanError if no Redis answers at `url`, or if `bullmq` or `ioredis` is missing or has an untested version.
 */
export async function consumeQueues(
  url: string,
  { services, workers, modules = false, signal, onReady, onNotice = () => {} }: QueueWorkerSettings,
): Promise<void> {
  const { UnrecoverableError, WaitingError, Worker } = await bullmq(url);
  const isOver = new AbortController();
  const process = async ({ perform }: Service, job: Job<unknown>, token?: string): Promise<unknown> => {
    try {
      return await perform(job.data, isOver.signal);
    } catch (error) {
      // BullMQ transmits only the message of an error, so the rest is sent as progress.
      if (!isOver.signal.aborted)
        await job.updateProgress({ error: sentError(error), ...(error instanceof BotError && { crash: error.crash }) });
      // A retry would fail in the same way.
      if (error instanceof PlanError || error instanceof RangeError) throw new UnrecoverableError(error.message);
      if (!isOver.signal.aborted) throw error;
      await job.moveToWait(token);
      throw new WaitingError();
    }
  };
  class Reader extends Worker<unknown> {
    // An error here would leave the job active forever, so invalid JSON becomes `null`, which is refused.
    protected override createJob(json: JobJson, id: string): Job<unknown> {
      try {
        return super.createJob(json, id);
      } catch {
        return super.createJob({ ...json, data: 'null' }, id);
      }
    }
  }
  const serving = services.flatMap((service) =>
    service.queues.map((queue) => {
      const worker = new Reader(queue, (job, token) => process(service, job, token), {
        connection: connectionTo(url),
        concurrency: workers,
        lockDuration: LOCK_MS,
        stalledInterval: STALLED_MS,
        maxStalledCount: DEATHS,
      });
      // Ignores errors: the client reconnects automatically, and a job whose lock is lost is queued again.
      worker.on('error', () => {});
      return worker;
    }),
  );
  let isLost = false;
  for (const worker of serving) worker.on('ioredis:close', () => (isLost = true)).on('ready', () => (isLost = false));
  const ready = Promise.all(serving.map((worker) => worker.waitUntilReady()));
  await untilAborted(
    ready.then(() => onReady?.()),
    signal,
  );
  const stopWatching = await heartbeat(url, {
    presence: { role: 'worker', modules },
    isQuiet: () => true,
    notice: onNotice,
  });
  if (!signal.aborted) await once(signal, 'abort');
  await stopWatching();
  // If Redis is unreachable, the current jobs cannot deliver their results: close without waiting for them.
  const closed = Promise.all(serving.map((worker) => worker.close(isLost)));
  await within(isLost ? GRACE_MS : LAST_JOBS_MS, closed);
  isOver.abort();
  await within(GRACE_MS, closed);
  await within(GRACE_MS, Promise.all(serving.map((worker) => worker.disconnect())));
}
