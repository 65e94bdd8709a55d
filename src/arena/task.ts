import { z } from 'zod';
import { version } from '../../package.json';
import { naming } from '../bots/flaw.ts';
import type { Kit } from '../core/kit.ts';
import { excerpt, shown } from '../core/wording.ts';
import type { Assignment } from './arena.ts';
import { budgetOf, isModule } from './entrant.ts';
import { planFailure } from './failures.ts';
import { OWN_GAMES } from './modules.ts';
import { checkForm, kitOf, type Plan } from './plan.ts';
import { array, failureOf, name, natural, planSchema } from './plan-schema.ts';
import type { Wanted } from './play.ts';
import { MOST_OF_RANGE, type Range } from './schedule.ts';

/** The work of one thread or of one job of the queue, as plain JSON. */
export interface Task {
  /** The version of the library that must play the task. */
  readonly version: string;
  readonly plan: Plan;
  /** The modules to load the games from. */
  readonly games: readonly string[];
  /** Required version of the rules, by game id. */
  readonly rules: Readonly<Record<string, number>>;
  readonly range: Range;
  readonly wanted: Wanted;
}

/** Limits per move and per game on a worker, which may be another person's machine. */
const MOST_ITERATIONS = 100_000;
const MOST_MILLISECONDS = 60_000;
const MOST_MOVES = 100_000;
const MOST_MODULES = 100;

const taskSchema: z.ZodType<Task> = z
  .object({
    version: z.string(),
    plan: planSchema,
    games: array(name, 0, MOST_MODULES),
    rules: z.record(z.string(), natural, 'object'),
    range: z.object({ from: natural, to: natural }),
    wanted: z.object({ records: z.boolean(), times: z.boolean() }),
  })
  .refine(({ plan, range: { from, to } }) => from < to && to <= plan.games && to - from <= MOST_OF_RANGE, {
    path: ['range'],
    message: `1 to ${MOST_OF_RANGE} games of the plan`,
  });

/**
 * Turns ranges into tasks for workers.
 * @throws PlanError if games were given as kits, or bots as functions, because these cannot be sent.
 */
export function tasksOf({ plan, kits, games, bots, wanted }: Assignment, ranges: readonly Range[]): Task[] {
  if (games === undefined) throw planFailure('arena/local-kits', { own: OWN_GAMES });
  if (bots !== undefined) throw planFailure('arena/local-bots', {});
  const rules = Object.fromEntries(plan.settings.map(({ game }) => [game, kitOf(kits, game).game.rulesVersion]));
  return ranges.map((range) => ({ version, plan, games, rules, range, wanted }));
}

/**
 * Checks that the worker has, for each game, the version of the rules that the plan needs.
 * @throws PlanError if a version differs, because the results would differ.
 */
export function checkRules(rules: Task['rules'], kits: ReadonlyMap<string, Kit>): void {
  for (const [id, version] of Object.entries(rules)) {
    const { rulesVersion } = kitOf(kits, id).game;
    if (rulesVersion !== version) {
      throw planFailure('arena/other-rules', { found: rulesVersion ?? 'none', game: id, version });
    }
  }
}

/** Whether a task names modules as games or bots. Only workers with `modules` play it. */
export function namesModules({ plan, games }: Pick<Task, 'plan' | 'games'>): boolean {
  return plan.entrants.some(isModule) || games.some((specifier) => specifier !== OWN_GAMES);
}

/**
 * Reads a job from a queue. The job is untrusted, so `readTask` loads none of its modules. The thread that plays the
 * job loads the modules, because a thread can be terminated.
 * @param modules whether games and entrants may be modules on this machine.
 * @throws PlanError if the job is not a task, or exceeds the worker's limits.
 */
export function readTask(data: unknown, modules: boolean): Task {
  try {
    JSON.stringify(data);
  } catch {
    throw planFailure('arena/bad-task', { at: 'job', found: shown(data), expected: 'less nesting' });
  }
  const made = z.object({ version: z.string().max(100) }).safeParse(data).data?.version;
  if (made !== undefined && made !== version) {
    throw planFailure('arena/other-version', { version, made: excerpt(made) });
  }
  const read = taskSchema.safeParse(data, naming);
  if (!read.success) throw failureOf('arena/bad-task', read.error, data);
  const { plan } = read.data;
  if (!modules && namesModules(read.data)) throw planFailure('arena/modules-refused', {});
  checkForm(plan);
  checkDemands(plan);
  return read.data;
}

/** @throws PlanError if the plan exceeds the worker's limits. */
export function checkDemands({ entrants, maxMoves }: Plan): void {
  if (maxMoves > MOST_MOVES) throw planFailure('arena/too-many-moves', { most: MOST_MOVES });
  for (const entrant of entrants) {
    const budget = budgetOf(entrant);
    if (budget === undefined) continue;
    const isTooMuch =
      'iterations' in budget ? budget.iterations > MOST_ITERATIONS : budget.milliseconds > MOST_MILLISECONDS;
    if (isTooMuch) {
      const params = { entrant, iterations: MOST_ITERATIONS, milliseconds: MOST_MILLISECONDS };
      throw planFailure('arena/budget-too-large', params);
    }
  }
}
