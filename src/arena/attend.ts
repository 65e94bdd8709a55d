import { once } from 'node:events';
import type { Job, JobJson } from 'bullmq';
import { PlanError } from './errors.ts';
import { watch } from './presence.ts';
import { bullmq, connectionTo, GRACE_MS, untilAborted, within } from './queue.ts';

/** How long a job is its worker's without a sign of life, and how often jobs of dead workers are looked for. */
const LOCK_MS = 6_000;
const STALLED_MS = 3_000;
/** Dead workers are no fault of the job. */
const DEATHS = 1_000;
/** How long a worker that is interrupted goes on with the jobs under way. */
const LAST_JOBS_MS = 5_000;

/** A job as it is asked for. */
interface Order {
  readonly data: unknown;
  /** Says on the way what becomes of it. */
  updateProgress(progress: object): Promise<void>;
}

/** What a worker does for others. */
export interface Service {
  /** The queues from which it takes jobs. */
  readonly queues: readonly string[];
  /**
   * Does a job, and rejects when the signal comes.
   * @throws PlanError for a job that would be refused another time, too.
   */
  perform(job: Order, signal: AbortSignal): Promise<unknown>;
  close(): Promise<void>;
}

export interface AttendSettings {
  readonly services: readonly Service[];
  /** Jobs of each queue that are done at a time. */
  readonly workers: number;
  /** Whether modules are loaded that jobs name. */
  readonly modules?: boolean;
  readonly signal: AbortSignal;
  readonly onReady?: () => void;
  readonly onNotice?: (sentence: string) => void;
}

/**
 * Does the jobs of queues at that Redis, until the signal; what is not done some seconds later goes back into the queue.
 * @throws PlanError when there is no Redis at that address, or the packages `bullmq` and `ioredis` are not installed.
 */
export async function attend(
  url: string,
  { services, workers, modules = false, signal, onReady, onNotice = () => {} }: AttendSettings,
): Promise<void> {
  const { UnrecoverableError, WaitingError, Worker } = await bullmq(url);
  const isOver = new AbortController();
  const process = async ({ perform }: Service, job: Job<unknown>, token?: string): Promise<unknown> => {
    try {
      return await perform(job, isOver.signal);
    } catch (error) {
      // It would be the same another time.
      if (error instanceof PlanError || error instanceof RangeError) throw new UnrecoverableError(error.message);
      if (!isOver.signal.aborted) throw error;
      await job.moveToWait(token);
      throw new WaitingError();
    }
  };
  class Reader extends Worker<unknown> {
    // What throws here leaves the job active for good, so data that is no JSON is read as none, and refused.
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
      // A connection that is lost is made again; a lock that is lost means that another worker has taken over.
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
  const stopWatching = await watch(url, {
    presence: { role: 'worker', modules },
    isQuiet: () => true,
    notice: onNotice,
  });
  if (!signal.aborted) await once(signal, 'abort');
  await stopWatching();
  // Without a Redis to hand results to there is nothing to wait for.
  const closed = Promise.all(serving.map((worker) => worker.close(isLost)));
  await within(isLost ? GRACE_MS : LAST_JOBS_MS, closed);
  isOver.abort();
  await within(GRACE_MS, closed);
  await within(GRACE_MS, Promise.all(serving.map((worker) => worker.disconnect())));
}
