import type { Seat } from '../core/game.ts';
import { Z } from './intervals.ts';

/** How long one seat of a game has thought about its decisions in one phase: times in milliseconds. */
export interface TimeTaken {
  readonly seat: Seat;
  readonly phase: string;
  readonly decisions: number;
  readonly total: number;
  readonly most: number;
  /**
   * How many decisions took how long: by `b`, those of 2^(b/8) microseconds and more, and less than 2^((b+1)/8). So
   * the times of many games are put together, and a quantile of them is known to a tenth.
   */
  readonly spread: Readonly<Record<string, number>>;
}

/** How long decisions took, in milliseconds. */
export interface TimeSummary {
  readonly decisions: number;
  readonly mean: number;
  /**
   * What 95 of 100 decisions did not exceed: two digits, as times are kept to a tenth; one where the 95 % interval of
   * this quantile is wider than a fifth of it; `null` where it is wider than all of it.
   */
  readonly p95: number | null;
  readonly most: number;
  readonly total: number;
}

/** Parts of a doubling that are told apart. */
const PARTS = 8;

interface Counted {
  decisions: number;
  total: number;
  most: number;
  readonly spread: Record<string, number>;
}

/** Measures the decisions of one game. */
export class Stopwatch {
  readonly #counts = new Map<Seat, Map<string, Counted>>();

  add(seat: Seat, phase: string, milliseconds: number): void {
    const counted = this.#countedOf(seat, phase);
    const part = Math.max(0, Math.floor(PARTS * Math.log2(1000 * milliseconds)));
    counted.decisions += 1;
    counted.total += milliseconds;
    counted.most = Math.max(counted.most, milliseconds);
    counted.spread[part] = (counted.spread[part] ?? 0) + 1;
  }

  #countedOf(seat: Seat, phase: string): Counted {
    const phases = this.#counts.get(seat) ?? new Map<string, Counted>();
    this.#counts.set(seat, phases);
    const counted = phases.get(phase) ?? { decisions: 0, total: 0, most: 0, spread: {} };
    phases.set(phase, counted);
    return counted;
  }

  /** What has been measured, by seat and phase, to the microsecond. */
  get taken(): TimeTaken[] {
    return [...this.#counts]
      .sort(([a], [b]) => a - b)
      .flatMap(([seat, phases]) =>
        [...phases].map(([phase, { decisions, total, most, spread }]) => ({
          ...{ seat, phase, decisions, spread },
          ...{ total: rounded(total), most: rounded(most) },
        })),
      );
  }
}

/** What was measured in any number of games, as one. */
function together(
  taken: readonly TimeTaken[],
): Pick<TimeTaken, 'decisions' | 'total' | 'most'> & { readonly spread: ReadonlyMap<number, number> } {
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
  return { decisions, total, most, spread };
}

/** Puts together the times of any number of games. */
export function summaryOf(taken: readonly TimeTaken[]): TimeSummary {
  const { decisions, total, most, spread } = together(taken);
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
