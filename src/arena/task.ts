import { z } from 'zod';
import { parseBudget } from '../bots/bot.ts';
import type { Plan } from './plan.ts';
import { checkForm, isModule, PlanError } from './plan.ts';
import { flawIn, natural, planSchema } from './plan-schema.ts';
import type { Range } from './schedule.ts';
import { MOST_OF_RANGE } from './schedule.ts';

/** What one job of the queue asks for. */
export interface Task {
  readonly plan: Plan;
  readonly range: Range;
}

/** What a bot may spend on a move, and how long a game may be, where somebody else's thread plays it. */
const MOST_ITERATIONS = 100_000;
const MOST_MILLISECONDS = 60_000;
const MOST_MOVES = 100_000;

const taskSchema: z.ZodType<Task> = z
  .object({ plan: planSchema, range: z.object({ from: natural, to: natural }) })
  .refine(({ plan, range: { from, to } }) => from < to && to <= plan.games && to - from <= MOST_OF_RANGE, {
    path: ['range'],
    message: `must be of 1 to ${MOST_OF_RANGE} games of the plan`,
  });

/**
 * A job as it came from a queue, where anybody may have put it. Nothing that it names is loaded here: that is left to
 * the thread that plays, which can be ended whatever it is made to do.
 * @param modules whether its entrants may be modules.
 * @throws PlanError when it is none, or asks for more than a worker gives.
 */
export function readTask(data: unknown, modules: boolean): Task {
  const read = taskSchema.safeParse(data);
  if (!read.success) throw new PlanError(`this is no range of games of a plan: ${flawIn(read.error)}`);
  const { plan } = read.data;
  if (!modules && plan.entrants.some(isModule)) {
    throw new PlanError('entrants that are modules are played by workers with --modules');
  }
  checkForm(plan);
  checkDemands(plan);
  return read.data;
}

/** @throws PlanError when the plan asks for more than a worker gives. */
export function checkDemands({ entrants, maxMoves }: Plan): void {
  if (maxMoves > MOST_MOVES) throw new PlanError(`workers play at most ${MOST_MOVES} moves of a game`);
  for (const entrant of entrants) {
    const budget = parseBudget(entrant.slice(entrant.lastIndexOf(':') + 1)) ?? { iterations: 1 };
    const isTooMuch =
      'iterations' in budget ? budget.iterations > MOST_ITERATIONS : budget.milliseconds > MOST_MILLISECONDS;
    if (isTooMuch) {
      throw new PlanError(
        `${entrant}: workers think for at most ${MOST_ITERATIONS} iterations, or ${MOST_MILLISECONDS} ms, a move`,
      );
    }
  }
}
