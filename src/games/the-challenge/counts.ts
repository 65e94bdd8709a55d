import type { Rng } from '../../core/rng.ts';
import type { ByFairy, ByStone, Counts } from './types.ts';

/** Six kinds, none of any. */
export function none(): number[] {
  return [0, 0, 0, 0, 0, 0];
}

/** A list of one's own. Written out, since `slice` takes eight times as long where the list is frozen. */
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

/** How many of a kind there are; read by itself, since `at` is slower for the lists of every sort that it has met. */
export function countOf(counts: Counts, kind: number): number {
  const count = counts[kind];
  if (count === undefined) throw new Error(`broken state: no kind ${kind} among ${counts.length}`);
  return count;
}

/** How many there are in all. */
export function sumOf(counts: Counts): number {
  let sum = 0;
  for (let kind = 0; kind < counts.length; kind++) sum += countOf(counts, kind);
  return sum;
}

/** One more of a kind; or so many more, or fewer. */
export function add(counts: number[], kind: number, number: number = 1): void {
  counts[kind] = countOf(counts, kind) + number;
}

/** A kind drawn from all there are, every single one with equal chance. */
export function drawFrom(counts: Counts, rng: Rng): number {
  return kindOfPiece(counts, rng.int(sumOf(counts)));
}

/** So many cards, every one of those left with equal chance; they are left no longer. */
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

/** The kind of a piece, of the pieces numbered from 0 kind by kind. */
function kindOfPiece(counts: Counts, piece: number): number {
  let left = piece;
  for (let kind = 0; kind < counts.length; kind++) {
    left -= countOf(counts, kind);
    if (left < 0) return kind;
  }
  throw new Error('broken state: nothing is left to draw');
}

/** Every single one by its name, in table order. */
export function listOf<Name>(counts: Counts, names: readonly Name[]): Name[] {
  return names.flatMap((name, kind) => Array.from({ length: countOf(counts, kind) }, () => name));
}

/** The same counts by name, or by place in table order. Written out: names that vary are slow to look up. */
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
