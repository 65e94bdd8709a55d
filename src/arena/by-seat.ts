import { winShare } from '../bots/simulation.ts';
import { labelOf } from './entrant.ts';
import { type Estimate, proportion } from './intervals.ts';
import type { Plan } from './plan.ts';
import type { GameResult } from './play.ts';

/** Games won on a seat, by all entrants together or by one. */
export interface SeatScore {
  /** Number of finished games on this seat. */
  readonly games: number;
  /** Games won; a win shared by n winners counts 1 / n. */
  readonly wins: number;
  /** Wins per game, 0 to 1. The expected rate of equal entrants is 1 / players. */
  readonly winRate: Estimate;
}

/** The results of one seat of a setting. They show whether the seat is an advantage. */
export interface SeatStanding extends SeatScore {
  /** Index into `plan.settings`. */
  readonly setting: number;
  /** Seat index, from 0. */
  readonly seat: number;
  /** The results of each entrant that played this seat, in the order of the plan. */
  readonly entrants: readonly (SeatScore & { readonly name: string })[];
}

/** The results of every seat, in the order of the plan's settings. */
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
