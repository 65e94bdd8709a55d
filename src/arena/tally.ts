import { winShare } from '../bots/simulation.ts';
import { checkMembers } from '../core/match-setup.ts';
import { type SeatStanding, seatsOf } from './by-seat.ts';
import { labelOf } from './entrant.ts';
import { type Estimate, proportion } from './intervals.ts';
import { type Lengths, lengthsOf } from './lengths.ts';
import type { Plan } from './plan.ts';
import type { GameResult } from './play.ts';
import { type Comparison, ratingsOf } from './ratings.ts';
import { scoreOf } from './scores.ts';
import { Sprt, type SprtReport } from './sprt.ts';
import { summaryOf, type TimeSummary } from './times.ts';

/** The results of one entrant over all its seats. */
export interface Standing {
  /** The entrant's label in the plan, or else its name. */
  readonly name: string;
  /** Number of seats that the entrant played in finished games. */
  readonly seats: number;
  /** Games won; a win shared by n winners counts 1 / n. */
  readonly wins: number;
  /** Wins per seat, 0 to 1. The expected rate of equal entrants is 1 / players. */
  readonly winRate: Estimate;
  /** Mean place, from 1; `null` if the entrant has finished no game. */
  readonly meanPlace: number | null;
  /** Elo rating; the mean of all entrants is 1500. */
  readonly rating: Estimate;
  /** Number of games that the entrant forfeited. */
  readonly forfeits: number;
  /** Thinking time per decision, if requested and measured. */
  readonly time?: TimeSummary & {
    /** By phase, in alphabetical order, if requested. */
    readonly phases?: Readonly<Record<string, TimeSummary>>;
  };
}

/** The score of one entrant against another at the same tables. */
export interface Pairing {
  readonly name: string;
  readonly against: string;
  /** Number of finished games that both played. */
  readonly games: number;
  /** Mean score per game, 0 to 1: a better place counts 1, an equal place 0.5. Equal entrants score 0.5. */
  readonly score: Estimate;
}

/** Summary of the results of a plan. */
export interface Report {
  readonly plan: Plan;
  readonly games: number;
  /** Number of games with several winners. */
  readonly draws: number;
  readonly withoutWinner: number;
  /** Number of games stopped before their end. */
  readonly stopped: number;
  readonly meanMoves: number;
  /** Best rating first. */
  readonly standings: readonly Standing[];
  /** One entry per entrant and rival that it met, in the order of the standings. */
  readonly pairings: readonly Pairing[];
  /** Every seat of every setting, in the order of the plan. */
  readonly seats: readonly SeatStanding[];
  /** Every setting with finished games, in the order of the plan. */
  readonly lengths: readonly Lengths[];
  /** State of the plan's SPRT, if it has one. */
  readonly sprt?: SprtReport;
}

export interface TallySettings {
  /** Which thinking times to include. Default: `none`, since times differ in every run. */
  readonly times?: 'none' | 'total' | 'phases';
}

/** Summarizes all or some results of a plan. They must be in order of index. */
export function tally(plan: Plan, results: readonly GameResult[], settings: TallySettings = {}): Report {
  checkMembers('The settings of a tally', settings, ['times']);
  const { times = 'none' } = settings;
  const names = [...new Set(plan.entrants.map(labelOf))];
  const counts = names.map(() => ({ seats: 0, wins: 0, places: 0 }));
  const games = names.map(() => names.map(() => 0));
  const points = names.map(() => names.map(() => 0));
  const comparisons: Comparison[][] = [];
  const finished = results.flatMap(({ seats, outcome }) =>
    outcome === null ? [] : [{ seats: seats.map(labelOf), outcome }],
  );
  for (const { seats, outcome } of finished) {
    for (const [seat, name] of seats.entries()) {
      const count = counts[names.indexOf(name)];
      if (count === undefined) continue;
      count.seats += 1;
      count.wins += winShare(outcome, seat);
      count.places += outcome.ranking[seat] ?? 0;
    }
    const compared: Comparison[] = [];
    comparisons.push(compared);
    for (const [a, name] of names.entries()) {
      for (const [b, against] of names.entries()) {
        const score = a === b ? undefined : scoreOf(seats, outcome.ranking, name, against);
        const [met, scored] = [games[a], points[a]];
        if (score === undefined || met === undefined || scored === undefined) continue;
        met[b] = (met[b] ?? 0) + 1;
        scored[b] = (scored[b] ?? 0) + score;
        if (a < b) compared.push({ first: a, second: b, score });
      }
    }
  }

  const ratings = ratingsOf(names.length, comparisons);
  const standings = names
    .map((name, index): Standing => {
      const { seats, wins, places } = counts[index] ?? { seats: 0, wins: 0, places: 0 };
      const rating = ratings[index] ?? { value: 0, low: 0, high: 0 };
      return {
        name,
        seats,
        wins,
        winRate: proportion(wins, seats),
        meanPlace: seats === 0 ? null : places / seats,
        rating,
        forfeits: results.filter((one) => one.forfeit && labelOf(one.seats[one.forfeit.seat] ?? '') === name).length,
        ...timeOf(name, results, times),
      };
    })
    .sort((a, b) => b.rating.value - a.rating.value);
  const pairings = standings.flatMap(({ name }) =>
    standings.flatMap(({ name: against }): Pairing[] => {
      const [a, b] = [names.indexOf(name), names.indexOf(against)];
      const met = games[a]?.[b] ?? 0;
      return met === 0 ? [] : [{ name, against, games: met, score: proportion(points[a]?.[b] ?? 0, met) }];
    }),
  );
  return {
    plan,
    games: results.length,
    draws: finished.filter(({ outcome }) => outcome.winners.length > 1).length,
    withoutWinner: finished.filter(({ outcome }) => outcome.winners.length === 0).length,
    stopped: results.length - finished.length,
    meanMoves: results.reduce((sum, { moves }) => sum + moves, 0) / Math.max(1, results.length),
    standings,
    pairings,
    seats: seatsOf(plan, results),
    lengths: lengthsOf(plan, results),
    ...(plan.sprt !== undefined && { sprt: new Sprt(plan, plan.sprt, results).report }),
  };
}

function timeOf(
  name: string,
  results: readonly GameResult[],
  wanted: NonNullable<TallySettings['times']>,
): Pick<Standing, 'time'> {
  if (wanted === 'none') return {};
  const taken = results.flatMap(({ seats, times = [] }) =>
    times.filter(({ seat }) => labelOf(seats[seat] ?? '') === name),
  );
  if (taken.length === 0) return {};
  if (wanted === 'total') return { time: summaryOf(taken) };
  const names = [...new Set(taken.map(({ phase }) => phase))].sort();
  const phases = names.map((phase) => [phase, summaryOf(taken.filter((one) => one.phase === phase))]);
  return { time: { ...summaryOf(taken), phases: Object.fromEntries(phases) } };
}
