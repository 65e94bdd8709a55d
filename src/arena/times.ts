import type { Seat } from '../core/game.ts';
import { Z } from './intervals.ts';

/** Thinking time of one seat in one phase of a game, in milliseconds. */
export interface TimeTaken {
  readonly seat: Seat;
  readonly phase: string;
  readonly decisions: number;
  readonly total: number;
  readonly most: number;
  /**
   * Logarithmic histogram: bin `b` counts decisions of 2^(b/8) to 2^((b+1)/8) microseconds, bin 0 also shorter ones.
   * The histograms of many games can be added, and give quantiles with an error of up to about 10 %.
   */
  readonly spread: Readonly<Record<string, number>>;
}

/** Summary of thinking times, in milliseconds. */
export interface TimeSummary {
  readonly decisions: number;
  readonly mean: number;
  /**
   * The 95th percentile, to two significant digits; to one if its 95 % confidence interval is wider than 20 % of the
   * interval's lower end; `null` if the interval is unknown, or wider than 100 % of its lower end.
   */
  readonly p95: number | null;
  readonly most: number;
  readonly total: number;
}

/** Bins of the histogram per doubling of the time. */
const PARTS = 8;

interface Counted extends TimeTaken {
  decisions: number;
  total: number;
  most: number;
  readonly spread: Record<string, number>;
}

/** Collects the thinking times of one game. */
export class Stopwatch {
  /** By seat and phase. */
  readonly #counts = new Map<string, Counted>();

  add(seat: Seat, phase: string, milliseconds: number): void {
    const key = `${seat} ${phase}`;
    const counted = this.#counts.get(key) ?? { seat, phase, decisions: 0, spread: {}, total: 0, most: 0 };
    this.#counts.set(key, counted);
    const part = Math.max(0, Math.floor(PARTS * Math.log2(1000 * milliseconds)));
    counted.decisions += 1;
    counted.total += milliseconds;
    counted.most = Math.max(counted.most, milliseconds);
    counted.spread[part] = (counted.spread[part] ?? 0) + 1;
  }

  /** The times by seat and phase, rounded to microseconds. */
  get taken(): TimeTaken[] {
    return [...this.#counts.values()]
      .sort((a, b) => a.seat - b.seat)
      .map((counted) => ({ ...counted, total: rounded(counted.total), most: rounded(counted.most) }));
  }
}

/** Summarizes the times of any number of games. */
export function summaryOf(taken: readonly TimeTaken[]): TimeSummary {
  const spread = new Map<number, number>();
  let [decisions, total, most] = [0, 0, 0];
  for (const one of taken) {
    decisions += one.decisions;
    total += one.total;
    most = Math.max(most, one.most);
    for (const [part, count] of Object.entries(one.spread)) {
      spread.set(Number(part), (spread.get(Number(part)) ?? 0) + count);
    }
  }
  const parts = [...spread].sort(([a], [b]) => a - b);
  const quantile = (share: number): number => {
    let below = 0;
    for (const [part, count] of parts) {
      below += count;
      if (below >= share * decisions) return Math.min(most, 2 ** ((part + 1) / PARTS) / 1000);
    }
    return most;
  };
  const margin = Z * Math.sqrt((0.95 * 0.05) / decisions);
  const width = quantile(0.95 + margin) / quantile(0.95 - margin) - 1;
  const isKnown = 0.95 + margin <= 1 && width <= 1;
  return {
    decisions,
    mean: decisions === 0 ? 0 : rounded(total / decisions),
    p95: isKnown ? Number(quantile(0.95).toPrecision(width > 0.2 ? 1 : 2)) : null,
    most,
    total: rounded(total),
  };
}

function rounded(milliseconds: number): number {
  return Math.round(1000 * milliseconds) / 1000;
}
