import type { Rng } from '../../core/rng.ts';
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

/** The count of a kind. Hot path: reads the list directly, because `at` is megamorphic here and slower. */
export function countOf(counts: Counts, kind: number): number {
  const count = counts[kind];
  if (count === undefined) throw new Error(`broken state: no kind ${kind} among ${counts.length}`);
  return count;
}

/** The sum of all counts. */
export function sumOf(counts: Counts): number {
  let sum = 0;
  for (let kind = 0; kind < counts.length; kind++) sum += countOf(counts, kind);
  return sum;
}

/** Adds a number, by default 1, to the count of a kind. */
export function add(counts: number[], kind: number, number: number = 1): void {
  counts[kind] = countOf(counts, kind) + number;
}

/** Chooses a piece, each equally likely, and returns its kind. The counts do not change. */
export function drawFrom(counts: Counts, rng: Rng): number {
  return kindOfPiece(counts, rng.int(sumOf(counts)));
}

/** Removes `cards` random cards from `counts`, each equally likely, and returns their counts. */
export function dealFrom(counts: number[], cards: number, rng: Rng): number[] {
  const dealt = none();
  let sum = sumOf(counts);
  for (let card = 0; card < cards; card++) {
    const kind = kindOfPiece(counts, rng.int(sum--));
    add(counts, kind, -1);
    add(dealt, kind);
  }
  return dealt;
}

/** The kind of the piece with this number; pieces are numbered from 0, kind by kind. */
function kindOfPiece(counts: Counts, piece: number): number {
  let left = piece;
  for (let kind = 0; kind < counts.length; kind++) {
    left -= countOf(counts, kind);
    if (left < 0) return kind;
  }
  throw new Error('broken state: no piece is left to draw');
}

/** A list with the name of each piece, in table order. */
export function listOf<Name>(counts: Counts, names: readonly Name[]): Name[] {
  return names.flatMap((name, kind) => Array.from({ length: countOf(counts, kind) }, () => name));
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
