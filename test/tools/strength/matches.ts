import type { Plan } from '../../../src/arena/plan.ts';
import { gamesOfDeal } from '../../../src/arena/schedule.ts';
import type { Kit } from '../../../src/core/kit.ts';

/** The build that the bots of today are measured against. */
export const EARLIER = '6959e50';

/**
 * Who plays: the best bot of today, the same with as many iterations as the earlier one has, the best with nothing hidden
 * from it, or a level.
 */
export const BOTS = ['best', 'ismcts:500', 'seeing', 'normal', 'easy'] as const;
/** Whom it meets: bots of the earlier build, a bot written from a description, or, as one of them, the other levels. */
export const RIVALS = ['greedy', 'ismcts:500', 'tour-buyer', 'levels'] as const;

/** Who meets in the round robin of levels. */
export const LEVELS: readonly string[] = ['random', 'easy', 'normal', 'hard'];

export interface Match {
  readonly game: string;
  readonly bot: (typeof BOTS)[number];
  readonly against: (typeof RIVALS)[number];
  readonly players: number;
  /** How many games at most; `sprt` ends it earlier. */
  readonly games: number;
  readonly sprt: boolean;
}

/** The most games of a match that a sequential test may end, of one at the greatest number of seats, of a round robin. */
const GAMES = 120;
const GAMES_OF_EQUALS = 100;
const GAMES_OF_MANY = 60;
const GAMES_OF_LEVELS = 240;

/** Who meets the bot of another hand. */
const BUYING = ['best', 'normal'] as const;

/** Games whose best bot has been short of what was aimed at, with the least and the greatest number of seats: how far could it come? */
const [SHORT_OF_FEW, SHORT_OF_MANY] = [['fairys-fate'], ['the-challenge', 'fairys-fate']];

/** What is asked of the bots of a game. */
export function matchesOf({ game: { id: game, seats } }: Kit): Match[] {
  const least = { game, players: seats.min, games: GAMES, sprt: true } as const;
  const many = { game, players: seats.max, games: GAMES_OF_MANY, sprt: false } as const;
  return [
    { ...least, bot: 'best', against: 'greedy' },
    { ...many, bot: 'best', against: 'greedy' },
    { ...least, bot: 'best', against: 'ismcts:500' },
    { ...least, bot: 'ismcts:500', against: 'ismcts:500', games: GAMES_OF_EQUALS, sprt: false },
    ...(game === 'elfengold' ? BUYING.map((bot) => ({ ...least, bot, against: 'tour-buyer' }) as const) : []),
    ...(SHORT_OF_FEW.includes(game) ? [{ ...least, bot: 'seeing', against: 'ismcts:500' } as const] : []),
    ...(SHORT_OF_MANY.includes(game) ? [{ ...many, bot: 'seeing', against: 'greedy' } as const] : []),
    { ...least, bot: 'normal', against: 'greedy' },
    { ...many, bot: 'normal', against: 'greedy' },
    { ...least, bot: 'easy', against: 'greedy' },
    { ...least, bot: 'best', against: 'levels', games: GAMES_OF_LEVELS, sprt: false },
  ];
}

/** The file of its results, in the folder of results. */
export function fileOf({ game, bot, against, players }: Match): string {
  return against === 'levels'
    ? `${game}-levels.jsonl`
    : `${game}-${bot.replace(':', '-')}-${against.replace(':', '-')}-${players}.jsonl`;
}

/** Options that make today's game the game that the earlier build knows. */
export const SAME: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { elfengold: { handLimit: null } };

/** Elo: what the sequential test decides between. */
const HYPOTHESES = { elo0: 0, elo1: 30 };
const SEED = 1;
/** No rule of some games bounds their length. */
const MOST_MOVES = 10_000;

/**
 * The plan of a match: deals are paired, everybody sits on every seat of each.
 * @param budget of a search: `200ms`, or a number of iterations.
 */
export function planOf(match: Match, budget: string, kit: Kit): Plan {
  const { game, bot, against, players, games, sprt } = match;
  const isAmongLevels = against === 'levels';
  const plan: Plan = {
    settings: [{ game, players, options: isTwofold(match) ? (SAME[game] ?? {}) : {} }],
    format: isAmongLevels ? 'round-robin' : 'ladder',
    entrants: isAmongLevels ? LEVELS : [entrantOf(bot, budget, kit), rivalOf(against)],
    games,
    seed: SEED,
    maxMoves: MOST_MOVES,
    ...(sprt && { sprt: HYPOTHESES }),
  };
  const deal = gamesOfDeal(plan).length;
  return { ...plan, games: deal * Math.ceil(games / deal) };
}

/** Whether the earlier build goes along: the other matches need it not, and are played by the usual rules. */
export function isTwofold({ against }: Match): boolean {
  return against === 'greedy' || against === 'ismcts:500';
}

function entrantOf(bot: Match['bot'], budget: string, kit: Kit): string {
  if (bot === 'normal' || bot === 'easy' || bot === 'ismcts:500') return bot;
  const search = `${searchOf(kit)}:${budget}`;
  return bot === 'best' ? `best=${search}` : `seeing=${moduleOf('seeing')}${JSON.stringify({ bot: search })}`;
}

/** What the best level of the game searches by, without its budget. */
function searchOf({ levels }: Kit): string {
  return levels?.best?.bot.split(':')[0] ?? 'ismcts';
}

function rivalOf(against: Match['against']): string {
  if (against === 'tour-buyer') return `tour-buyer=${moduleOf(against)}`;
  return `${EARLIER} ${against.replace(':', ' ')}=${moduleOf('earlier')}${JSON.stringify({ bot: against })}`;
}

/** A bot of this folder, by its path from here: names stand in every line of a file. */
function moduleOf(name: string): string {
  return `./bots/${name}.ts`;
}
