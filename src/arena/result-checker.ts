import { fits } from '../core/outcome.ts';
import { planFailure } from './failures.ts';
import type { Plan } from './plan.ts';
import type { GameResult } from './play.ts';
import { gamesOfDeal, jobOf } from './schedule.ts';

/** Returns a check that throws a PlanError if a result is not one of the plan's games. */
export function resultChecker(plan: Plan): (result: GameResult) => void {
  const deal = gamesOfDeal(plan);
  return (result) => {
    const job = jobOf(plan, result.index, deal);
    const isOfPlan =
      job.deal === result.deal &&
      job.setting === result.setting &&
      job.seats.length === result.seats.length &&
      job.seats.every((name, seat) => name === result.seats[seat]);
    if (!isOfPlan) throw planFailure('arena/other-plan', { game: result.index, why: '' });
    const { moves, forfeit, outcome, seats } = result;
    const isFitting = outcome === null || fits(outcome, seats.length);
    if (moves > plan.maxMoves || (forfeit !== undefined && forfeit.seat >= seats.length) || !isFitting) {
      const why = `: its outcome does not fit ${seats.length} seats and a maximum of ${plan.maxMoves} moves`;
      throw planFailure('arena/other-plan', { game: result.index, why });
    }
  };
}
