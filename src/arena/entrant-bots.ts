import type { Bot, BotFactory, SeatSetup } from '../bots/bot.ts';
import { botNames, botOf, thinkerOf } from '../bots/catalogue.ts';
import type { GameTypes } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { seeded } from '../core/rng.ts';
import { excerpt } from '../core/wording.ts';
import type { ArenaGame, BotThreads } from './bot-threads.ts';
import { budgetOf, type Entrant, parametersOf, readEntrant } from './entrant.ts';
import { planFailure } from './failures.ts';
import { isBot, type LoadedBot, loadBot } from './modules.ts';

/** Sources of bots other than the built-in ones. */
export interface BotSources {
  /** Factories that the caller passed, by their names in the plan. */
  readonly given?: Readonly<Record<string, BotFactory>> | undefined;
  /** Threads that run bots from modules; if missing, modules are loaded in this thread. */
  readonly threads?: BotThreads | undefined;
}

/** Loads the bot of a module, or finds the caller's bot; `undefined` for a built-in bot. */
async function ownBot(entrant: Entrant, { given = {} }: BotSources): Promise<LoadedBot | undefined> {
  if (entrant.kind === 'module') return loadBot(entrant.path);
  const name = entrant.name.replace(/:.*/s, '');
  const create = Object.hasOwn(given, name) ? given[name] : undefined;
  return create && { kind: 'factory', create };
}

/**
 * Creates the bot for one seat of a game: the caller's bot, a module's bot or a built-in bot. Loads the module.
 * The name sets the bot's budget.
 * @throws PlanError if no bot has that name, or the module is not a usable bot.
 * @throws any error that the bot's factory throws.
 */
export async function botFor(
  name: string,
  setup: Omit<SeatSetup, 'parameters'>,
  bots: BotSources = {},
  game?: ArenaGame,
): Promise<Bot<GameTypes, unknown>> {
  const entrant = readEntrant(name);
  if (entrant.kind === 'module' && bots.threads !== undefined) return bots.threads.sit(name, setup, game);
  const own = await ownBot(entrant, bots);
  if (own === undefined) {
    return thinkerOf(entrant.name, setup.kit) === undefined ? unknownEntrant(name) : botOf(entrant.name, setup.kit);
  }
  const budget = budgetOf(name);
  const bot = own.kind === 'bot' ? own.bot : await own.create({ ...setup, parameters: parametersOf(name) });
  if (!isBot(bot)) throw planFailure('arena/no-bot-created', { module: entrant.name });
  return {
    name,
    wantsFeed: bot.wantsFeed,
    // The seed of a decision is one number. It can be sent to any thread, so a bot plays the same moves in each.
    decide: (observation, { rng, signal }) =>
      bot.decide(observation, { rng: seeded(rng.int(2 ** 32)), signal, ...(budget && { budget }) }),
    over: (outcome) => bot.over?.(outcome),
  };
}

/**
 * Checks that a name resolves to a bot. Loads modules.
 * @throws PlanError if no bot has that name, or the module is not a usable bot.
 */
export async function checkEntrant(name: string, kit: Kit, bots: BotSources = {}): Promise<void> {
  const entrant = readEntrant(name);
  if (entrant.kind === 'module' && bots.threads !== undefined) return bots.threads.check(name, kit);
  const own = await ownBot(entrant, bots);
  if (own === undefined) {
    if (thinkerOf(entrant.name, kit) === undefined) unknownEntrant(name);
    return;
  }
  budgetOf(name);
  if (entrant.kind === 'library' || entrant.parameters === undefined) return;
  parametersOf(name);
  if (own.kind === 'bot') throw planFailure('arena/parameters-not-taken', { entrant: excerpt(name) });
}

function unknownEntrant(name: string): never {
  throw planFailure('arena/unknown-entrant', { entrant: excerpt(name), known: botNames.join(', ') });
}
