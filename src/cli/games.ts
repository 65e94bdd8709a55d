import type { FaultData } from '../arena/errors.ts';
import { isPath, loadGames, loadKits, OWN_GAMES } from '../arena/modules.ts';
import type { Kit } from '../core/kit.ts';
import { meant } from './closest.ts';
import { cliFailure } from './errors.ts';
import { short } from './output.ts';

const ANY_OTHER = 'and any other with --game ./mine.mjs';

/** Games by id. */
export type Games = ReadonlyMap<string, Kit>;

/**
 * Loads the built-in games and the modules that the command line names. Only the command line may name modules.
 * @throws PlanError if a module cannot be loaded or has no game, or two games have the same id.
 */
export function loadedGames(modules: readonly string[]): Promise<Games> {
  return loadGames([OWN_GAMES, ...modules]);
}

/** The chosen kits, and all loaded games. */
export interface Chosen {
  readonly games: Games;
  readonly kits: readonly Kit[];
}

/**
 * Resolves arguments that name games: ids, or paths of modules.
 * @param modules further modules to load.
 * @throws UsageError for an unknown id, PlanError in the same cases as {@link loadedGames}.
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

/** Replaces each path of a module by the ids of its games. */
export async function withIds(names: readonly string[]): Promise<string[]> {
  const ids = names.map(async (name) => (isPath(name) ? (await loadKits(name)).map(({ game }) => game.id) : [name]));
  return (await Promise.all(ids)).flat();
}

/** All modules to load: `modules`, and the names that are paths. */
export function modulesOf(names: readonly string[], modules: readonly string[]): readonly string[] {
  return [...modules, ...names.filter(isPath)];
}

/**
 * The game with that id.
 * @param more end of the error message: how to load other games.
 * @throws UsageError if it is not loaded.
 */
export function kitOf(games: Games, id: string, more: string = ANY_OTHER): Kit {
  const kit = games.get(id);
  if (kit === undefined) throw unknownGame(games, id, more);
  return kit;
}

/** The error for the id of a game that is not loaded. */
export function unknownGame(games: Games, id: string, more: string = ANY_OTHER): Error & FaultData {
  const ids = [...games.keys()];
  return cliFailure('cli/unknown-game', { game: short(id), meant: meant(id, ids), known: ids.join(', '), more });
}
