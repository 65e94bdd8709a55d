import { countOf } from '../../core/pool.ts';
import type { ByFairy, ByStone, Counts } from './types.ts';

/** Six zeros. */
export function none(): number[] {
  return [0, 0, 0, 0, 0, 0];
}

/** A mutable copy. Hot path: copies the counts one by one, because `slice` is slow on frozen lists. */
export function copyOf(counts: Counts): number[] {
  return [
    countOf(counts, 0),
    countOf(counts, 1),
    countOf(counts, 2),
    countOf(counts, 3),
    countOf(counts, 4),
    countOf(counts, 5),
  ];
}

/** Counts by name. Hot path: the keys are written out, because computed keys are slow. */
export function byStone(counts: Counts): ByStone {
  return {
    blue: countOf(counts, 0),
    red: countOf(counts, 1),
    yellow: countOf(counts, 2),
    purple: countOf(counts, 3),
    black: countOf(counts, 4),
    green: countOf(counts, 5),
  };
}

export function byFairy(counts: Counts): ByFairy {
  return {
    'extra-sprite': countOf(counts, 0),
    'bigger-bag': countOf(counts, 1),
    immunity: countOf(counts, 2),
    'collective-harvest': countOf(counts, 3),
    steal: countOf(counts, 4),
    'leaky-bag': countOf(counts, 5),
  };
}

export function stoneCounts({ blue, red, yellow, purple, black, green }: ByStone): number[] {
  return [blue, red, yellow, purple, black, green];
}

export function fairyCounts(by: ByFairy): number[] {
  return [by['extra-sprite'], by['bigger-bag'], by.immunity, by['collective-harvest'], by.steal, by['leaky-bag']];
}
