import { z } from 'zod';
import type { GameRecord } from '../core/record.ts';
import { readRecord } from '../core/record-text.ts';
import type { Crash } from './crash.ts';
import { isModule } from './entrant.ts';
import { planFailure } from './failures.ts';
import { ofPlan } from './of-plan.ts';
import { checkForm, type Plan } from './plan.ts';
import { name, natural, planSchema, seed } from './plan-schema.ts';
import type { GameResult, PlayedGame } from './play.ts';
import type { Range } from './schedule.ts';

/** Raised when a file of results changes its form. */
const FORMAT = 1;

const failing = z.enum(['error', 'illegal', 'late']);
const forfeitSchema = z.object({ seat: natural, reason: failing, message: z.string() });

const timeSchema = z.object({
  seat: natural,
  phase: z.string(),
  decisions: natural,
  total: z.number(),
  most: z.number(),
  spread: z.record(z.string(), natural),
});

const resultSchema = z.object({
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
  forfeit: forfeitSchema.optional(),
  times: z.array(timeSchema).optional(),
}) satisfies z.ZodType<GameResult>;

/** A record as it was sent: its form is checked, not yet its moves. */
const record = z.unknown().transform((value, context): GameRecord => {
  try {
    return readRecord(JSON.stringify(value));
  } catch {
    context.addIssue('no record');
    return z.NEVER;
  }
});

const crashSchema: z.ZodType<Crash> = forfeitSchema.extend({
  entrant: name,
  index: natural,
  seed,
  deal: natural,
  stack: z.string().nullable(),
  view: z.unknown(),
  record,
});

const playedSchema: z.ZodType<PlayedGame> = resultSchema.extend({
  record: record.optional(),
  crash: crashSchema.optional(),
});

const headSchema = z.object({ feyrulesArena: z.literal(FORMAT), plan: planSchema });

/** A plan and what has been played of it. */
export interface Results {
  readonly plan: Plan;
  readonly results: readonly GameResult[];
}

export interface ReadSettings {
  readonly modules?: boolean;
}

/** The first line of a file of results; one line a result follows. */
export function printPlan(plan: Plan): string {
  return `${JSON.stringify({ feyrulesArena: FORMAT, plan })}\n`;
}

/** The line of a result; its record and its crash are no part of it. */
export function printResult({ record: _, crash: __, ...result }: PlayedGame): string {
  return `${JSON.stringify(result)}\n`;
}

/**
 * A file of results, even one whose last line was cut off. The results stand by index, each game once, even if
 * two runs have written to the file. Unless the settings say so, none of its entrants may be a module: to play its plan
 * would be to run them, whoever wrote the file.
 * @throws PlanError when it is none, names modules that are not wanted, or has results of another plan than its own.
 */
export function readResults(text: string, { modules = false }: ReadSettings = {}): Results {
  const lines = text.split('\n');
  // What follows the last line feed is empty, or was not written to its end.
  lines.pop();
  const [head, ...rows] = lines.map(parsed);
  const found = headSchema.safeParse(head);
  if (!found.success) throw planFailure('arena/no-results-file', {});
  const module = modules ? undefined : found.data.plan.entrants.find(isModule);
  if (module !== undefined) {
    throw planFailure('arena/file-names-module', { module });
  }
  checkForm(found.data.plan);
  const check = ofPlan(found.data.plan);
  const results = new Map<number, GameResult>();
  for (const [index, row] of rows.entries()) {
    const read = resultSchema.safeParse(row);
    if (!read.success) throw planFailure('arena/bad-line', { line: index + 2 });
    check(read.data);
    if (!results.has(read.data.index)) results.set(read.data.index, read.data);
  }
  return { plan: found.data.plan, results: [...results.values()].sort((a, b) => a.index - b.index) };
}

/**
 * What a worker elsewhere has sent for a range.
 * @throws PlanError when it is not one result for each of its games, in their order.
 */
export function readSent(value: unknown, { from, to }: Range): PlayedGame[] {
  const read = z.array(playedSchema).safeParse(value);
  const isWhole = read.data?.length === to - from && read.data.every(({ index }, offset) => index === from + offset);
  if (!read.success || !isWhole) throw planFailure('arena/bad-answer', { from, last: to - 1 });
  return read.data;
}

/** The bot that a worker elsewhere says is at fault, if it says so. */
export function readCrash(progress: unknown): Crash | undefined {
  return z.object({ crash: crashSchema }).safeParse(progress).data?.crash;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
