import { winShare } from '../bots/simulation.ts';
import { type SeatStanding, seatsOf } from './by-seat.ts';
import { labelOf } from './entrant.ts';
import type { Estimate } from './intervals.ts';
import { proportion } from './intervals.ts';
import { type Lengths, lengthsOf } from './lengths.ts';
import type { Plan } from './plan.ts';
import type { GameResult } from './play.ts';
import type { Comparison } from './ratings.ts';
import { ratingsOf } from './ratings.ts';
import { scoreOf } from './scores.ts';
import type { Hypotheses, SprtReport } from './sprt.ts';
import { Sprt } from './sprt.ts';
import type { TimeSummary } from './times.ts';
import { summaryOf } from './times.ts';

/** How one entrant did, over all of its seats. */
export interface Standing {
  /** What the plan calls it, or the short name that stands there before it. */
  readonly name: string;
  /** Seats that it has played, in games that came to their end. */
  readonly seats: number;
  /** Games won; of a game that several have won, a share. */
  readonly wins: number;
  /** Wins a seat. Equals win 1 / players. */
  readonly winRate: Estimate;
  /** From 1; `null` if it has not played. */
  readonly meanPlace: number | null;
  /** On Elo's scale, the mean of all entrants at 1500. */
  readonly rating: Estimate;
  /** Games that it has lost by failing. */
  readonly forfeits: number;
  /** How long it thought about its decisions, if that is asked for and was measured. */
  readonly time?: TimeSummary & {
    /** By phase of the games, in alphabetical order, if that is asked for. */
    readonly phases?: Readonly<Record<string, TimeSummary>>;
  };
}

/** How one entrant did against another at the same tables. */
export interface Pairing {
  readonly name: string;
  readonly against: string;
  /** Games in which both sat. */
  readonly games: number;
  /** The part of the seats of the other that it left behind, an equal place counting half. Equals score 0.5. */
  readonly score: Estimate;
}

/** What the results of a plan come to. */
export interface Report {
  readonly plan: Plan;
  readonly games: number;
  /** Games with several winners, with none, and stopped before their end. */
  readonly draws: number;
  readonly withoutWinner: number;
  readonly stopped: number;
  readonly meanMoves: number;
  /** The best first. */
  readonly standings: readonly Standing[];
  /** Every two entrants that met, both ways, in the order of the standings. */
  readonly pairings: readonly Pairing[];
  /** Every seat of every setting, in the order of the plan. */
  readonly seats: readonly SeatStanding[];
  /** Every setting of which games came to their end, in the order of the plan. */
  readonly lengths: readonly Lengths[];
  /** How the test stands that the plan has, if it has one. */
  readonly sprt?: SprtReport;
}

export interface TallySettings {
  /** Whether the report has times, which are others in every run: none unless asked for. */
  readonly times?: 'none' | 'total' | 'phases';
}

/** Counts the results of a plan, all or only some, in the order of their indexes. */
export function tally(plan: Plan, results: readonly GameResult[], { times = 'none' }: TallySettings = {}): Report {
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
        forfeits: results.filter((result) => forfeiterOf(result) === name).length,
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
    ...(plan.sprt !== undefined && { sprt: sprtOf(plan, plan.sprt, results) }),
  };
}

function sprtOf(plan: Plan, hypotheses: Hypotheses, results: readonly GameResult[]): SprtReport {
  const sprt = new Sprt(plan, hypotheses);
  for (const result of results) sprt.take(result);
  return sprt.report;
}

/** How long the entrant of that name has thought. */
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

/** What whoever has forfeited the game is called. */
function forfeiterOf({ seats, forfeit }: GameResult): string | undefined {
  return forfeit === undefined ? undefined : labelOf(seats[forfeit.seat] ?? '');
}
