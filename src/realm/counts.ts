import type { Pool } from './pool.ts';
import type { CounterKind, TravelCardKind } from './transport.ts';

/** Pieces by the names of their kinds, as views have them: how many there are. A {@link Pool} has them by number. */
export type Counts<Kind extends string = string> = Readonly<Record<Kind, number>>;

// Key by key: to spread an object with more keys behind it takes a hundred times as long; so views use `Object.assign`.

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

/** The inverse: of a kind that is not counted there is none. @param kinds by number. */
export function poolFrom(counts: Counts, kinds: readonly string[]): number[] {
  return kinds.map((kind) => counts[kind] ?? 0);
}
