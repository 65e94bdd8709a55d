import { planFailure } from './failures.ts';
import type { Plan } from './plan.ts';
import { tablesOf } from './tables.ts';

/** One game of a plan. */
export interface Job {
  /** 0 … games − 1. */
  readonly index: number;
  /** The index of its setting in the plan. */
  readonly setting: number;
  /** The games of one deal meet the same luck, on other seats or with other entrants. */
  readonly deal: number;
  /** By seat: the name of the entrant. */
  readonly seats: readonly string[];
}

/** The games from the first index to before the last. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The games of one deal: every table of every setting, with everybody on every seat once. */
export function gamesOfDeal(plan: Plan): Omit<Job, 'index' | 'deal'>[] {
  return plan.settings.flatMap((setting, index) =>
    tablesOf(plan, setting).flatMap((table) => turnsOf(table).map((seats) => ({ setting: index, seats }))),
  );
}

/** The game of that index. Games of one deal follow one another. */
export function jobOf(plan: Plan, index: number, deal: ReturnType<typeof gamesOfDeal> = gamesOfDeal(plan)): Job {
  const game = deal[index % deal.length];
  if (game === undefined || index >= plan.games) {
    throw planFailure('arena/no-such-game', { game: index, last: plan.games - 1 });
  }
  return { index, ...game, deal: Math.floor(index / deal.length) };
}

/** All games of the plan, cut up for workers: always in the same way, so that a range names the same games to all. */
export function rangesOf({ games }: Plan): Range[] {
  const size = Math.min(MOST_OF_RANGE, Math.ceil(games / PIECES));
  return Array.from({ length: Math.ceil(games / size) }, (_, piece) => ({
    from: piece * size,
    to: Math.min(games, (piece + 1) * size),
  }));
}

/** Pieces enough that workers end at about the same time, and that little is lost with one. */
const PIECES = 500;
/** Games of one range. */
export const MOST_OF_RANGE = 20;

/** Every way to seat the table that is another than those before: names that repeat need fewer turns. */
function turnsOf(table: readonly string[]): (readonly string[])[] {
  const turns = table.map((_, turn) => [...table.slice(turn), ...table.slice(0, turn)]);
  const again = turns.findIndex((turned, turn) => turn > 0 && turned.join('\n') === table.join('\n'));
  return again < 0 ? turns : turns.slice(0, again);
}
