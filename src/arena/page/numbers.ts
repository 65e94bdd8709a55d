import type { Estimate } from '../intervals.ts';

/** Formats a number with a fixed number of decimals, 0 by default. */
export function fixed(value: number, decimals: number = 0): string {
  return value.toLocaleString('en', {
    ...{ minimumFractionDigits: decimals, maximumFractionDigits: decimals },
    // No separator in numbers of four digits, such as most ratings.
    useGrouping: Math.abs(value) >= 10_000,
  });
}

/** Formats a number from 0 to 1 as a percentage with one decimal. */
export function percent(part: number): string {
  return `${fixed(100 * part, 1)} %`;
}

export function percents({ low, high }: Estimate): string {
  return `${fixed(100 * low, 1)} … ${fixed(100 * high, 1)}`;
}

export function range({ low, high }: Estimate): string {
  return `${fixed(low)} … ${fixed(high)}`;
}
