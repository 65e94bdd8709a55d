import type { BotFactory } from '../bots/bot.ts';
import { type Kit, kitsById } from '../core/kit.ts';
import { checkMembers } from '../core/match-setup.ts';
import type { GameRecord } from '../core/record.ts';
import { withThreads } from './bot-threads.ts';
import { PlanError } from './errors.ts';
import { planFailure } from './failures.ts';
import { loadGames } from './modules.ts';
import { checkPlan, type Plan } from './plan.ts';
import { type GameResult, type PlayedGame, playGame, playRange, type Wanted } from './play.ts';
import { resultChecker } from './result-checker.ts';
import { jobOf, type Range, rangesOf } from './schedule.ts';
import { Sprt } from './sprt.ts';

/** What a backend plays: the plan, and the games and bots for it. */
export interface Assignment {
  readonly plan: Plan;
  /** By game id. */
  readonly kits: ReadonlyMap<string, Kit>;
  /** The modules that the kits came from, so that workers can load them; `undefined` if the caller passed kits. */
  readonly games: readonly string[] | undefined;
  readonly bots?: RunSettings['bots'];
  readonly wanted: Wanted;
}

/**
 * Plays games in this thread, in other threads or on other machines. A backend plays the ranges in any order, each at
 * least once, and reports results as they arrive. After an abort it returns soon and leaves the rest unplayed.
 */
export type Backend = (
  assignment: Assignment,
  ranges: readonly Range[],
  tell: (played: readonly PlayedGame[]) => void,
  signal: AbortSignal,
) => Promise<void>;

export interface RunSettings {
  /** The plan's games: `kits` of `feyrules/games`, or your own. These games and all bots run in the calling thread. */
  readonly kits?: readonly Kit[];
  /**
   * Instead of `kits`: `feyrules/games`, or modules (paths relative to the working directory, or file URLs) whose
   * default export is a kit or list of kits. Every worker imports them. Bots from modules then run in other threads.
   */
  readonly games?: readonly string[];
  /** Your own bots by name; the plan may add a budget (`mine:500`). They run in the calling thread only. */
  readonly bots?: Readonly<Record<string, BotFactory>> | undefined;
  /** Where games are played. Default: the calling thread. */
  readonly backend?: Backend;
  /** Earlier results of the same plan; these games are not played again. */
  readonly done?: readonly GameResult[];
  /** Ends the run early; `run` then returns the results so far. */
  readonly signal?: AbortSignal;
  /** Whether `onResults` gets the record of each game. Default: false. */
  readonly records?: boolean;
  /** Whether to measure the bots' thinking time. Default: false. */
  readonly times?: boolean;
  /** Called with new results, each game once, in any order. */
  readonly onResults?: (played: readonly PlayedGame[]) => void;
}

const SETTINGS = ['kits', 'games', 'bots', 'backend', 'done', 'signal', 'records', 'times', 'onResults'] as const;

/**
 * Plays the plan, with the games of `kits` or of `games`.
 * @returns the results in order of index, each exactly once, whichever backend plays. If the plan's SPRT is decided,
 *   only the games up to that decision; after an abort, the results so far.
 * @throws PlanError if the plan cannot be played, a game is missing, or a result belongs to another plan.
 * @throws TypeError for an unknown setting.
 * @throws BotError when a bot throws, ends its thread or moves illegally, unless `onError` of the plan is `forfeit`.
 */
export async function run(plan: Plan, settings: RunSettings = {}): Promise<GameResult[]> {
  checkMembers('The settings of a run', settings, SETTINGS);
  const {
    backend = inProcess,
    done = [],
    signal = new AbortController().signal,
    records = false,
    times = false,
    onResults,
  } = settings;
  const kits = await kitsOf(settings);
  try {
    await withThreads(settings.games, signal, (threads) => checkPlan(plan, kits, { given: settings.bots, threads }));
  } catch (error) {
    // An abort ends the thread that loads a module.
    if (!signal.aborted || !(error instanceof PlanError) || error.code !== 'arena/cannot-load') throw error;
  }
  const check = resultChecker(plan);
  const results = new Map<number, GameResult>();
  const take = ({ record: _, crash: __, ...result }: PlayedGame): boolean => {
    check(result);
    const isNew = !results.has(result.index);
    if (isNew) results.set(result.index, result);
    return isNew;
  };
  const sprt = plan.sprt && new Sprt(plan, plan.sprt);
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const hear = (result: GameResult): void => {
    sprt?.take(result);
    if (sprt?.end !== undefined) end();
  };
  for (const result of done) if (take(result)) hear(result);
  const left = rangesOf(plan).flatMap((range) => gapsOf(range, results));
  if (signal.aborted) end();
  signal.addEventListener('abort', end);
  try {
    await backend(
      { plan, kits, games: settings.games, bots: settings.bots, wanted: { records, times } },
      left,
      (told) => {
        const fresh = told.filter(take);
        if (fresh.length > 0) onResults?.(fresh);
        for (const result of fresh) hear(result);
      },
      ending.signal,
    );
  } finally {
    signal.removeEventListener('abort', end);
  }
  // Drops games after the SPRT's decision, because their number differs between runs.
  const games = sprt?.end ?? plan.games;
  return [...results.values()].filter(({ index }) => index < games).sort((a, b) => a.index - b.index);
}

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

/** @throws PlanError if both or neither of `kits` and `games` are given, or if the given ones cannot be loaded. */
async function kitsOf({ kits, games }: Pick<RunSettings, 'kits' | 'games'>): Promise<ReadonlyMap<string, Kit>> {
  if (kits !== undefined && games !== undefined) throw planFailure('arena/kits-and-modules', {});
  if (games !== undefined) return loadGames(games);
  if (kits === undefined) throw planFailure('arena/no-games', {});
  try {
    return kitsById(kits);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw planFailure('arena/bad-kits', { reason }, { cause: error });
  }
}

/** Plays in the calling thread. Bots from modules run in separate threads, unless the caller passed `kits`. */
export const inProcess: Backend = ({ plan, kits, games, bots, wanted }, ranges, tell, signal) =>
  withThreads(games, signal, async (threads) => {
    const own = { given: bots, threads };
    for (const range of ranges) await playRange(plan, kits, range, wanted, (played) => tell([played]), signal, own);
  });

/** The parts of the range that have no results. */
function gapsOf({ from, to }: Range, results: ReadonlyMap<number, GameResult>): Range[] {
  const gaps: { from: number; to: number }[] = [];
  for (let index = from; index < to; index++) {
    if (results.has(index)) continue;
    const last = gaps.at(-1);
    if (last?.to === index) last.to++;
    else gaps.push({ from: index, to: index + 1 });
  }
  return gaps;
}
