import { playJob } from '../arena/arena.ts';
import { BotError } from '../arena/errors.ts';
import { OWN_GAMES } from '../arena/modules.ts';
import type { GameResult } from '../arena/play.ts';
import { cliFailure } from './errors.ts';
import { kitOf, loadedGames } from './games.ts';
import { host } from './host.ts';
import { printError, sayJson } from './output.ts';
import { readResultsFile } from './results-file.ts';
import { saveRecord } from './save.ts';

export interface ReplayOptions {
  /** The index of the game, and paths of game modules. An item that consists of digits is the index. */
  readonly game: readonly string[];
  /** Whether the file may name modules as entrants. */
  readonly modules: boolean;
  readonly out?: string;
}

/** Replays one game of a results file and prints its record. Exit code 1 if the result differs from the file. */
export async function replayGame(file: string, { game, modules, out }: ReplayOptions): Promise<void> {
  const [number, ...others] = game.filter((text) => /^\d{1,9}$/.test(text));
  if (number === undefined || others.length > 0) throw cliFailure('cli/replay-one', {});
  const own = game.filter((text) => text !== number);
  const { plan, results } = readResultsFile(file, modules).kept;
  const games = await loadedGames(own);
  for (const setting of plan.settings) kitOf(games, setting.game);
  const index = Number(number);
  const played = await playJob(plan, index, { games: [OWN_GAMES, ...own] }).catch((error: unknown) => {
    if (error instanceof BotError) return { error, record: error.crash.record };
    throw error;
  });
  const { record } = played;
  if (out === undefined) sayJson(record);
  else saveRecord(out, kitOf(games, record.game).game, record);
  if ('error' in played) throw played.error;
  const known = results.find((result) => result.index === index);
  const told = ({ moves, outcome }: GameResult): string => JSON.stringify([moves, outcome]);
  if (known === undefined || told(known) === told(played)) return;
  printError(`game ${index} differs from ${file}: a bot depends on the clock, or has changed`);
  host().exitCode = 1;
}
