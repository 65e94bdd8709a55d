import type { Plan } from './plan.ts';
import type { GameResult } from './play.ts';

/** One bin of a histogram of game lengths, in moves. */
export interface LengthBin {
  readonly from: number;
  /** Upper bound, inclusive. */
  readonly to: number;
  readonly games: number;
}

/** Lengths of one setting's games, in moves including chance moves. Leaves out stopped and forfeited games. */
export interface Lengths {
  /** Index into `plan.settings`. */
  readonly setting: number;
  /** Number of games, at least 1. */
  readonly games: number;
  readonly mean: number;
  /** Minimum, lower quartile, median, upper quartile and maximum. */
  readonly quartiles: readonly [least: number, lower: number, median: number, upper: number, most: number];
  /** Adjacent bins of equal width; the first contains the shortest game, the last the longest. */
  readonly bins: readonly LengthBin[];
}

/** Number of bins to aim at with many games; a picture does not show more of them legibly. */
const MOST_BINS = 24;

/** How long the games of each setting are, in the order of the plan. A setting without finished games is left out. */
export function lengthsOf({ settings }: Plan, results: readonly GameResult[]): Lengths[] {
  return settings.flatMap((_, setting) => {
    const moves = results
      .filter((result) => result.setting === setting && result.outcome !== null && result.forfeit === undefined)
      .map((result) => result.moves)
      .sort((a, b) => a - b);
    if (moves.length === 0) return [];
    const quantile = (part: number): number => moves[Math.max(0, Math.ceil(part * moves.length) - 1)] ?? 0;
    return [
      {
        setting,
        games: moves.length,
        mean: moves.reduce((sum, own) => sum + own, 0) / moves.length,
        quartiles: [quantile(0), quantile(1 / 4), quantile(1 / 2), quantile(3 / 4), quantile(1)],
        bins: binsOf(moves),
      },
    ];
  });
}

function binsOf(moves: readonly number[]): LengthBin[] {
  const [least = 0, most = 0] = [moves[0], moves.at(-1)];
  // Rice's rule: with few games, many bins would show noise.
  const wanted = Math.min(MOST_BINS, 2 * Math.cbrt(moves.length));
  const width = roundWidth((most - least + 1) / wanted);
  const first = Math.floor(least / width);
  const bins = Array.from({ length: Math.floor(most / width) - first + 1 }, (_, bin) => ({
    from: (first + bin) * width,
    to: (first + bin + 1) * width - 1,
    games: 0,
  }));
  for (const own of moves) {
    const bin = bins[Math.floor(own / width) - first];
    if (bin !== undefined) bin.games += 1;
  }
  return bins;
}

/** The smallest of 1, 2, 5, 10, 20, … that is at least `least`. */
function roundWidth(least: number): number {
  for (let power = 1; ; power *= 10) {
    const found = [1, 2, 5].find((digit) => digit * power >= least);
    if (found !== undefined) return found * power;
  }
}
