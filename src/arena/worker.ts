import { type SentError, sentError } from '../bots/sent-error.ts';
import { BotThreads } from './bot-threads.ts';
import type { Crash } from './crash.ts';
import { BotError, PlanError, type SentFault, sentFault } from './errors.ts';
import { loadGames } from './modules.ts';
import { checkPlan } from './plan.ts';
import { type PlayedGame, playRange } from './play.ts';
import { checkRules, type Task } from './task.ts';

/** A thread's answer. Errors are sent as data, because a thrown error would arrive without its code. */
export interface Played {
  /** The games played before the error, if there is one. */
  readonly results: readonly PlayedGame[];
  readonly fault?: SentFault;
  /** Details if a bot caused the fault. */
  readonly crash?: Crash;
  /** Any other error. */
  readonly thrown?: SentError;
}

/** The threads for bots. The key lists the games' modules. */
const threads = new Map<string, BotThreads>();

/** Entry point of a thread of the pool; a separate file in the package. */
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
    if (error instanceof BotError) return { results, fault: sentFault(error), crash: error.crash };
    if (error instanceof PlanError) return { results, fault: sentFault(error) };
    return { results, thrown: sentError(error) };
  }
  return { results };
}
