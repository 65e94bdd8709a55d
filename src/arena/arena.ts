import type { BotFactory } from '../bots/bot-factory.ts';
import type { Kit } from '../core/kit.ts';
import { kitsById } from '../core/kit.ts';
import { withThreads } from './bot-threads.ts';
import { planFailure } from './failures.ts';
import { loadGames } from './modules.ts';
import { ofPlan } from './of-plan.ts';
import type { Plan } from './plan.ts';
import { checkPlan } from './plan.ts';
import type { GameResult, PlayedGame, Wanted } from './play.ts';
import { playRange } from './play.ts';
import type { Range } from './schedule.ts';
import { rangesOf } from './schedule.ts';
import { Sprt } from './sprt.ts';

/** What is to be played, and the games that it is played with. */
export interface Assignment {
  readonly plan: Plan;
  /** By the ids of their games. */
  readonly kits: ReadonlyMap<string, Kit>;
  /** The modules that the kits came from, for whoever has to load them again; `undefined` if kits were given. */
  readonly games: readonly string[] | undefined;
  readonly bots?: RunSettings['bots'];
  readonly wanted: Wanted;
}

/**
 * Where games are played. It plays the ranges in any order, each at least once, and tells of results as they come;
 * once the signal is aborted it returns soon, with ranges left.
 */
export type Backend = (
  assignment: Assignment,
  ranges: readonly Range[],
  tell: (played: readonly PlayedGame[]) => void,
  signal: AbortSignal,
) => Promise<void>;

export interface RunSettings {
  /** The games that the plan names: `kits` of `feyrules/games`, or your own. They are played in the thread that calls, with all bots. */
  readonly kits?: readonly Kit[];
  /**
   * In place of kits the modules that have them as default export, which every worker imports: `feyrules/games`, paths
   * from the working directory, or file URLs. Bots of modules then play in threads of their own.
   */
  readonly games?: readonly string[];
  /** Bots of your own by their names in the plan, `mine` and `mine:500`; they play in the thread that calls alone. */
  readonly bots?: Readonly<Record<string, BotFactory>> | undefined;
  /** The thread that calls, by default. */
  readonly backend?: Backend;
  /** Results of the same plan from before; their games are not played again. */
  readonly done?: readonly GameResult[];
  /** Ends the run early, with the results that there are. */
  readonly signal?: AbortSignal;
  /** Whether games are told of with their records. */
  readonly records?: boolean;
  /** Whether it is measured how long the bots think. */
  readonly times?: boolean;
  /** Hears of new results, each game once, in no promised order. */
  readonly onResults?: (played: readonly PlayedGame[]) => void;
}

/**
 * Plays the plan, with the games of `kits` or of `games`.
 * @returns the results by index, each once whatever the backend: all of them, those up to the end of the plan's test if
 *   that is decided before, or fewer if the run was ended early.
 * @throws PlanError for a plan that cannot be played, for results that are not of it, or without its games.
 * @throws BotError when a bot fails, unless the plan has it forfeit the game.
 */
export async function run(plan: Plan, settings: RunSettings = {}): Promise<GameResult[]> {
  const {
    backend = inProcess,
    done = [],
    signal = new AbortController().signal,
    records = false,
    times = false,
    onResults,
  } = settings;
  const kits = await kitsOf(settings);
  await withThreads(settings.games, signal, (threads) => checkPlan(plan, kits, { given: settings.bots, threads }));
  const check = ofPlan(plan);
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
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  const hear = (result: GameResult): void => {
    sprt?.take(result);
    if (sprt?.end !== undefined) end();
  };
  for (const result of done) if (take(result)) hear(result);
  const isMissing = (index: number): boolean => !results.has(index);
  const left = rangesOf(plan).filter(({ from, to }) => indexes(from, to).some(isMissing));
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
  // What was played beyond the end is not of the test, and would not be the same in every run.
  const games = sprt?.end ?? plan.games;
  return [...results.values()].filter(({ index }) => index < games).sort((a, b) => a.index - b.index);
}

/** @throws PlanError when there are none, or games of both kinds. */
export async function kitsOf({ kits, games }: Pick<RunSettings, 'kits' | 'games'>): Promise<ReadonlyMap<string, Kit>> {
  if (kits !== undefined && games !== undefined) throw planFailure('arena/kits-and-modules', {});
  if (games !== undefined) return loadGames(games);
  if (kits === undefined) {
    throw planFailure('arena/no-games', {});
  }
  try {
    return kitsById(kits);
  } catch (error) {
    throw planFailure('arena/bad-kits', { reason: error instanceof Error ? error.message : String(error) });
  }
}

/** Plays in the thread that calls. Bots of modules play in threads of their own, unless games were given as kits. */
export const inProcess: Backend = ({ plan, kits, games, bots, wanted }, ranges, tell, signal) =>
  withThreads(games, signal, async (threads) => {
    const own = { given: bots, threads };
    for (const range of ranges) await playRange(plan, kits, range, wanted, (played) => tell([played]), signal, own);
  });

function indexes(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, offset) => from + offset);
}
