import type { Rng } from '../../src/core/rng.ts';

/** In place of a value that stands somewhere in JSON. */
const ODD: readonly unknown[] = [null, -1, -0, 0, 1, 1.5, 97, 1e9, '', 'x', 'table', [], {}, true, Number.NaN];

/** The same with one thing changed, wherever: a value replaced, a key or a member left out, added or repeated. */
export function altered(value: unknown, rng: Rng): unknown {
  const within = typeof value === 'object' && value !== null && rng.int(5) > 0;
  if (!within) return ODD[rng.int(ODD.length)];
  if (Array.isArray(value)) {
    const at = rng.int(value.length + 1);
    if (rng.int(4) === 0 || at === value.length) return value.toSpliced(at, rng.int(2), ODD[rng.int(ODD.length)]);
    if (rng.int(4) === 0) return [...value, value[at]];
    return value.with(at, altered(value[at], rng));
  }
  const entries = Object.entries(value);
  const at = rng.int(entries.length + 1);
  const [key, member] = entries[at] ?? ['surplus', 1];
  if (rng.int(4) === 0) return Object.fromEntries(entries.toSpliced(at, 1));
  return { ...value, [key]: altered(member, rng) };
}

/** Copies with one number each replaced. */
export function* everyNumber(value: unknown, by: number): Generator<unknown> {
  if (typeof value === 'number') yield by;
  else yield* changedWithin(value, (member) => everyNumber(member, by));
}

/** Copies with one object each replaced. Those with free keys, such as the tags of a record, are left out. */
export function* everyObject(value: unknown, by: (object: object) => unknown): Generator<unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) yield by(value);
  yield* changedWithin(value, (member) => everyObject(member, by));
}

function* changedWithin(value: unknown, change: (member: unknown) => Iterable<unknown>): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const [at, member] of value.entries()) for (const changed of change(member)) yield value.with(at, changed);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      if (key === 'tags') continue;
      for (const changed of change(member)) yield { ...value, [key]: changed };
    }
  }
}
