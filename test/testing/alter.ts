import type { Rng } from '../../src/core/rng.ts';

/** Replaces a value somewhere in JSON. */
const ODD: readonly unknown[] = [null, -1, -0, 0, 1, 1.5, 97, 1e9, '', 'x', 'table', [], {}, true, Number.NaN];

/** The JSON with one random change: a value replaced, or a key or member removed, added or duplicated. */
export function altered(value: unknown, rng: Rng): unknown {
  const within = typeof value === 'object' && value !== null && rng.int(5) > 0;
  if (!within) return ODD[rng.int(ODD.length)];
  if (Array.isArray(value)) {
    const at = rng.int(value.length + 1);
    if (rng.int(4) === 0 || at === value.length) {
      const [end, odd] = [at + rng.int(2), ODD[rng.int(ODD.length)]];
      return [...value.slice(0, at), odd, ...value.slice(end)];
    }
    if (rng.int(4) === 0) return [...value, value[at]];
    return Object.assign([...value], { [at]: altered(value[at], rng) });
  }
  const entries = Object.entries(value);
  const at = rng.int(entries.length + 1);
  const [key, member] = entries[at] ?? ['surplus', 1];
  if (rng.int(4) === 0) return Object.fromEntries(entries.filter((_, index) => index !== at));
  return { ...value, [key]: altered(member, rng) };
}
