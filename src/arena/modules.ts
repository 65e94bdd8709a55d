import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Bot, BotFactory } from '../bots/bot.ts';
import { textOf } from '../bots/sent-error.ts';
import type { GameTypes } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { excerpt } from '../core/wording.ts';
import { reasonOf } from './crash.ts';
import { planFailure } from './failures.ts';
import { checkUnbundled } from './installed.ts';
import { readKits } from './shapes.ts';

/**
 * Loading a module runs its code. So only the caller of the library or the user of the command may name modules.
 * Modules named in data (a record, results file, job or protocol line) are not loaded, unless the user allows it.
 */

/** The module of the built-in games. The name is the same on every machine. */
export const OWN_GAMES = 'feyrules/games';

/** Whether a text is a module's path or file URL rather than the id of a game or the name of a bot. */
export function isPath(text: string): boolean {
  return /^(file:|\.{0,2}[\\/])|\.[cm]?[jt]s$/.test(text);
}

/**
 * Loads the kits of modules, by game id.
 * @param specifiers paths relative to the working directory, file URLs, or {@link OWN_GAMES}.
 * @throws PlanError if a module cannot be loaded or has no game, or two games have the same id.
 */
export async function loadGames(specifiers: readonly string[]): Promise<ReadonlyMap<string, Kit>> {
  const kits = new Map<string, Kit>();
  const homes = new Map<string, string>();
  for (const specifier of specifiers) {
    for (const kit of await loadKits(specifier)) {
      const { id } = kit.game;
      const home = homes.get(id);
      if (home !== undefined) {
        throw planFailure('arena/duplicate-game', { game: excerpt(id), one: home, other: specifier });
      }
      homes.set(id, specifier);
      kits.set(id, kit);
    }
  }
  return kits;
}

/**
 * Loads the kits of one module; a bare game becomes `{ game }`.
 * @throws PlanError if the module cannot be loaded, or its default export is not a game, a kit or a list of kits.
 */
export async function loadKits(specifier: string): Promise<readonly Kit[]> {
  const { default: value } = await load(specifier);
  if (value !== undefined) return readKits(value, specifier);
  throw planFailure('arena/no-default-export', { module: specifier, expected: 'a game or its kit' });
}

/** A bot, or a factory that creates one per seat and game. */
export type LoadedBot =
  | { readonly kind: 'bot'; readonly bot: Bot<GameTypes, unknown> }
  | { readonly kind: 'factory'; readonly create: BotFactory };

/**
 * Loads the bot of a module: its `createBot`, or else its default export.
 * @throws PlanError if the module cannot be loaded, or has no valid one.
 */
export async function loadBot(path: string): Promise<LoadedBot> {
  const { createBot, default: bot } = await load(path);
  if (createBot !== undefined) {
    if (!isFunction<BotFactory>(createBot)) throw planFailure('arena/bad-create-bot', { module: path });
    return { kind: 'factory', create: createBot };
  }
  if (bot === undefined) throw planFailure('arena/no-bot', { module: path });
  if (!isBot(bot)) throw planFailure('arena/bad-bot', { module: path });
  return { kind: 'bot', bot };
}

/** Whether a value has the form of a bot. Its answers are checked when it decides. */
export function isBot(value: unknown): value is Bot<GameTypes, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'decide' in value &&
    typeof value.decide === 'function' &&
    (!('over' in value) || value.over === undefined || typeof value.over === 'function')
  );
}

function isFunction<F>(value: unknown): value is F {
  return typeof value === 'function';
}

async function load(specifier: string): Promise<Readonly<Record<string, unknown>>> {
  checkUnbundled('modules');
  const url = specifier === OWN_GAMES ? OWN_GAMES : urlOf(specifier);
  let loaded: object;
  try {
    loaded = await import(/* webpackIgnore: true */ url);
  } catch (cause) {
    throw loadFailure(cause, specifier);
  }
  const exported: Record<string, unknown> = { ...loaded };
  const { default: value } = exported;
  // In CommonJS compiled from TypeScript, the default export holds the actual exports.
  return typeof value === 'object' && value !== null && '__esModule' in value ? { ...value } : exported;
}

function urlOf(path: string): string {
  let url: URL;
  let file: string;
  try {
    url = path.startsWith('file:') ? new URL(path) : pathToFileURL(resolve(path));
    file = fileURLToPath(url);
  } catch (cause) {
    throw planFailure('arena/bad-module-path', { module: path }, { cause });
  }
  if (!existsSync(file)) throw planFailure('arena/no-such-module', { module: path });
  return url.href;
}

function loadFailure(cause: unknown, module: string): Error {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'ERR_UNKNOWN_FILE_EXTENSION' && /\.[cm]?ts$/.test(module))
    return planFailure('arena/no-typescript', { module, node: process.versions.node }, { cause });
  if (code === 'ERR_UNSUPPORTED_DIR_IMPORT') return planFailure('arena/module-is-folder', { module }, { cause });
  const message = reasonOf(textOf(cause));
  const reason = cause instanceof SyntaxError ? `${message} (run node ${module} to see where)` : message;
  return planFailure('arena/cannot-load', { module, reason }, { cause });
}
