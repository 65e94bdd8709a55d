import type { Sitter } from '../arena/entrant-bots.ts';
import { botNames } from '../bots/catalogue.ts';
import type { Sources } from '../core/chance.ts';
import type { Kit } from '../core/kit.ts';
import type { Match } from '../core/match.ts';
import type { Locale } from '../core/wording.ts';

/** Whoever sits on a seat. */
export type Player = Sitter | 'human';

/** A match that is played in the terminal, with those who play it. */
export interface Sitting {
  readonly kit: Kit;
  readonly match: Match;
  readonly players: readonly Player[];
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

/** Play-outs a move of a search that is named without a number. */
const PLAY_OUTS = 500;

/** The name of a bot, a search never without a budget. */
export function withBudget(name: string): string {
  return name === 'ismcts' || name === 'flat' ? `${name}:${PLAY_OUTS}` : name;
}
