import type { Estimate } from './intervals.ts';
import { Z } from './intervals.ts';

/** What one game says of two entrants: the part of a point that the first has scored against the second. */
export interface Comparison {
  readonly first: number;
  readonly second: number;
  /** From 0 to 1; a drawn game is a half. */
  readonly score: number;
}

/** The rating of the mean of all entrants. */
const MEAN = 1500;
/** Points of rating for a factor of e in the odds: 400 for a factor of ten. */
const SCALE = 400 / Math.LN10;
/** Points that each of two entrants is taken to have scored against the other before they meet: one drawn game. */
const PRIOR = 0.5;
const ROUNDS = 10_000;
const PRECISION = 1e-12;

/**
 * Ratings on Elo's scale by the model of Bradley and Terry, fitted by minorisation and maximisation (Hunter 2004). One
 * drawn game between any two that have met keeps them finite where somebody has won all.
 *
 * What a game says of several pairs is not independent, so the intervals go by the spread of whole games; where games
 * spread less than the model expects, by the model.
 * @param count the number of entrants.
 * @param games for each game, its comparisons, one for two entrants.
 */
export function ratingsOf(count: number, games: readonly (readonly Comparison[])[]): Estimate[] {
  const entrants = Array.from({ length: count }, (_, index) => index);
  const points = entrants.map(() => entrants.map(() => 0));
  const add = (row: number, column: number, more: number): void => {
    const own = points[row];
    if (own !== undefined) own[column] = (own[column] ?? 0) + more;
  };
  for (const { first, second, score } of games.flat()) {
    add(first, second, score);
    add(second, first, 1 - score);
  }
  for (const [a, b] of pairsToLink(points)) {
    add(a, b, PRIOR);
    add(b, a, PRIOR);
  }
  const met = points.map((row, a) => row.map((own, b) => own + (points[b]?.[a] ?? 0)));
  const strength = strengthsOf(points, met);
  const deviations = deviationsOf(strength, met, games);
  return strength.map((own, a) => {
    const value = MEAN + SCALE * Math.log(own);
    const half = Z * SCALE * (deviations[a] ?? 0);
    return { value, low: value - half, high: value + half };
  });
}

/** Every two entrants that have met, and as many others as it takes for everybody to be linked with everybody. */
function pairsToLink(points: readonly (readonly number[])[]): [number, number][] {
  const group = points.map((_, index) => index);
  const pairs: [number, number][] = [];
  const link = (a: number, b: number): void => {
    const [from = a, to = b] = [group[a], group[b]];
    for (const [index, own] of group.entries()) if (own === from) group[index] = to;
    pairs.push([a, b]);
  };
  for (const [a, row] of points.entries()) {
    for (let b = 0; b < a; b++) if ((row[b] ?? 0) + (points[b]?.[a] ?? 0) > 0) link(a, b);
  }
  for (let a = 1; a < points.length; a++) if (group[a] !== group[a - 1]) link(a, a - 1);
  return pairs;
}

/** Strengths whose mean logarithm is 0. */
function strengthsOf(points: readonly (readonly number[])[], met: readonly (readonly number[])[]): number[] {
  const wins = points.map((row) => row.reduce((sum, own) => sum + own, 0));
  let strength = points.map(() => 1);
  for (let round = 0, change = 1; round < ROUNDS && change > PRECISION; round++) {
    const fitted = strength.map((own, a) => {
      const expected = strength.reduce((sum, other, b) => sum + (met[a]?.[b] ?? 0) / (own + other), 0);
      return expected > 0 ? (wins[a] ?? 0) / expected : 1;
    });
    const mean = Math.exp(fitted.reduce((sum, own) => sum + Math.log(own), 0) / fitted.length);
    const next = fitted.map((own) => own / mean);
    change = Math.max(...next.map((own, a) => Math.abs(Math.log(own / (strength[a] ?? 1)))));
    strength = next;
  }
  return strength;
}

/**
 * Standard deviations of the logarithms of the strengths: from the inverse of the information matrix, or from the
 * scores of the games (the sandwich), whichever is more. Only differences are observed; adding 1 / count everywhere
 * fixes the sum and makes the matrix regular.
 */
function deviationsOf(
  strength: readonly number[],
  met: readonly (readonly number[])[],
  games: readonly (readonly Comparison[])[],
): number[] {
  const count = strength.length;
  const information = strength.map((own, a) =>
    strength.map((other, b) => (a === b ? 0 : (-(met[a]?.[b] ?? 0) * own * other) / (own + other) ** 2)),
  );
  const inverted = inverse(
    information.map((row, a) =>
      row.map((entry, b) => (a === b ? -row.reduce((sum, own) => sum + own, 0) : entry) + 1 / count),
    ),
  );
  const spread = strength.map(() => 0);
  for (const game of games) {
    const surprise = strength.map(() => 0);
    for (const { first, second, score } of game) {
      const [own, other] = [strength[first] ?? 1, strength[second] ?? 1];
      const more = score - own / (own + other);
      surprise[first] = (surprise[first] ?? 0) + more;
      surprise[second] = (surprise[second] ?? 0) - more;
    }
    for (const [a, row] of inverted.entries()) {
      const moved = row.reduce((sum, entry, b) => sum + entry * (surprise[b] ?? 0), 0);
      spread[a] = (spread[a] ?? 0) + moved ** 2;
    }
  }
  return inverted.map((row, a) => Math.sqrt(Math.max(0, (row[a] ?? 0) - 1 / count, spread[a] ?? 0)));
}

/** By Gauss and Jordan; the matrix is positive definite, so that no row needs to be exchanged. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const rows = matrix.map((row, a) => [...row, ...matrix.map((_, b) => (a === b ? 1 : 0))]);
  for (const [pivot, row] of rows.entries()) {
    const head = row[pivot] ?? 1;
    for (let column = 0; column < row.length; column++) row[column] = (row[column] ?? 0) / head;
    for (const [index, other] of rows.entries()) {
      const factor = other[pivot] ?? 0;
      if (index === pivot || factor === 0) continue;
      for (let column = 0; column < row.length; column++) {
        other[column] = (other[column] ?? 0) - factor * (row[column] ?? 0);
      }
    }
  }
  return rows.map((row) => row.slice(matrix.length));
}
