import type { Estimate } from './intervals.ts';
import { Z } from './intervals.ts';

/** The rating of the mean of all entrants. */
const MEAN = 1500;
/** Points of rating for a factor of e in the odds: 400 for a factor of ten. */
const SCALE = 400 / Math.LN10;
/** Points that each of two entrants is taken to have scored against the other before they meet: one drawn game. */
const PRIOR = 0.5;
const ROUNDS = 10_000;
const PRECISION = 1e-12;

/**
 * Ratings on Elo's scale by the model of Bradley and Terry, drawn games counting half, fitted by minorisation and
 * maximisation (Hunter 2004). One drawn game between any two keeps them finite where somebody has won all.
 * @param points by entrant, by opponent: points scored against him.
 */
export function ratingsOf(points: readonly (readonly number[])[]): Estimate[] {
  const count = points.length;
  const scored = (a: number, b: number): number => (a === b ? 0 : (points[a]?.[b] ?? 0) + PRIOR);
  const entrants = points.map((_, index) => index);
  const met = points.map((_, a) => entrants.map((b) => scored(a, b) + scored(b, a)));
  const wins = entrants.map((a) => entrants.reduce((sum, b) => sum + scored(a, b), 0));

  let strength = entrants.map(() => 1);
  for (let round = 0, change = 1; round < ROUNDS && change > PRECISION; round++) {
    const fitted = strength.map((own, a) => {
      const expected = strength.reduce((sum, other, b) => sum + (met[a]?.[b] ?? 0) / (own + other), 0);
      return expected > 0 ? (wins[a] ?? 0) / expected : 1;
    });
    const mean = Math.exp(fitted.reduce((sum, own) => sum + Math.log(own), 0) / count);
    const next = fitted.map((own) => own / mean);
    change = Math.max(...next.map((own, a) => Math.abs(Math.log(own / (strength[a] ?? 1)))));
    strength = next;
  }

  const deviations = deviationsOf(strength, met);
  return strength.map((own, a) => {
    const value = MEAN + SCALE * Math.log(own);
    const half = Z * SCALE * (deviations[a] ?? 0);
    return { value, low: value - half, high: value + half };
  });
}

/**
 * Standard deviations of the logarithms of the strengths, from the inverse of the information matrix. Only differences
 * are observed; adding 1 / count everywhere fixes the sum and makes the matrix regular.
 */
function deviationsOf(strength: readonly number[], met: readonly (readonly number[])[]): number[] {
  const count = strength.length;
  const information = strength.map((own, a) =>
    strength.map((other, b) => (a === b ? 0 : (-(met[a]?.[b] ?? 0) * own * other) / (own + other) ** 2)),
  );
  const matrix = information.map((row, a) =>
    row.map((entry, b) => (a === b ? -row.reduce((sum, own) => sum + own, 0) : entry) + 1 / count),
  );
  return inverse(matrix).map((row, a) => Math.sqrt(Math.max(0, (row[a] ?? 0) - 1 / count)));
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
