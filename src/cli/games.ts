import type { Told } from '../arena/errors.ts';
import { isPath, loadGames, loadKits, OWN_GAMES } from '../arena/modules.ts';
import type { Kit } from '../core/kit.ts';
import { meant } from './closest.ts';
import { cliFailure } from './errors.ts';
import { short } from './output.ts';

const ANY_OTHER = 'and any other with --game ./mine.mjs';

/** Games by id. */
export type Games = ReadonlyMap<string, Kit>;

/**
 * The games of the library, and those of modules that the command line names; nothing else names any.
 * @throws PlanError for a module that is none, and when two games have one id.
 */
export function loadedGames(modules: readonly string[]): Promise<Games> {
  return loadGames([OWN_GAMES, ...modules]);
}

/** What was asked for, among the games that are loaded. */
export interface Chosen {
  readonly games: Games;
  readonly kits: readonly Kit[];
}

/**
 * The games of names that the command line has in their place: ids, or paths of modules.
 * @param modules those that are loaded besides.
 * @throws UsageError for an id that is none, PlanError as {@link loadedGames}.
 */
export async function chosenGames(names: readonly string[], modules: readonly string[] = []): Promise<Chosen> {
  const games = await loadedGames(modulesOf(names, modules));
  const kits: Kit[] = [];
  for (const name of names) {
    if (isPath(name)) kits.push(...(await loadKits(name)));
    else kits.push(kitOf(games, name, 'and modules such as ./mine.mjs'));
  }
  return { games, kits };
}

/** The modules that hold the games of those names. */
export function modulesOf(names: readonly string[], modules: readonly string[]): readonly string[] {
  return [...modules, ...names.filter(isPath)];
}

/**
 * The game of an id that something names, such as a record.
 * @param more how there could be others.
 * @throws UsageError when it is not loaded.
 */
export function kitOf(games: Games, id: string, more: string = ANY_OTHER): Kit {
  const kit = games.get(id);
  if (kit === undefined) throw unknownGame(games, id, more);
  return kit;
}

/** What is said of an id that is that of no game loaded. */
export function unknownGame(games: Games, id: string, more: string = ANY_OTHER): Error & Told {
  const ids = [...games.keys()];
  return cliFailure('cli/unknown-game', { game: short(id), meant: meant(id, ids), known: ids.join(', '), more });
}
