import { setImmediate } from 'node:timers/promises';
import type { Kit } from '../core/kit.ts';
import type { Outcome } from '../core/outcome.ts';
import type { GameRecord } from '../core/record.ts';
import { Course, Failed } from './course.ts';
import type { Crash, Forfeit } from './crash.ts';
import type { Bots } from './entrant-bots.ts';
import { BotError } from './errors.ts';
import type { Plan } from './plan.ts';
import { kitOf } from './plan.ts';
import type { Job, Range } from './schedule.ts';
import { gamesOfDeal, jobOf } from './schedule.ts';
import type { TimeTaken } from './times.ts';

/** How one game went, as plain JSON. It follows from the plan and the index alone, unless a bot plays by the clock. */
export interface GameResult extends Job {
  /** Moves made, those of chance included. */
  readonly moves: number;
  /** `null` when the game was stopped before its end. */
  readonly outcome: Outcome | null;
  /** Why the game ended, if a bot has forfeited it. */
  readonly forfeit?: Forfeit | undefined;
  /** How long the bots thought, if that was asked for. */
  readonly times?: readonly TimeTaken[] | undefined;
}

/** A result as it comes, with what is not kept of it. */
export interface PlayedGame extends GameResult {
  /** Every move, if that was asked for. */
  readonly record?: GameRecord | undefined;
  /** The bot that has failed, if one has forfeited the game. */
  readonly crash?: Crash | undefined;
}

/** What is wanted of games beside their results. */
export interface Wanted {
  readonly records: boolean;
  /** Whether it is measured how long the bots think. */
  readonly times: boolean;
}

/**
 * Plays the games of a range, one after the other, and tells of each. A game under way when the signal comes is left.
 * @throws BotError when a bot fails, unless the plan has it forfeit the game.
 */
export async function playRange(
  plan: Plan,
  kits: ReadonlyMap<string, Kit>,
  { from, to }: Range,
  wanted: Wanted,
  tell: (played: PlayedGame) => void,
  signal: AbortSignal = new AbortController().signal,
  bots: Bots = {},
): Promise<void> {
  const deal = gamesOfDeal(plan);
  for (let index = from; index < to && !signal.aborted; index++) {
    const played = await playGame(plan, kits, jobOf(plan, index, deal), wanted, signal, bots);
    if (played !== undefined) tell(played);
    await setImmediate();
  }
}

/** @returns `undefined` if the signal came before the end. */
export async function playGame(
  plan: Plan,
  kits: ReadonlyMap<string, Kit>,
  job: Job,
  wanted: Wanted,
  signal: AbortSignal,
  bots: Bots = {},
): Promise<PlayedGame | undefined> {
  const setting = plan.settings[job.setting];
  if (setting === undefined) throw new Error(`broken plan: no setting ${job.setting}`);
  const course = new Course(
    plan,
    job,
    kitOf(kits, setting.game),
    bots,
    { ...setting.options, players: setting.players },
    wanted,
  );
  try {
    await course.sit();
    if (!(await course.play(signal))) return undefined;
    await course.end();
    return course.played();
  } catch (cause) {
    if (!(cause instanceof Failed)) throw cause;
    if (signal.aborted) return undefined;
    const crash = course.crashOf(cause);
    const message = `${crash.entrant}, game ${job.index}: ${crash.message}`;
    // Time that has run out loses a game, whatever becomes of errors.
    if (plan.onError !== 'forfeit' && crash.reason !== 'late') throw new BotError(message, crash, { cause });
    await course.end().catch(() => {});
    return { ...course.played(), crash };
  } finally {
    await bots.threads?.rise();
  }
}
