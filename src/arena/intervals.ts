/** An estimate with the bounds of its 95 % confidence interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution that 95 % confidence takes. */
export const Z = 1.959964;

/**
 * A proportion by Wilson's interval. For sums of shares between 0 and 1 in place of successes it is too wide rather
 * than too narrow.
 */
export function proportion(successes: number, trials: number): Estimate {
  if (trials === 0) return { value: 0, low: 0, high: 1 };
  const value = successes / trials;
  const scale = 1 + Z ** 2 / trials;
  const centre = (value + Z ** 2 / (2 * trials)) / scale;
  const half = (Z / scale) * Math.sqrt((value * (1 - value)) / trials + Z ** 2 / (4 * trials ** 2));
  return { value, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
