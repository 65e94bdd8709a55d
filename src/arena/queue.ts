import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { JobsOptions } from 'bullmq';
import { planFailure } from './failures.ts';
import { checkVersion } from './installed.ts';

/** How long a Redis may take for its first answer. */
const ANSWER_MS = 5_000;
/** How long the queue may take to close, where Redis does not answer any more. */
export const GRACE_MS = 2_000;
/** Results of a run that nobody collects are kept for a day. */
const KEPT_SECONDS = 86_400;
/** How often an error of a worker is put down to the machine. */
const ATTEMPTS = 3;

/** How every job is treated. */
export const KEPT: JobsOptions = {
  attempts: ATTEMPTS,
  removeOnComplete: { age: KEPT_SECONDS },
  removeOnFail: { age: KEPT_SECONDS },
};

/** The work, or its end by the signal, whichever is first. */
export async function untilAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  // What is still under way then fails when the connection is closed, and nobody minds.
  if (signal.aborted) return void work.catch(() => {});
  const aborted = once(signal, 'abort').then(() => void work.catch(() => {}));
  await Promise.race([work, aborted]);
}

/** The work, for so long. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const late = new AbortController();
  const silent = work.catch(() => {});
  await Promise.race([silent, delay(milliseconds, undefined, { signal: late.signal }).catch(() => {})]);
  late.abort();
}

/** The packages that talk to Redis. @throws PlanError when they are not installed, or in versions that were not tried. */
export async function clients(): Promise<typeof import('bullmq') & Pick<typeof import('ioredis'), 'Redis'>> {
  checkVersion('bullmq');
  checkVersion('ioredis');
  try {
    // Each awaited by itself in this block: so bundlers see that it may be missing.
    const queues = await import('bullmq');
    const { Redis } = await import('ioredis');
    return { ...queues, Redis };
  } catch (cause) {
    const params = { what: 'what goes over Redis takes two packages more', packages: 'bullmq ioredis' };
    throw planFailure('arena/missing-package', params, { cause });
  }
}

/** The queue's library, if it is installed and there is a server to talk to. */
export async function bullmq(url: string): Promise<typeof import('bullmq')> {
  const { Redis, ...queues } = await clients();
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
    throw planFailure('arena/no-redis', { host: new URL(url).host, reason: reason || String(cause) }, { cause });
  } finally {
    probe.disconnect();
  }
  return queues;
}

export function connectionTo(url: string): { readonly url: string; readonly maxRetriesPerRequest: null } {
  return { url, maxRetriesPerRequest: null };
}
