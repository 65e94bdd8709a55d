import { z } from 'zod';
import type { Plan } from '../../../src/arena/plan.ts';
import { planSchema } from '../../../src/arena/plan-schema.ts';
import type { GameResult } from '../../../src/arena/play.ts';
import { jobOf } from '../../../src/arena/schedule.ts';
import { type TimeTaken, together } from '../../../src/arena/times.ts';

/** Under what a match was played. */
export interface Circumstances {
  /** The last commit of what the bots are made of, when a game was played last. */
  readonly commit: string;
  /** What they decide, as a hash: bots of another commit that decide the same play the same match. */
  readonly decisions: string;
  readonly machine: string;
}

/** The first line of a file. */
export interface Head extends Circumstances {
  readonly plan: Plan;
}

const headSchema: z.ZodType<Head> = z.object({
  commit: z.string(),
  // Older files have none.
  decisions: z.string().default(''),
  machine: z.string(),
  plan: planSchema,
});

/** Decisions of one seat: how many, milliseconds in all and at most, the first bin of the spread, and the bins from it. */
const timesSchema = z.tuple([z.int(), z.number(), z.number(), z.int(), z.array(z.int())]);
type Times = z.infer<typeof timesSchema>;

const lineSchema = z.object({
  game: z.int(),
  moves: z.int(),
  /** Nothing, for a game that counts for nobody. */
  scores: z.array(z.number()).optional(),
  places: z.array(z.int()).optional(),
  winners: z.array(z.int()).optional(),
  times: z.array(timesSchema),
});

export function printHead({ commit, decisions, machine, plan }: Head): string {
  return `${JSON.stringify({ commit, decisions, machine, plan })}\n`;
}

/** @throws Error for what is no first line of such a file. */
export function readHead(line: string): Head {
  return headSchema.parse(JSON.parse(line));
}

/** A game in a few hundred characters: what its plan says is left out, and so are tie-breaks and phases. */
export function printGame({ index, moves, outcome, seats, times = [] }: GameResult): string {
  const bySeat = seats.map((_, seat) => timesOf(times.filter((one) => one.seat === seat)));
  const { scores, ranking: places, winners } = outcome ?? {};
  return `${JSON.stringify({ game: index, moves, scores, places, winners, times: bySeat })}\n`;
}

/** @throws Error for what is no game of the plan. */
export function readGame(line: string, plan: Plan): GameResult {
  const { game, moves, scores = [], places, winners = [], times } = lineSchema.parse(JSON.parse(line));
  return {
    ...jobOf(plan, game),
    moves,
    outcome: places === undefined ? null : { scores, tiebreaks: [], ranking: places, winners },
    times: times.map(takenOf),
  };
}

function timesOf(taken: readonly TimeTaken[]): Times {
  const { decisions, total, most, spread } = together(taken);
  const bins = [...spread.keys()];
  const first = bins.length === 0 ? 0 : Math.min(...bins);
  const counts = Array.from(
    { length: bins.length === 0 ? 0 : Math.max(...bins) - first + 1 },
    (_, bin) => spread.get(first + bin) ?? 0,
  );
  return [decisions, Number(total.toFixed(1)), Number(most.toFixed(3)), first, counts];
}

function takenOf([decisions, total, most, first, counts]: Times, seat: number): TimeTaken {
  const spread = Object.fromEntries(counts.flatMap((count, bin) => (count > 0 ? [[String(first + bin), count]] : [])));
  return { seat, phase: '', decisions, total, most, spread };
}

/**
 * What such a part of the decisions did not exceed, in milliseconds, known to a tenth; `null` if there were none.
 * @param part 0.5 is the median.
 */
export function quantile(taken: readonly TimeTaken[], part: number): number | null {
  const { decisions, most, spread } = together(taken);
  let below = 0;
  for (const [bin, count] of [...spread].sort(([a], [b]) => a - b)) {
    below += count;
    // A bin is an eighth of a doubling, from a microsecond up.
    if (below >= part * decisions) return Math.min(most, 2 ** ((bin + 1) / 8) / 1000);
  }
  return null;
}
