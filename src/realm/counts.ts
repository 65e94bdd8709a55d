import type { Pool } from '../core/pool.ts';
import type { CounterKind, TravelCardKind } from './transport.ts';

/** Counts of pieces by the name of their kind, as in views. A {@link Pool} is indexed by the number of the kind. */
export type Counts<Kind extends string = string> = Readonly<Record<Kind, number>>;

// Hot path: these functions write each key, and views add keys with `Object.assign`. An object literal
// with a spread and more keys after it is much slower.

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

/** The pool with these numbers of pieces; an absent kind counts 0. @param kinds names, in the order of the pool. */
export function poolFrom(counts: Counts, kinds: readonly string[]): number[] {
  return kinds.map((kind) => counts[kind] ?? 0);
}
