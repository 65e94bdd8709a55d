import type { GameRecord } from '../core/record.ts';
import type { RunSettings } from './arena.ts';
import { kitsOf } from './arena.ts';
import { withThreads } from './bot-threads.ts';
import { planFailure } from './failures.ts';
import type { Plan } from './plan.ts';
import { checkPlan } from './plan.ts';
import type { PlayedGame } from './play.ts';
import { playGame } from './play.ts';
import { jobOf } from './schedule.ts';

/**
 * Plays or replays one game of a plan: the same moves as in a run of the plan, unless a bot depends on the clock.
 * @param index index of the game, 0 … `plan.games` − 1.
 * @returns its result, and the record of all its moves.
 * @throws PlanError if the plan cannot be played or has no such game, or the signal stopped the game.
 * @throws BotError, with the record so far, when a bot fails and is not late, unless `onError` is `forfeit`.
 */
export async function playJob(
  plan: Plan,
  index: number,
  settings: Pick<RunSettings, 'kits' | 'games' | 'bots' | 'signal'>,
): Promise<PlayedGame & { readonly record: GameRecord }> {
  const { signal = new AbortController().signal } = settings;
  const kits = await kitsOf(settings);
  const played = await withThreads(settings.games, signal, async (threads) => {
    const bots = { given: settings.bots, threads };
    await checkPlan(plan, kits, bots);
    return playGame(plan, kits, jobOf(plan, index), { records: true, times: false }, signal, bots);
  });
  if (played?.record === undefined) throw planFailure('arena/broken-off', { game: index });
  return { ...played, record: played.record };
}
