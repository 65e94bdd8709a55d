import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { JobsOptions } from 'bullmq';
import { planFailure } from './failures.ts';
import { checkVersion } from './installed.ts';

/** Timeout of the first connection to Redis. */
const ANSWER_MS = 5_000;
/** Timeout for closing the queue if Redis no longer answers. */
export const GRACE_MS = 2_000;
/** Time to live of uncollected results: one day. */
const KEPT_SECONDS = 86_400;
/** Attempts per job: an unexpected error may be due to the worker's machine. */
const ATTEMPTS = 3;

/** Options of every job. */
export const JOB_OPTIONS: JobsOptions = {
  attempts: ATTEMPTS,
  removeOnComplete: { age: KEPT_SECONDS },
  removeOnFail: { age: KEPT_SECONDS },
};

/** Waits for the work or the signal, whichever comes first. */
export async function untilAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  // Pending work fails when the connection closes. This error is ignored.
  if (signal.aborted) return void work.catch(() => {});
  const aborted = once(signal, 'abort').then(() => void work.catch(() => {}));
  await Promise.race([work, aborted]);
}

/** The result of the work; `undefined` if it fails or takes longer than `milliseconds`, or if the signal aborts. */
export async function within<T>(milliseconds: number, work: Promise<T>, signal?: AbortSignal): Promise<T | undefined> {
  const late = new AbortController();
  const stop = (): void => late.abort();
  signal?.addEventListener('abort', stop);
  try {
    return await Promise.race([
      work.catch(() => undefined),
      delay(milliseconds, undefined, { signal: late.signal }).catch(() => undefined),
    ]);
  } finally {
    signal?.removeEventListener('abort', stop);
    late.abort();
  }
}

/** The Redis packages. @throws PlanError if one is missing or has an untested version. */
export async function clients(): Promise<typeof import('bullmq') & Pick<typeof import('ioredis'), 'Redis'>> {
  checkVersion('bullmq');
  checkVersion('ioredis');
  try {
    // Each import is awaited inside `try`, so bundlers treat the package as optional.
    const queues = await import('bullmq');
    const { Redis } = await import('ioredis');
    return { ...queues, Redis };
  } catch (cause) {
    const params = { what: 'Redis needs two more packages', packages: 'bullmq ioredis' };
    throw planFailure('arena/missing-package', params, { cause });
  }
}

/** Loads `bullmq`. @throws PlanError if it is not installed or not tested, or no Redis answers at `url`. */
export async function bullmq(url: string): Promise<typeof import('bullmq')> {
  const { Redis, ...queues } = await clients();
  const probe = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
  let reason = '';
  probe.on('error', (error: Error) => {
    reason = error.message;
  });
  try {
    const late = delay(ANSWER_MS, undefined, { ref: false }).then(() => {
      throw new Error(`no answer in ${ANSWER_MS} ms`);
    });
    await Promise.race([probe.connect().then(() => probe.ping()), late]);
  } catch (cause) {
    throw planFailure('arena/no-redis', { host: new URL(url).host, reason: reason || String(cause) }, { cause });
  } finally {
    probe.disconnect();
  }
  return queues;
}

export function connectionTo(url: string): { readonly url: string; readonly maxRetriesPerRequest: null } {
  return { url, maxRetriesPerRequest: null };
}
