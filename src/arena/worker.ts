import type { Plan } from './plan.ts';
import type { GameResult } from './play.ts';
import { playRange } from './play.ts';
import type { Range } from './schedule.ts';

/** What a thread of the pool does. It is a file of its own in the package. */
export default async function worker({ plan, range }: { plan: Plan; range: Range }): Promise<GameResult[]> {
  const results: GameResult[] = [];
  await playRange(plan, range, (result) => results.push(result));
  return results;
}
