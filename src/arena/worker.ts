import { BotThreads } from './bot-threads.ts';
import type { Crash } from './crash.ts';
import { BotError, PlanError, type Told, toldOf } from './errors.ts';
import { loadGames } from './modules.ts';
import { checkPlan } from './plan.ts';
import type { PlayedGame } from './play.ts';
import { playRange } from './play.ts';
import type { Task } from './task.ts';
import { checkRules } from './task.ts';

/** What a thread sends back: of an error that is thrown only the message would arrive. */
export interface Played {
  /** What was played, before the fault if there is one. */
  readonly results: readonly PlayedGame[];
  readonly fault?: Told;
  /** The bot that is at fault. */
  readonly crash?: Crash;
}

/** By the modules of games. */
const threads = new Map<string, BotThreads>();

/** What a thread of the pool does. It is a file of its own in the package. */
export default async function worker({ plan, games, rules, range, wanted }: Task): Promise<Played> {
  const results: PlayedGame[] = [];
  try {
    const kits = await loadGames(games);
    const bots = { threads: threads.get(games.join()) ?? new BotThreads(games) };
    threads.set(games.join(), bots.threads);
    await checkPlan(plan, kits, bots);
    checkRules(rules, kits);
    await playRange(plan, kits, range, wanted, (played) => results.push(played), undefined, bots);
  } catch (error) {
    if (error instanceof BotError && error.crash !== undefined) {
      return { results, fault: toldOf(error), crash: error.crash };
    }
    if (error instanceof PlanError) return { results, fault: toldOf(error) };
    throw error;
  }
  return { results };
}
