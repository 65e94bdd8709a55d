import { type Estimate, Z } from './intervals.ts';

/** The result of one game between two entrants: the score of the first against the second. */
export interface Comparison {
  readonly first: number;
  readonly second: number;
  /** 0 to 1; a draw is 0.5. */
  readonly score: number;
}

/** Mean rating of all entrants. */
const MEAN = 1500;
/** Rating points per factor of e in the odds: 400 points are odds of ten to one. */
const SCALE = 400 / Math.LN10;
/** Prior: a draw (half a point each) for every pair that has met, and for the pairs needed to connect all entrants. */
const PRIOR = 0.5;
const ROUNDS = 10_000;
const PRECISION = 1e-12;

/**
 * Elo ratings by the Bradley–Terry model, fitted by minorization–maximization (Hunter 2004). A prior of draws
 * keeps ratings finite if an entrant won or lost every game.
 *
 * The comparisons of one game are not independent, so the intervals use the sandwich estimator over whole games, or
 * the model's variance if it is larger.
 * @param count number of entrants.
 * @param games the comparisons of each game, one per pair of entrants.
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

/** The pairs that get a prior: every pair that has met, and the pairs needed to connect all entrants. */
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

/** Strengths, normalized to a mean logarithm of 0. */
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
 * Standard deviations of the log strengths: from the inverse information matrix or the sandwich estimator over games,
 * whichever is larger. Only differences are observed, so the matrix is singular. Adding 1 / count to every entry fixes
 * the sum of the log strengths and makes the matrix invertible.
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

/** Gauss–Jordan elimination. The matrix is positive definite, so no pivoting is needed. */
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
