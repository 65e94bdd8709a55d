import type { Plan } from '../../../../src/arena/plan.ts';
import { gamesOfDeal } from '../../../../src/arena/schedule.ts';
import type { Kit } from '../../../../src/core/kit.ts';

/** The entrants in the round robin of levels, the weakest first. */
export const LEVELS = ['random', 'easy', 'normal', 'hard'] as const;

/** A match, by its name in the results of a game. */
export interface Match {
  readonly name: string;
  readonly plan: Plan;
}

const TOUR_BUYER = 'tour-buyer=./bots/tour-buyer.ts';
/** Maximum number of moves: the rules of some games set no limit. */
const MOST_MOVES = 10_000;

/** The matches of a game. Deals are paired: each entrant plays each seat of a deal. */
export function matchesOf({ game: { id, seats } }: Kit): Match[] {
  const match = (name: string, entrants: readonly string[], games: number, players: number = seats.min): Match => {
    const plan: Plan = {
      settings: [{ game: id, players, options: {} }],
      format: entrants.length > 2 ? 'round-robin' : 'ladder',
      entrants,
      games,
      seed: 1,
      maxMoves: MOST_MOVES,
    };
    const deal = gamesOfDeal(plan).length;
    return { name, plan: { ...plan, games: deal * Math.ceil(games / deal) } };
  };
  return [
    match('levels', LEVELS, 240),
    match('more-time', ['ismcts:2000', 'ismcts:500'], 30),
    match('most-seats', ['hard', 'normal'], 30, seats.max),
    ...(id === 'elfengold'
      ? [
          match('search-tour-buyer', ['ismcts:200ms', TOUR_BUYER], 72),
          match('normal-tour-buyer', ['normal', TOUR_BUYER], 72),
        ]
      : []),
  ];
}
