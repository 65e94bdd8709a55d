import type { Budget, Wishes } from '../bots/bot.ts';
import { thoughtOut, wishing } from '../bots/bot.ts';
import { botNames, thinkerOf } from '../bots/catalogue.ts';
import type { BotFactory, SeatedBot, SeatSetup } from '../bots/seated-bot.ts';
import type { Kit } from '../core/kit.ts';
import type { Observation } from '../core/observation.ts';
import type { Outcome } from '../core/outcome.ts';
import { type Rng, seeded } from '../core/rng.ts';
import { excerpt } from '../core/wording.ts';
import type { BotThreads } from './bot-threads.ts';
import { budgetOf, type Entrant, parametersOf, readEntrant } from './entrant.ts';
import { PlanError } from './errors.ts';
import { type LoadedBot, loadBot } from './modules.ts';

/** Whoever sits on a seat for one game: a bot with its budget. */
export interface Sitter extends Wishes {
  /** What the bot answers, at once or later: a move, if all is well. */
  decide(observation: Observation, rng: Rng, signal: AbortSignal): unknown;
  over: SeatedBot['over'];
}

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
 * Resolves a name for one game: a bot that is given, one of a module, which is loaded, or one of the library.
 * @throws PlanError when there is none.
 * @throws what the factory of a bot throws.
 */
export async function sitterOf(
  name: string,
  setup: Omit<SeatSetup, 'parameters'>,
  bots: Bots = {},
  deal?: number,
): Promise<Sitter> {
  const entrant = readEntrant(name);
  if (entrant.kind === 'module' && bots.threads !== undefined) return bots.threads.sit(name, setup, deal);
  const own = await ownBot(entrant, bots);
  if (own === undefined) {
    const thinker = thinkerOf(entrant.name, setup.kit) ?? unknownEntrant(name);
    return wishing(thinker, {
      decide: (observation: Observation, rng: Rng) => thoughtOut(thinker(observation, rng)),
      over: undefined,
    });
  }
  const budget = budgetOf(name);
  if (own.kind === 'bot') return sitterWithBudget(wishing(own.bot, { decide: own.bot }), budget);
  const bot: unknown = await own.create({ ...setup, parameters: parametersOf(name) });
  if (!isSeatedBot(bot)) {
    throw new PlanError(
      `createBot of ${entrant.name} gave no bot: an object with a function decide, and over if need be`,
    );
  }
  return sitterWithBudget(bot, budget);
}

function sitterWithBudget(bot: SeatedBot, budget: Budget): Sitter {
  return wishing(bot, {
    // One number is drawn for each decision, which can be sent: so a bot of a module plays alike in every thread.
    decide: (observation: Observation, rng: Rng, signal: AbortSignal) =>
      bot.decide(observation, budget, seeded(rng.int(2 ** 32)), signal),
    over: bot.over === undefined ? undefined : (outcome: Outcome | undefined) => bot.over?.(outcome),
  });
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
  if (own.kind === 'bot')
    throw new PlanError(`"${excerpt(name)}" has parameters, which only createBot of a module takes`);
}

function unknownEntrant(name: string): never {
  throw new PlanError(
    `unknown entrant "${excerpt(name)}"; there are: ${botNames.join(', ')}, and modules such as ./mine.mjs`,
  );
}

function isSeatedBot(value: unknown): value is SeatedBot {
  return (
    typeof value === 'object' &&
    value !== null &&
    'decide' in value &&
    typeof value.decide === 'function' &&
    (!('over' in value) || value.over === undefined || typeof value.over === 'function')
  );
}
