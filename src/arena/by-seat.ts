import { winShare } from '../bots/simulation.ts';
import { labelOf } from './entrant.ts';
import { type Estimate, proportion } from './intervals.ts';
import type { Plan } from './plan.ts';
import type { GameResult } from './play.ts';

/** What was won on a seat, by everybody who sat there or by one. */
export interface SeatScore {
  /** Games played there that came to their end. */
  readonly games: number;
  /** Games won; of a game that several have won, a share. */
  readonly wins: number;
  /** Wins a game. Equals win 1 / players. */
  readonly winRate: Estimate;
}

/** How one seat of a game fared: whether it is worth something to move first. */
export interface SeatStanding extends SeatScore {
  /** The index of the game, with its options, in the settings of the plan. */
  readonly setting: number;
  /** From 0. */
  readonly seat: number;
  /** The part of each entrant that has sat there, in the order of the plan. */
  readonly entrants: readonly (SeatScore & { readonly name: string })[];
}

/** Every seat of every setting of the plan, in that order. */
export function seatsOf({ settings, entrants }: Plan, results: readonly GameResult[]): SeatStanding[] {
  const names = [...new Set(entrants.map(labelOf))];
  const counts = settings.map(({ players }) =>
    Array.from({ length: players }, () => new Map(names.map((name) => [name, { games: 0, wins: 0 }]))),
  );
  for (const { setting, seats, outcome } of results) {
    if (outcome === null) continue;
    for (const [seat, entrant] of seats.entries()) {
      const count = counts[setting]?.[seat]?.get(labelOf(entrant));
      if (count === undefined) continue;
      count.games += 1;
      count.wins += winShare(outcome, seat);
    }
  }
  return counts.flatMap((seats, setting) =>
    seats.map((byName, seat): SeatStanding => {
      const sat = [...byName].filter(([, { games }]) => games > 0);
      const sum = (part: 'games' | 'wins'): number => sat.reduce((all, [, count]) => all + count[part], 0);
      const entrants = sat.map(([name, { games, wins }]) => ({ name, ...scoreOf(games, wins) }));
      return { setting, seat, ...scoreOf(sum('games'), sum('wins')), entrants };
    }),
  );
}

function scoreOf(games: number, wins: number): SeatScore {
  return { games, wins, winRate: proportion(wins, games) };
}
