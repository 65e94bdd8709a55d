import type { Bot } from '../bots/bot.ts';
import type { BotFactory, SeatSetup } from '../bots/bot-factory.ts';
import { botNames, botOf, thinkerOf } from '../bots/catalogue.ts';
import type { GameTypes } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { seeded } from '../core/rng.ts';
import { excerpt } from '../core/wording.ts';
import type { BotThreads } from './bot-threads.ts';
import { budgetOf, type Entrant, parametersOf, readEntrant } from './entrant.ts';
import { planFailure } from './failures.ts';
import { isBot, type LoadedBot, loadBot } from './modules.ts';

/** Whoever plays beside the bots of the library. */
export interface Bots {
  /** Bots that are given as objects, by the names that a plan has for them. */
  readonly given?: Readonly<Record<string, BotFactory>> | undefined;
  /** Where those of modules play; without it they are loaded here. */
  readonly threads?: BotThreads | undefined;
}

/** The bot that is given or that a module has, which is loaded; `undefined` for a bot of the library. */
async function ownBot(entrant: Entrant, { given = {} }: Bots): Promise<LoadedBot | undefined> {
  if (entrant.kind === 'module') return loadBot(entrant.path);
  const name = entrant.name.replace(/:.*/s, '');
  const create = Object.hasOwn(given, name) ? given[name] : undefined;
  return create && { kind: 'factory', create };
}

/**
 * Resolves a name for one game: a bot that is given, one of a module, which is loaded, or one of the library. Its budget
 * is that of the name.
 * @throws PlanError when there is none.
 * @throws what the factory of a bot throws.
 */
export async function botFor(
  name: string,
  setup: Omit<SeatSetup, 'parameters'>,
  bots: Bots = {},
  deal?: number,
): Promise<Bot<GameTypes, unknown>> {
  const entrant = readEntrant(name);
  if (entrant.kind === 'module' && bots.threads !== undefined) return bots.threads.sit(name, setup, deal);
  const own = await ownBot(entrant, bots);
  if (own === undefined) {
    return thinkerOf(entrant.name, setup.kit) === undefined ? unknownEntrant(name) : botOf(entrant.name, setup.kit);
  }
  const budget = budgetOf(name);
  const bot = own.kind === 'bot' ? own.bot : await own.create({ ...setup, parameters: parametersOf(name) });
  if (!isBot(bot)) {
    throw planFailure('arena/no-bot-created', { module: entrant.name });
  }
  return {
    name,
    wantsFeed: bot.wantsFeed,
    // One number is drawn for each decision, which can be sent: so a bot of a module plays alike in every thread.
    decide: (observation, { rng, signal }) =>
      bot.decide(observation, { rng: seeded(rng.int(2 ** 32)), signal, ...(budget && { budget }) }),
    over: (outcome) => bot.over?.(outcome),
  };
}

/**
 * Whether a name means anybody. A module is loaded.
 * @throws PlanError when it does not.
 */
export async function checkEntrant(name: string, kit: Kit, bots: Bots = {}): Promise<void> {
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
