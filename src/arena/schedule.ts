import { planFailure } from './failures.ts';
import type { Plan } from './plan.ts';
import { tablesOf } from './tables.ts';

/** One game of a plan. */
export interface Job {
  /** Index of the game, 0 … `plan.games` − 1. */
  readonly index: number;
  /** Index into `plan.settings`. */
  readonly setting: number;
  /** Index of the deal, from 0. Games of a deal have the same cards and dice; seats, entrants or settings differ. */
  readonly deal: number;
  /** Names of the entrants, by seat. */
  readonly seats: readonly string[];
}

/** Games with indexes `from` to `to` − 1. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The games of one deal: every table of every setting in every rotation of seats. */
export function gamesOfDeal(plan: Plan): Omit<Job, 'index' | 'deal'>[] {
  return plan.settings.flatMap((setting, index) =>
    tablesOf(plan, setting).flatMap((table) => rotationsOf(table).map((seats) => ({ setting: index, seats }))),
  );
}

/** The game with that index. The games of a deal are consecutive. @throws PlanError if the plan has no such game. */
export function jobOf(plan: Plan, index: number, deal: ReturnType<typeof gamesOfDeal> = gamesOfDeal(plan)): Job {
  const game = deal[index % deal.length];
  if (game === undefined || index >= plan.games) {
    throw planFailure('arena/no-such-game', { game: index, last: plan.games - 1 });
  }
  return { index, ...game, deal: Math.floor(index / deal.length) };
}

/** All games of the plan, split into ranges for workers, always in the same way. */
export function rangesOf({ games }: Plan): Range[] {
  const size = Math.min(MOST_OF_RANGE, Math.ceil(games / PIECES));
  return Array.from({ length: Math.ceil(games / size) }, (_, piece) => ({
    from: piece * size,
    to: Math.min(games, (piece + 1) * size),
  }));
}

/** Target number of ranges: enough that workers finish at about the same time, and that losing a range costs little. */
const PIECES = 500;
/** Maximum number of games in a range. */
export const MOST_OF_RANGE = 20;

/** All distinct rotations of the table. If its names repeat periodically, there are fewer rotations than seats. */
function rotationsOf(table: readonly string[]): (readonly string[])[] {
  const turns = table.map((_, turn) => [...table.slice(turn), ...table.slice(0, turn)]);
  const again = turns.findIndex((turned, turn) => turn > 0 && turned.join('\n') === table.join('\n'));
  return again < 0 ? turns : turns.slice(0, again);
}
