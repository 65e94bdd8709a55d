import { z } from 'zod';
import type { Plan } from './plan.ts';
import { PlanError } from './plan.ts';
import type { GameResult } from './play.ts';

/** Raised when a file of results changes its form. */
const FORMAT = 1;

const natural = z.int().min(0);
const name = z.string().max(500);

const planSchema: z.ZodType<Plan> = z.object({
  settings: z.array(z.object({ game: name, players: natural, options: z.record(z.string(), z.unknown()) })),
  format: z.enum(['table', 'round-robin', 'ladder']),
  entrants: z.array(name),
  games: natural,
  seed: z.int(),
  maxMoves: natural,
});

const resultSchema: z.ZodType<GameResult> = z.object({
  index: natural,
  setting: natural,
  deal: natural,
  seats: z.array(name),
  moves: natural,
  outcome: z
    .object({
      scores: z.array(z.number()),
      tiebreaks: z.array(z.array(z.number())),
      ranking: z.array(natural),
      winners: z.array(natural),
    })
    .nullable(),
});

const headSchema = z.object({ feyrulesArena: z.literal(FORMAT), plan: planSchema });

/** A plan and what has been played of it. */
export interface Results {
  readonly plan: Plan;
  readonly results: readonly GameResult[];
}

/** The first line of a file of results; one line a result follows. */
export function printPlan(plan: Plan): string {
  return `${JSON.stringify({ feyrulesArena: FORMAT, plan })}\n`;
}

export function printResult(result: GameResult): string {
  return `${JSON.stringify(result)}\n`;
}

/**
 * A file of results, even one whose last line was cut off. The results stand by index, each game once, even if
 * two runs have written to the file.
 * @throws PlanError when it is none.
 */
export function readResults(text: string): Results {
  const lines = text.split('\n');
  // What follows the last line feed is empty, or was not written to its end.
  lines.pop();
  const [head, ...rows] = lines.map(parsed);
  const found = headSchema.safeParse(head);
  if (!found.success) throw new PlanError('this is no file of results of an arena');
  const results = new Map<number, GameResult>();
  for (const [index, row] of rows.entries()) {
    const read = resultSchema.safeParse(row);
    if (!read.success) throw new PlanError(`line ${index + 2} is no result of a game`);
    if (!results.has(read.data.index)) results.set(read.data.index, read.data);
  }
  return { plan: found.data.plan, results: [...results.values()].sort((a, b) => a.index - b.index) };
}

/** What a worker elsewhere has sent. */
export function readSent(value: unknown): GameResult[] {
  return z.array(resultSchema).parse(value);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
