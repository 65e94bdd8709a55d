import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Backend, inProcess, run } from '../arena/arena.ts';
import { withThreads } from '../arena/bot-threads.ts';
import type { Clock } from '../arena/clock.ts';
import { BotError } from '../arena/errors.ts';
import { OWN_GAMES } from '../arena/modules.ts';
import { checkPlan, type Format, type Plan } from '../arena/plan.ts';
import type { GameResult } from '../arena/play.ts';
import { consumeQueues } from '../arena/queue-worker.ts';
import { playingService, redis } from '../arena/redis.ts';
import type { Range } from '../arena/schedule.ts';
import type { Hypotheses } from '../arena/sprt.ts';
import { threads } from '../arena/threads.ts';
import { newSecret, type Seed } from '../core/chance.ts';
import type { Kit } from '../core/kit.ts';
import { checkPage, type ReportOptions, sayReport } from './arena-report.ts';
import { judgingService } from './check/redis.ts';
import { cliFailure, writing } from './errors.ts';
import { chosenGames, kitOf, loadedGames, modulesOf } from './games.ts';
import { withoutPlayers } from './given.ts';
import { abortAtSignal, host } from './host.ts';
import { language } from './language.ts';
import { checkOptions } from './options.ts';
import { printError, say } from './output.ts';
import { Progress } from './progress.ts';
import { addToFile, beginFile, keepCrash, readResultsFile, rewriteFile } from './results-file.ts';
import { saveRecord } from './save.ts';

export interface ArenaOptions extends ReportOptions {
  /** Modules of games. */
  readonly game: readonly string[];
  /** Names of entrants; for a `table`, one per seat. */
  readonly seats?: readonly string[];
  readonly format: Format;
  /** Seats at a table. Default: the number of entrants; 2 for a ladder, or the minimum of the game if it is more. */
  readonly players?: number;
  readonly games: number;
  readonly seed?: Seed;
  readonly options: object;
  readonly maxMoves: number;
  /** What happens if a bot fails. */
  readonly onError: 'stop' | 'forfeit';
  /** Number of threads that play; 1 plays in the command's thread. */
  readonly workers: number;
  /** Address of the Redis whose workers play. */
  readonly redis?: string;
  /** Time limit of each bot. */
  readonly clock?: Clock;
  /** The sequential test that ends the run. */
  readonly sprt?: Hypotheses;
  /** The results file to write; `false` for none. */
  readonly out?: string | false;
  /** Folder for records. */
  readonly records?: string;
  readonly resume?: string;
  /** Whether the resumed file may name modules as entrants. */
  readonly modules: boolean;
}

/**
 * Plays bots against each other and prints the standings. If interrupted, it prints the standings so far.
 * @param isGiven whether an option was given on the command line.
 */
export async function arena(
  ids: string | undefined,
  options: ArenaOptions,
  isGiven: (option: string) => boolean,
): Promise<void> {
  const { resume, records } = options;
  if (options.html !== undefined) await checkPage(options.html);
  const names = ids?.split(',').map((name) => name.trim());
  const start = resume === undefined ? await begun(names, options) : await resumed(resume, options, isGiven);
  const { plan, games, done } = start;
  if (records !== undefined) writing(records, () => mkdirSync(records, { recursive: true }));
  const kits = await loadedGames(games);
  const interrupt = new AbortController();
  const ignoreSignals = abortAtSignal(interrupt);
  const progress = new Progress(plan.games, done.length, host().stderr);
  let { file } = start;
  /** The bots whose first forfeit has been reported. */
  const forfeiters = new Set<string>();
  let results: readonly GameResult[];
  try {
    results = await run(plan, {
      games: [OWN_GAMES, ...games],
      backend: backendOf(options, (sentence) => progress.say(sentence)),
      done,
      signal: interrupt.signal,
      records: records !== undefined,
      times: options.time !== undefined,
      onResults(fresh) {
        if (file === undefined && options.out === undefined) {
          // The file is created with the first result, so a run without results leaves no file.
          file = beginFile(plan);
          progress.say(`writing results to ${file}; --resume ${file} continues the run`);
        }
        if (file !== undefined) addToFile(file, fresh);
        for (const { index, seats, forfeit, record, crash } of fresh) {
          const path = crash && keepCrash(crash, file);
          const name = seats[forfeit?.seat ?? -1];
          if (forfeit !== undefined && name !== undefined && !forfeiters.has(name)) {
            progress.say(
              `${name} forfeits game ${index}: ${forfeit.message}${path === undefined ? '' : `; see ${path}`}`,
            );
            forfeiters.add(name);
          }
          if (records !== undefined && record !== undefined) {
            const name = `game-${String(index).padStart(String(plan.games - 1).length, '0')}.json`;
            saveRecord(join(records, name), kitOf(kits, record.game).game, record);
          }
        }
        progress.add(fresh.length);
      },
    });
  } catch (error) {
    throw error instanceof BotError ? withCrash(error, file) : error;
  } finally {
    progress.end();
    ignoreSignals();
  }
  await sayReport(plan, results, options);
}

/** Works for arenas and for `feyrules check`, until interrupted. */
export async function arenaWorker(options: { redis: string; workers: number; modules: boolean }): Promise<void> {
  const interrupt = new AbortController();
  host().once('SIGINT', () => interrupt.abort());
  host().once('SIGTERM', () => interrupt.abort());
  const { redis: url, workers, modules } = options;
  const onRange = ({ from, to }: Range): void => say(`games ${from} to ${to - 1} played`);
  const onJudged = (records: number): void => say(`${records} records judged`);
  const services = await Promise.all([
    playingService({ workers, modules, onRange }),
    judgingService({ workers, modules, onJudged }),
  ]);
  try {
    await consumeQueues(url, {
      ...{ services, workers, modules },
      signal: interrupt.signal,
      onNotice: printError,
      onReady: () => say(`${workers} threads ready to play and judge for ${new URL(url).host}`),
    });
  } finally {
    await Promise.all(services.map((service) => service.close()));
  }
}

interface Start {
  readonly plan: Plan;
  /** Modules of games other than the built-in ones. */
  readonly games: readonly string[];
  readonly done: readonly GameResult[];
  readonly file: string | undefined;
}

async function begun(names: readonly string[] | undefined, options: ArenaOptions): Promise<Start> {
  const { seats = [], format, games, seed = newSecret(), maxMoves, onError, clock, sprt, out } = options;
  if (names === undefined) throw cliFailure('cli/missing-argument', { argument: 'games, or --resume' });
  if (seats.length === 0) throw cliFailure('cli/missing-option', { option: '--seats <names>' });
  const players = options.players ?? (format === 'ladder' ? 2 : seats.length);
  const chosen = await chosenGames(names, options.game);
  const settings = chosen.kits.map(({ game }) => {
    const { min, max } = game.seats;
    const atTable = format === 'ladder' ? Math.max(players, min) : players;
    const given = withoutPlayers(options.options, atTable);
    // The check of the plan refuses any other number of players.
    if (atTable >= min && atTable <= max) checkOptions(game, { ...given, players: atTable }, language());
    return { game: game.id, players: atTable, options: { ...given } };
  });
  const plan: Plan = {
    ...{ settings, format, entrants: seats, games, seed, maxMoves },
    ...(onError === 'forfeit' && { onError }),
    ...(clock !== undefined && { clock }),
    ...(sprt !== undefined && { sprt }),
  };
  await checkModules(plan, chosen.games, modulesOf(names, options.game));
  const file = typeof out === 'string' ? beginFile(plan, out) : undefined;
  return { plan, games: modulesOf(names, options.game), done: [], file };
}

async function resumed(file: string, options: ArenaOptions, isGiven: (option: string) => boolean): Promise<Start> {
  const { kept, lines } = readResultsFile(file, options.modules);
  const other = contradicted(kept.plan, options).find(isGiven);
  if (other !== undefined) {
    const option = `--${other.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    throw cliFailure('cli/other-plan', { file, option });
  }
  const plan = { ...kept.plan, games: isGiven('games') ? options.games : kept.plan.games };
  if (plan.games < kept.plan.games) throw cliFailure('cli/fewer-games', { file, games: kept.plan.games });
  const games = await loadedGames(options.game);
  for (const setting of plan.settings) kitOf(games, setting.game);
  await checkModules(plan, games, options.game);
  // Drops an incomplete last line, because the next result would be appended to it.
  rewriteFile(file, plan, lines);
  return { plan, games: options.game, done: kept.results, file };
}

/** Checks the plan before a results file is created. */
function checkModules(plan: Plan, kits: ReadonlyMap<string, Kit>, games: readonly string[]): Promise<void> {
  const { signal } = new AbortController();
  return withThreads([OWN_GAMES, ...games], signal, (threads) => checkPlan(plan, kits, { threads }));
}

/** Names of the options that contradict the plan. */
function contradicted(plan: Plan, options: ArenaOptions): string[] {
  const [setting] = plan.settings;
  const same: Readonly<Record<string, boolean>> = {
    seats: isEqual(options.seats, plan.entrants),
    format: options.format === plan.format,
    players: options.players === setting?.players,
    seed: options.seed === plan.seed,
    options: isEqual(withoutPlayers(options.options, setting?.players ?? 0), setting?.options),
    maxMoves: options.maxMoves === plan.maxMoves,
    onError: options.onError === (plan.onError ?? 'stop'),
    clock: isEqual(options.clock, plan.clock),
    sprt: isEqual(options.sprt, plan.sprt),
    out: false,
  };
  return Object.keys(same).filter((name) => same[name] !== true);
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Writes the details to a file, and names the file in the error's message. */
function withCrash(error: BotError, file: string | undefined): BotError {
  const path = keepCrash(error.crash, file);
  const where = path === undefined ? '' : `; ${path} has its stack, its view and the record`;
  return new BotError(`${error.message}${where}`, error.crash, { cause: error });
}

function backendOf({ redis: url, workers }: ArenaOptions, onNotice: (sentence: string) => void): Backend {
  if (url !== undefined) return redis(url, { onNotice });
  return workers > 1 ? threads(workers) : inProcess;
}
