import { setImmediate } from 'node:timers/promises';
import type { Kit } from '../core/kit.ts';
import type { Outcome } from '../core/outcome.ts';
import type { GameRecord } from '../core/record.ts';
import { ArenaGame, BotFailure } from './arena-game.ts';
import type { Crash, Forfeit } from './crash.ts';
import type { BotSources } from './entrant-bots.ts';
import { BotError } from './errors.ts';
import { kitOf, type Plan } from './plan.ts';
import { gamesOfDeal, type Job, jobOf, type Range } from './schedule.ts';
import type { TimeTaken } from './times.ts';

/** The result of one game, as plain JSON. Plan and index determine all but `times`, unless bots depend on the clock. */
export interface GameResult extends Job {
  /** Number of moves made, including chance moves. */
  readonly moves: number;
  /** `null` if the game was stopped before its end. */
  readonly outcome: Outcome | null;
  /** Who forfeited the game and why, if a bot did. */
  readonly forfeit?: Forfeit | undefined;
  /** The bots' thinking times, if requested. */
  readonly times?: readonly TimeTaken[] | undefined;
}

/** A result with the parts that are not saved to results files. */
export interface PlayedGame extends GameResult {
  /** The record of the game, if requested. */
  readonly record?: GameRecord | undefined;
  /** Details of the bot's failure, if a bot failed. */
  readonly crash?: Crash | undefined;
}

/** What to collect besides results. */
export interface Wanted {
  readonly records: boolean;
  /** Whether to measure the bots' thinking time. */
  readonly times: boolean;
}

/**
 * Plays the games of a range in order and reports each. On abort, the current game is abandoned.
 * @throws BotError when a bot throws, ends its thread or moves illegally, unless `onError` of the plan is `forfeit`.
 */
export async function playRange(
  plan: Plan,
  kits: ReadonlyMap<string, Kit>,
  { from, to }: Range,
  wanted: Wanted,
  tell: (played: PlayedGame) => void,
  signal: AbortSignal = new AbortController().signal,
  bots: BotSources = {},
): Promise<void> {
  const deal = gamesOfDeal(plan);
  for (let index = from; index < to && !signal.aborted; index++) {
    const played = await playGame(plan, kits, jobOf(plan, index, deal), wanted, signal, bots);
    if (played !== undefined) tell(played);
    await setImmediate();
  }
}

/** Plays one game. @returns `undefined` if it notices that the signal has aborted before the game ends. */
export async function playGame(
  plan: Plan,
  kits: ReadonlyMap<string, Kit>,
  job: Job,
  wanted: Wanted,
  signal: AbortSignal,
  bots: BotSources = {},
): Promise<PlayedGame | undefined> {
  const setting = plan.settings[job.setting];
  if (setting === undefined) throw new Error(`broken plan: no setting ${job.setting}`);
  const { game, players, options } = setting;
  const running = new ArenaGame(plan, job, kitOf(kits, game), bots, { ...options, players }, wanted);
  try {
    await running.sit(signal);
    if (!(await running.play(signal))) return undefined;
    await running.end(signal);
    return running.played();
  } catch (cause) {
    if (!(cause instanceof BotFailure)) throw cause;
    if (signal.aborted) return undefined;
    const crash = running.crashOf(cause);
    const message = `${crash.entrant}, game ${job.index}: ${crash.message}`;
    // A late bot forfeits even if `onError` is `stop`.
    if (plan.onError !== 'forfeit' && crash.reason !== 'late')
      throw new BotError(message, crash, { cause: cause.cause });
    await running.end(signal).catch(() => {});
    return { ...running.played(), crash };
  } finally {
    await bots.threads?.endGame();
  }
}
