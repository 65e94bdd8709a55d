import type { Bot } from '../bots/bot.ts';
import { botNames } from '../bots/catalogue.ts';
import { USUAL_BUDGET } from '../bots/simulation.ts';
import type { Sources } from '../core/chance.ts';
import type { GameTypes } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import type { Match } from '../core/match.ts';
import type { Locale } from '../core/wording.ts';

/** A match that is played in the terminal, with those who play it. */
export interface Sitting {
  readonly kit: Kit;
  readonly match: Match;
  readonly players: readonly ('human' | Bot<GameTypes, unknown>)[];
  /** Of the dice and of the bots. */
  readonly sources: Sources;
  readonly locale: Locale;
  /** Where the record goes in the end, if it goes anywhere. */
  readonly record: string | undefined;
  /** The file of the game that is gone on with. */
  readonly resumed: string | undefined;
}

/** What bots are called, without their budgets. */
export const botKinds: readonly string[] = [...new Set(botNames.map((name) => name.replace(/:.*/, '')))];

/** The name of a bot, a search never without a budget. */
export function withBudget(name: string): string {
  return name === 'ismcts' || name === 'flat' ? `${name}:${USUAL_BUDGET.iterations}` : name;
}
