import type { Pool } from './pool.ts';
import type { CounterKind, TravelCardKind } from './transport.ts';

/** Numbers of pieces by the names of their kinds, as in views. A {@link Pool} has them by number. */
export type Counts<Kind extends string = string> = Readonly<Record<Kind, number>>;

// Key by key, with `Object.assign` in views: spreading an object before further keys takes a hundred times as long.

/** The counters of a pool by name, in the order of {@link counterKinds}. */
export function countersOf(pool: Pool): Record<CounterKind, number> {
  const [dragon = 0, elfcycle = 0, pig = 0, cloud = 0, wagon = 0, unicorn = 0] = pool;
  return { dragon, elfcycle, 'giant-pig': pig, 'magic-cloud': cloud, 'troll-wagon': wagon, unicorn };
}

/** The travel cards of a pool by name, in the order of {@link travelCardKinds}. */
export function travelCardsOf(pool: Pool): Record<TravelCardKind, number> {
  const [dragon = 0, elfcycle = 0, pig = 0, cloud = 0, wagon = 0, unicorn = 0, raft = 0] = pool;
  return { dragon, elfcycle, 'giant-pig': pig, 'magic-cloud': cloud, 'troll-wagon': wagon, unicorn, raft };
}

/** The inverse; a kind that is absent counts 0. @param kinds by number. */
export function poolFrom(counts: Counts, kinds: readonly string[]): number[] {
  return kinds.map((kind) => counts[kind] ?? 0);
}
