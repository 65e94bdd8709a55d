import type { Plan } from './plan.ts';
import { checkPlan, PlanError } from './plan.ts';
import type { GameResult } from './play.ts';
import { playRange } from './play.ts';
import type { Range } from './schedule.ts';
import { gamesOfDeal, jobOf, rangesOf } from './schedule.ts';

/**
 * Where games are played. It plays the ranges in any order, each at least once, and tells of results as they come;
 * once the signal is aborted it returns soon, with ranges left.
 */
export type Backend = (
  plan: Plan,
  ranges: readonly Range[],
  tell: (results: readonly GameResult[]) => void,
  signal: AbortSignal,
) => Promise<void>;

export interface RunSettings {
  /** The thread that calls, by default. */
  readonly backend?: Backend;
  /** Results of the same plan from before; their games are not played again. */
  readonly done?: readonly GameResult[];
  /** Ends the run early, with the results that there are. */
  readonly signal?: AbortSignal;
  /** Hears of new results, each game once, in no promised order. */
  readonly onResults?: (results: readonly GameResult[]) => void;
}

/**
 * Plays the plan.
 * @returns the results by index, each once whatever the backend: all of them, or fewer if the run was ended early.
 * @throws PlanError for a plan that cannot be played, or results that are not of it.
 */
export async function run(plan: Plan, settings: RunSettings = {}): Promise<GameResult[]> {
  const { backend = inProcess, done = [], signal = new AbortController().signal, onResults } = settings;
  await checkPlan(plan);
  const deal = gamesOfDeal(plan);
  const results = new Map<number, GameResult>();
  const take = (result: GameResult): boolean => {
    const job = jobOf(plan, result.index, deal);
    const isOfPlan =
      job.deal === result.deal &&
      job.setting === result.setting &&
      job.seats.length === result.seats.length &&
      job.seats.every((name, seat) => name === result.seats[seat]);
    if (!isOfPlan || !fits(result)) throw new PlanError(`game ${result.index} is not of this plan`);
    const isNew = !results.has(result.index);
    if (isNew) results.set(result.index, result);
    return isNew;
  };
  for (const result of done) take(result);
  const isMissing = (index: number): boolean => !results.has(index);
  const left = rangesOf(plan).filter(({ from, to }) => indexes(from, to).some(isMissing));
  await backend(
    plan,
    left,
    (told) => {
      const fresh = told.filter(take);
      if (fresh.length > 0) onResults?.(fresh);
    },
    signal,
  );
  return [...results.values()].sort((a, b) => a.index - b.index);
}

/** Whether the outcome is one of a game with so many seats. */
function fits({ seats: { length }, outcome }: GameResult): boolean {
  if (outcome === null) return true;
  const { scores, tiebreaks, ranking, winners } = outcome;
  return (
    [scores, tiebreaks, ranking].every((bySeat) => bySeat.length === length) &&
    ranking.every((place) => place >= 1 && place <= length) &&
    winners.every((seat) => seat < length)
  );
}

/** Plays in the thread that calls. */
export const inProcess: Backend = async (plan, ranges, tell, signal) => {
  for (const range of ranges) await playRange(plan, range, (result) => tell([result]), signal);
};

function indexes(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, offset) => from + offset);
}
