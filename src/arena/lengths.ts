import type { Plan } from './plan.ts';
import type { GameResult } from './play.ts';

/** How many games took how many moves. */
export interface LengthBin {
  readonly from: number;
  /** The most moves that belong to it. */
  readonly to: number;
  readonly games: number;
}

/**
 * How many moves the games of one setting took, those of chance included. Games that were stopped or forfeited say
 * nothing of that, and are left out.
 */
export interface Lengths {
  /** The index of the game, with its options, in the settings of the plan. */
  readonly setting: number;
  /** 1 at least. */
  readonly games: number;
  readonly mean: number;
  /** The shortest game; the lengths that a quarter, half and three quarters of the games do not exceed; the longest. */
  readonly quartiles: readonly [least: number, lower: number, median: number, upper: number, most: number];
  /** Next to each other and equally wide; the first has the shortest game, the last the longest. */
  readonly bins: readonly LengthBin[];
}

/** Bins of a histogram that can still be seen. */
const MOST_BINS = 24;

/** The settings of the plan of which games came to their end, in their order. */
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
  // By the rule of Rice: with few games, many bins would show noise.
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

/** The least of 1, 2, 5, 10, 20 … that is no less. */
function roundWidth(least: number): number {
  for (let power = 1; ; power *= 10) {
    const found = [1, 2, 5].find((digit) => digit * power >= least);
    if (found !== undefined) return found * power;
  }
}
