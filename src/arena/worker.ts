import { PlanError } from './errors.ts';
import { loadGames } from './modules.ts';
import { checkPlan } from './plan.ts';
import type { GameResult } from './play.ts';
import { playRange } from './play.ts';
import type { Task } from './task.ts';
import { checkRules } from './task.ts';

/** What a thread sends back: of an error that is thrown only the message would arrive. */
export type Played = { readonly results: readonly GameResult[] } | { readonly fault: string };

/** What a thread of the pool does. It is a file of its own in the package. */
export default async function worker({ plan, games, rules, range }: Task): Promise<Played> {
  const results: GameResult[] = [];
  try {
    const kits = await loadGames(games);
    await checkPlan(plan, kits);
    checkRules(rules, kits);
    await playRange(plan, kits, range, (result) => results.push(result));
  } catch (error) {
    if (error instanceof PlanError) return { fault: error.message };
    throw error;
  }
  return { results };
}
