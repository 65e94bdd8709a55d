import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { version } from '../../package.json';
import { jsonValue } from './json-value.ts';
import { clients, within } from './queue.ts';

/** Prefix of presence keys, the same in every version. */
const PREFIX = 'feyrules-arena-present:';
/** Heartbeat interval, and minimum interval between notices. */
const HEARTBEAT_MS = 5_000;
/** Time after the last heartbeat at which a presence key expires. */
const TTL_MS = 15_000;
/** Timeout after which Redis counts as unreachable. */
const ANSWER_MS = 4_000;
/** Timeout for deleting the presence key on exit. */
const LAST_MS = 500;
const MOST_KEYS = 10_000;

/** A process that uses the queues. An arena and `feyrules check` wait for results; a worker does the jobs. */
export interface Presence {
  readonly role: 'arena' | 'check' | 'worker';
  readonly version: string;
  /** Whether the arena or `feyrules check` names modules, or the worker loads them. */
  readonly modules: boolean;
}

const presenceSchema: z.ZodType<Presence> = z.object({
  role: z.enum(['arena', 'check', 'worker']),
  version: z.string().max(100),
  modules: z.boolean(),
});

export interface Heartbeat {
  readonly presence: Omit<Presence, 'version'>;
  /** Whether the wait for results is long enough for a notice. */
  readonly isQuiet: () => boolean;
  readonly notice: (sentence: string) => void;
}

/**
 * Sends heartbeats and reports why nothing happens. Does not repeat a reason while it stays the same.
 * @returns a function that stops the heartbeats.
 */
export async function heartbeat(url: string, { presence, isQuiet, notice }: Heartbeat): Promise<() => Promise<void>> {
  const { Redis } = await clients();
  const client = new Redis(url, { maxRetriesPerRequest: null });
  client.on('error', () => {});
  const key = `${PREFIX}${randomUUID()}`;
  const own = JSON.stringify({ ...presence, version });
  const stop = new AbortController();
  const showAndLook = async (): Promise<Presence[]> => {
    await client.set(key, own, 'PX', TTL_MS);
    return present(client);
  };
  const look = async (): Promise<void> => {
    let said: string | undefined;
    while (!stop.signal.aborted) {
      const others = await within(ANSWER_MS, showAndLook(), stop.signal);
      if (stop.signal.aborted) return;
      const isAway = others === undefined;
      const reason = isAway
        ? `Redis at ${new URL(url).host} does not answer; waiting for it`
        : waitReason(presence, others);
      if (reason === undefined) said = undefined;
      else if ((isAway || isQuiet()) && reason !== said) {
        notice(reason);
        said = reason;
      }
      await delay(HEARTBEAT_MS, undefined, { signal: stop.signal }).catch(() => {});
    }
  };
  const looking = look();
  return async () => {
    stop.abort();
    await looking;
    await within(LAST_MS, client.del(key));
    client.disconnect();
  };
}

/** The reason why nothing happens, if the other processes' presences show one; else `undefined`. */
export function waitReason(
  { role, modules }: Omit<Presence, 'version'>,
  others: readonly Presence[],
): string | undefined {
  const asked = others.filter((other) => (other.role === 'worker') !== (role === 'worker'));
  const same = asked.filter((other) => other.version === version);
  if (same.length > 0) {
    if (role === 'worker' || !modules || same.some((other) => other.modules)) return undefined;
    return `no worker that listens ${role === 'arena' ? 'plays' : 'loads'} modules; start one with --modules`;
  }
  const versions = [...new Set(asked.map((other) => other.version))].sort();
  if (role !== 'worker') {
    const there = versions.length === 0 ? '' : `; workers of version ${versions.join(', ')} do`;
    return `no worker of version ${version} listens${there}`;
  }
  if (versions.length === 0) return undefined;
  const [who, work] = asked.some((other) => other.role === 'arena') ? ['an arena', 'play'] : ['a check', 'judge'];
  return `${who} of version ${versions.join(', ')} waits, but this worker has version ${version} and cannot ${work} for it`;
}

async function present(client: Redis): Promise<Presence[]> {
  const keys: string[] = [];
  let cursor = '0';
  do {
    const [next, found] = await client.scan(cursor, 'MATCH', `${PREFIX}*`, 'COUNT', 1_000);
    keys.push(...found);
    cursor = next;
  } while (cursor !== '0' && keys.length < MOST_KEYS);
  const texts = await Promise.all(keys.map((key) => client.get(key)));
  return texts.flatMap((text) => {
    const read = presenceSchema.safeParse(jsonValue(text ?? ''));
    return read.success ? [read.data] : [];
  });
}
