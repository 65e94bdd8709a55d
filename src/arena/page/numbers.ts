import type { Locale } from '../../core/wording.ts';
import type { Estimate } from '../intervals.ts';

/** Numbers as the readers of a language write them. */
export interface Numbers {
  /** Of so many decimals, none by default. */
  readonly fixed: (value: number, decimals?: number) => string;
  /** A part of 1 as a percentage of one decimal. */
  readonly percent: (part: number) => string;
  readonly percents: (estimate: Estimate) => string;
  readonly range: (estimate: Estimate) => string;
}

export function numbersOf(locale: Locale): Numbers {
  const fixed = (value: number, decimals: number = 0): string =>
    value.toLocaleString(locale, {
      ...{ minimumFractionDigits: decimals, maximumFractionDigits: decimals },
      // A rating has four digits that belong together.
      useGrouping: Math.abs(value) >= 10_000,
    });
  return {
    fixed,
    percent: (part) => `${fixed(100 * part, 1)} %`,
    percents: ({ low, high }) => `${fixed(100 * low, 1)} … ${fixed(100 * high, 1)}`,
    range: ({ low, high }) => `${fixed(low)} … ${fixed(high)}`,
  };
}
