import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Bot } from '../bots/bot.ts';
import type { BotFactory } from '../bots/bot-factory.ts';
import type { GameTypes } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { excerpt } from '../core/wording.ts';
import { planFailure } from './failures.ts';
import { checkUnbundled } from './installed.ts';
import { readKits } from './shapes.ts';

/**
 * Modules are run when they are loaded, whatever their author wrote. So they are named by whoever calls the library or
 * types a command, and by nothing that was read: no record, plan, job or line of a protocol.
 */

/** The module of the library's own games: a name that means the same on every machine. */
export const OWN_GAMES = 'feyrules/games';

/** Whether a text names a module, by its path or its file URL, and not a game by its id or a bot by its name. */
export function isPath(text: string): boolean {
  return /^(file:|\.{0,2}[\\/])|\.[cm]?[jt]s$/.test(text);
}

/**
 * The kits of modules, by the ids of their games.
 * @param specifiers paths, from the working directory, or file URLs; {@link OWN_GAMES} is the library's own.
 * @throws PlanError for a module that cannot be loaded or has no game, and when two games have one id.
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
 * The kits of one module, a game by itself as `{ game }`.
 * @throws PlanError when it cannot be loaded, or its default export is no game, no kit and no list of kits.
 */
export async function loadKits(specifier: string): Promise<readonly Kit[]> {
  return readKits(await loadDefault(specifier, 'a game or its kit'), specifier);
}

/** What a module has for seats: a bot, or a factory that makes one for each game. */
export type LoadedBot =
  | { readonly kind: 'bot'; readonly bot: Bot<GameTypes, unknown> }
  | { readonly kind: 'factory'; readonly create: BotFactory };

/**
 * The bot of a module: its `createBot`, or else its default export.
 * @throws PlanError when it cannot be loaded, or has neither.
 */
export async function loadBot(path: string): Promise<LoadedBot> {
  const { createBot, default: bot } = await load(path);
  if (createBot !== undefined) {
    if (!isFunction<BotFactory>(createBot)) throw planFailure('arena/bad-create-bot', { module: path });
    return { kind: 'factory', create: createBot };
  }
  if (bot === undefined) {
    throw planFailure('arena/no-bot', { module: path });
  }
  if (!isBot(bot)) {
    throw planFailure('arena/bad-bot', { module: path });
  }
  return { kind: 'bot', bot };
}

/** Whether it can be asked to decide; what it answers is judged then. */
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

async function loadDefault(specifier: string, expected: string): Promise<unknown> {
  const { default: value } = await load(specifier);
  if (value === undefined) throw planFailure('arena/no-default-export', { module: specifier, expected });
  return value;
}

/** What a module exports. */
async function load(specifier: string): Promise<Readonly<Record<string, unknown>>> {
  checkUnbundled('modules');
  const url = specifier === OWN_GAMES ? OWN_GAMES : urlOf(specifier);
  let loaded: object;
  try {
    loaded = await import(/* webpackIgnore: true */ url);
  } catch (cause) {
    throw planFailure('arena/cannot-load', { module: specifier, reason: reasonOf(cause, specifier) }, { cause });
  }
  const exported: Record<string, unknown> = { ...loaded };
  const { default: value } = exported;
  // What TypeScript writes as CommonJS has its exports within.
  return typeof value === 'object' && value !== null && '__esModule' in value ? { ...value } : exported;
}

function urlOf(path: string): string {
  let url: URL;
  let file: string;
  try {
    url = path.startsWith('file:') ? new URL(path) : pathToFileURL(resolve(path));
    file = fileURLToPath(url);
  } catch (cause) {
    throw planFailure('arena/cannot-load', { module: path, reason: 'it is no path and no file URL' }, { cause });
  }
  if (!existsSync(file)) throw planFailure('arena/cannot-load', { module: path, reason: 'there is no such file' });
  return url.href;
}

function reasonOf(error: unknown, path: string): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ERR_UNKNOWN_FILE_EXTENSION' && /\.[cm]?ts$/.test(path)) {
    return `Node ${process.versions.node} cannot import TypeScript; compile it, or take Node 22.18 or later`;
  }
  if (code === 'ERR_UNSUPPORTED_DIR_IMPORT') return 'it is a folder';
  if (error instanceof SyntaxError) return `${error.message} (node ${path} shows where)`;
  return error.message;
}
