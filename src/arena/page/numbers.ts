import type { Estimate } from '../intervals.ts';

/** A number of so many decimals, none by default. */
export function fixed(value: number, decimals: number = 0): string {
  return value.toLocaleString('en', {
    ...{ minimumFractionDigits: decimals, maximumFractionDigits: decimals },
    // A rating has four digits that belong together.
    useGrouping: Math.abs(value) >= 10_000,
  });
}

/** A part of 1 as a percentage of one decimal. */
export function percent(part: number): string {
  return `${fixed(100 * part, 1)} %`;
}

export function percents({ low, high }: Estimate): string {
  return `${fixed(100 * low, 1)} … ${fixed(100 * high, 1)}`;
}

export function range({ low, high }: Estimate): string {
  return `${fixed(low)} … ${fixed(high)}`;
}
