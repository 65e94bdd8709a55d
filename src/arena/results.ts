import { z } from 'zod';
import { receivedError } from '../bots/sent-error.ts';
import { checkMembers } from '../core/match-setup.ts';
import type { GameRecord } from '../core/record.ts';
import { readRecord } from '../core/record-text.ts';
import type { Crash } from './crash.ts';
import { isModule } from './entrant.ts';
import { planFailure } from './failures.ts';
import { jsonValue } from './json-value.ts';
import { checkForm, type Plan } from './plan.ts';
import { name, natural, outcomeSchema, planSchema, seed, sentErrorSchema } from './plan-schema.ts';
import type { GameResult, PlayedGame } from './play.ts';
import { resultChecker } from './result-checker.ts';
import type { Range } from './schedule.ts';

/** Version of the file format. */
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
  outcome: outcomeSchema.nullable(),
  forfeit: forfeitSchema.optional(),
  times: z.array(timeSchema).optional(),
}) satisfies z.ZodType<GameResult>;

/** A record from a worker. Checks its form, not its moves. */
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

/** A plan and the results played so far. */
export interface Results {
  readonly plan: Plan;
  readonly results: readonly GameResult[];
}

export interface ReadSettings {
  /** Whether entrants may be modules. Default: false. */
  readonly modules?: boolean;
}

/** Prints the first line of a results file. One line per result follows. */
export function printPlan(plan: Plan): string {
  return `${JSON.stringify({ feyrulesArena: FORMAT, plan })}\n`;
}

/** Prints the line of a result, without its record and crash. */
export function printResult({ record: _, crash: __, ...result }: PlayedGame): string {
  return `${JSON.stringify(result)}\n`;
}

/**
 * Reads a results file; ignores an incomplete last line. Returns results in order of index, each game once, even if two
 * runs wrote to the file. Entrants may be modules only with `modules: true`, since playing the plan runs their code.
 * @throws PlanError if the text is damaged or no results file, names forbidden modules, or has results of another plan.
 */
export function readResults(text: string, settings: ReadSettings = {}): Results {
  checkMembers('The settings of a reader', settings, ['modules']);
  const { modules = false } = settings;
  const lines = text.split('\n');
  // Drops the text after the last line feed, which is empty or incomplete.
  lines.pop();
  const [head, ...rows] = lines.map(jsonValue);
  const found = headSchema.safeParse(head);
  if (!found.success) throw planFailure('arena/no-results-file', {});
  const module = modules ? undefined : found.data.plan.entrants.find(isModule);
  if (module !== undefined) throw planFailure('arena/file-names-module', { module });
  checkForm(found.data.plan);
  const check = resultChecker(found.data.plan);
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
 * Reads the results that a worker sent for a range.
 * @throws PlanError unless there is one result per game, in order.
 */
export function readSent(value: unknown, { from, to }: Range): PlayedGame[] {
  const read = z.array(playedSchema).safeParse(value);
  const isWhole = read.data?.length === to - from && read.data.every(({ index }, offset) => index === from + offset);
  if (!read.success || !isWhole) throw planFailure('arena/bad-answer', { from, last: to - 1 });
  return read.data;
}

/** Reads a worker's report of why a job failed; `{}` if there is none. */
export function readFailure(progress: unknown): { readonly crash?: Crash | undefined; readonly error?: Error } {
  const read = z.object({ crash: crashSchema.optional(), error: sentErrorSchema }).safeParse(progress).data;
  return read === undefined ? {} : { crash: read.crash, error: receivedError(read.error) };
}
