import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import progress from 'cli-progress';
import type { Backend } from '../arena/arena.ts';
import { inProcess, run } from '../arena/arena.ts';
import type { Crash } from '../arena/crash.ts';
import { BotError } from '../arena/errors.ts';
import { OWN_GAMES } from '../arena/modules.ts';
import type { Format, Plan } from '../arena/plan.ts';
import { checkPlan } from '../arena/plan.ts';
import type { GameResult, PlayedGame } from '../arena/play.ts';
import { redis, serve } from '../arena/redis.ts';
import { printCsv, printTable } from '../arena/report.ts';
import { printPlan, printResult, readResults } from '../arena/results.ts';
import { tally } from '../arena/tally.ts';
import { threads } from '../arena/threads.ts';
import { keepCrash } from './crashes.ts';
import { UsageError } from './errors.ts';
import { chosenGames, kitOf, loadedGames, modulesOf } from './games.ts';
import { withoutPlayers } from './given.ts';
import { say, sayJson, sayLines } from './output.ts';

export interface ArenaOptions {
  /** Modules of games. */
  readonly game: readonly string[];
  /** Names of entrants: for a table one a seat. */
  readonly seats?: readonly string[];
  readonly format: Format;
  /** Seats at a table; as many as there are entrants by default, two for a ladder. */
  readonly players?: number;
  readonly games: number;
  readonly seed: number;
  readonly options: object;
  readonly maxMoves: number;
  /** What becomes of a bot that fails. */
  readonly onError: 'stop' | 'forfeit';
  /** Threads that play; 1 plays in the thread of the command. */
  readonly workers: number;
  /** Address of the Redis whose workers play. */
  readonly redis?: string;
  /** A file of results that is to be written. */
  readonly out?: string;
  /** A file of results that is to be gone on with. */
  readonly resume?: string;
  /** Whether that file may name modules as entrants. */
  readonly modules: boolean;
  readonly json: boolean;
  readonly csv: boolean;
}

/** Lets bots play each other and prints how they stand. Interrupted, it prints what is known by then. */
export async function arena(ids: string | undefined, options: ArenaOptions): Promise<void> {
  const { plan, games, done, file } =
    options.resume === undefined
      ? await begun(
          ids?.split(',').map((name) => name.trim()),
          options,
        )
      : await resumed(options.resume, options);
  const backend = backendOf(options);
  const bar = new progress.SingleBar(
    { format: ' {bar} {value}/{total} games · {rate}/s · {eta_formatted} left', stream: process.stderr },
    progress.Presets.shades_classic,
  );
  const interrupt = new AbortController();
  const stop = (): void => interrupt.abort();
  process.once('SIGINT', stop);
  const begin = performance.now();
  let played = 0;
  bar.start(plan.games, done.length, { rate: '–' });
  let results: readonly GameResult[];
  try {
    results = await run(plan, {
      games: [OWN_GAMES, ...games],
      backend,
      done,
      signal: interrupt.signal,
      onResults(fresh) {
        if (file !== undefined) keep(file, fresh);
        for (const { crash } of fresh) if (crash !== undefined) keepCrash(crash, file);
        played += fresh.length;
        bar.increment(fresh.length, { rate: ((1000 * played) / (performance.now() - begin)).toFixed(1) });
      },
    });
  } catch (error) {
    throw error instanceof BotError && error.crash !== undefined ? withCrash(error, error.crash, file) : error;
  } finally {
    bar.stop();
    process.removeListener('SIGINT', stop);
  }
  const report = tally(plan, results);
  if (options.json) sayJson(report);
  else if (options.csv) sayLines(printCsv(report).trimEnd());
  else sayLines(printTable(report));
}

/** Serves the arenas of others until it is interrupted. */
export async function arenaWorker(options: { redis: string; workers: number; modules: boolean }): Promise<void> {
  const interrupt = new AbortController();
  process.once('SIGINT', () => interrupt.abort());
  process.once('SIGTERM', () => interrupt.abort());
  await serve(options.redis, {
    workers: options.workers,
    modules: options.modules,
    signal: interrupt.signal,
    onReady: () => say(`${options.workers} threads play for ${new URL(options.redis).host}`),
    onRange: ({ from, to }) => say(`games ${from} to ${to - 1} played`),
  });
}

interface Start {
  readonly plan: Plan;
  /** The modules of its games, beside the library's own. */
  readonly games: readonly string[];
  readonly done: readonly GameResult[];
  readonly file: string | undefined;
}

async function begun(names: readonly string[] | undefined, options: ArenaOptions): Promise<Start> {
  const { seats = [], format, games, seed, maxMoves, onError, out } = options;
  if (names === undefined) throw new UsageError("missing required argument 'games', or --resume");
  if (seats.length === 0) throw new UsageError("required option '--seats <names>' not specified");
  const players = options.players ?? (format === 'ladder' ? 2 : seats.length);
  const chosen = await chosenGames(names, options.game);
  const settings = chosen.kits.map(({ game }) => {
    const atTable = format === 'ladder' ? Math.max(players, game.seats.min) : players;
    return { game: game.id, players: atTable, options: { ...withoutPlayers(options.options, atTable) } };
  });
  const plan: Plan = {
    ...{ settings, format, entrants: seats, games, seed, maxMoves },
    ...(onError === 'forfeit' && { onError }),
  };
  await checkPlan(plan, chosen.games);
  if (out !== undefined) {
    if (existsSync(out)) throw new UsageError(`${out} is there already; --resume ${out} goes on with it`);
    attempt(`cannot write ${out}`, () => writeFileSync(out, printPlan(plan)));
  }
  return { plan, games: modulesOf(names, options.game), done: [], file: out };
}

async function resumed(file: string, { modules, game }: ArenaOptions): Promise<Start> {
  const text = attempt(`cannot read ${file}`, () => readFileSync(file, 'utf8'));
  const { plan, results } = readResults(text, { modules });
  const games = await loadedGames(game);
  for (const setting of plan.settings) kitOf(games, setting.game);
  // A line that was not written to its end would spoil the next.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  attempt(`cannot write ${file}`, () => truncateSync(file, Buffer.byteLength(whole)));
  return { plan, games: game, done: results, file };
}

/** The error, and where to read of it. */
function withCrash(error: BotError, crash: Crash, file: string | undefined): BotError {
  const path = keepCrash(crash, file);
  const where = path === undefined ? '' : `; ${path} has its stack, its view and the record`;
  return new BotError(`${error.message}${where}`, crash, { cause: error });
}

function keep(file: string, results: readonly PlayedGame[]): void {
  attempt(`cannot write ${file}`, () => appendFileSync(file, results.map(printResult).join('')));
}

function attempt<T>(what: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw new UsageError(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function backendOf({ redis: url, workers }: ArenaOptions): Backend {
  if (url !== undefined) return redis(url);
  return workers > 1 ? threads(workers) : inProcess;
}
