/** An estimate and its 95 % confidence interval, `low` to `high`. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % quantile of the normal distribution, for 95 % intervals. */
export const Z = 1.959964;

/**
 * A proportion with Wilson's score interval. If `successes` is a sum of shares between 0 and 1, the interval is
 * conservative.
 */
export function proportion(successes: number, trials: number): Estimate {
  if (trials === 0) return { value: 0, low: 0, high: 1 };
  const value = successes / trials;
  const scale = 1 + Z ** 2 / trials;
  const centre = (value + Z ** 2 / (2 * trials)) / scale;
  const half = (Z / scale) * Math.sqrt((value * (1 - value)) / trials + Z ** 2 / (4 * trials ** 2));
  return { value, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
