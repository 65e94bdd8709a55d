import type { Plan } from './plan.ts';
import { PlanError } from './plan.ts';
import type { GameResult } from './play.ts';
import { playRange } from './play.ts';
import type { Range } from './schedule.ts';

/** What a thread sends back: of an error that is thrown only the message would arrive. */
export type Played = { readonly results: readonly GameResult[] } | { readonly fault: string };

/** What a thread of the pool does. It is a file of its own in the package. */
export default async function worker({ plan, range }: { plan: Plan; range: Range }): Promise<Played> {
  const results: GameResult[] = [];
  try {
    await playRange(plan, range, (result) => results.push(result));
  } catch (error) {
    if (error instanceof PlanError) return { fault: error.message };
    throw error;
  }
  return { results };
}
