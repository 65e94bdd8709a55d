import type { Bot } from '../bots/bot.ts';
import { botNames } from '../bots/catalogue.ts';
import { DEFAULT_BUDGET } from '../bots/simulation.ts';
import type { Sources } from '../core/chance.ts';
import type { GameTypes } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import type { Match } from '../core/match.ts';
import type { Locale } from '../core/wording.ts';

/** A match in the terminal with its players. */
export interface TerminalGame {
  readonly kit: Kit;
  readonly match: Match;
  readonly players: readonly ('human' | Bot<GameTypes, unknown>)[];
  /** Random sources of the dice and the bots. */
  readonly sources: Sources;
  readonly locale: Locale;
  /** The file to record the game in, if any. */
  readonly record: string | undefined;
  /** The file of the resumed game. */
  readonly resumed: string | undefined;
}

/** Names of the built-in bots without budgets. */
export const botKinds: readonly string[] = [...new Set(botNames.map((name) => name.replace(/:.*/, '')))];

/** The name of a bot. A search without a budget gets the default budget. */
export function withBudget(name: string): string {
  return name === 'ismcts' || name === 'flat' ? `${name}:${DEFAULT_BUDGET.iterations}` : name;
}
