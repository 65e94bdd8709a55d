import type { DraftOf, Game, GameTypes, Seat } from '../core/game.ts';
import type { Observation } from '../core/observation.ts';
import type { Rng } from '../core/rng.ts';
import type { Bot, Budget, Heuristic, Thinking } from './bot.ts';
import { anyOf, seatAsked } from './bot.ts';
import { type Decision, ranked, type Thinker, thinkingBot, unweighed, type WeighedMove } from './reasons.ts';
import { finite } from './simulation.ts';

/**
 * Looks one move ahead: plays the move with the best heuristic value. If chance follows, averages over the outcomes, or
 * draws one if there are more than 12. Judges all moves in one drawn state that the view allows. Ignores the budget.
 */
export function greedyBot<T extends GameTypes>(game: Game<T>, evaluate: Heuristic<T['state']>): Bot<T, T['move']> {
  return thinkingBot('greedy', greedy(game, evaluate), { iterations: 1 });
}

/** The algorithm of {@link greedyBot}. */
export function greedy<T extends GameTypes>(game: Game<T>, evaluate: Heuristic<T['state']>): Thinker<T> {
  function* think(observation: Observation<T>, _: Budget, rng: Rng): Thinking<Decision<T>> {
    const { view, moves } = observation;
    const state = game.resample(view, rng);
    const values = expectations(game, evaluate, state, moves, seatAsked(observation), OUTCOMES, rng);
    const best = Math.max(...values);
    const move = anyOf(
      moves.filter((_, index) => values[index] === best),
      rng,
    );
    const weighed = (): WeighedMove<T>[] =>
      ranked(
        moves.map((each, index) => ({ ...unweighed<T>(each), expected: values[index] ?? null })),
        move,
        ({ expected }) => expected ?? 0,
      );
    return { move, weighed };
  }
  return { wantsFeed: false, think };
}

/** Maximum number of outcomes of a chance node that the bot averages over. */
export const OUTCOMES = 12;

/**
 * The seat's expected heuristic value after each move.
 * @param outcomes maximum number of chance outcomes to average over. If there are more outcomes, one is drawn.
 */
export function expectations<T extends GameTypes>(
  game: Game<T>,
  evaluate: Heuristic<T['state']>,
  state: T['state'],
  moves: readonly T['move'][],
  seat: Seat,
  outcomes: number,
  rng: Rng,
): number[] {
  const after = (from: T['state'], move: T['move']): DraftOf<T> => {
    const reached = game.clone(from);
    game.advance(reached, move);
    return reached;
  };
  const judge = (reached: T['state']): number => finite(evaluate(reached, seat));
  return moves.map((move) => {
    const reached = after(state, move);
    if (game.actor(reached) !== 'chance') return judge(reached);
    // Drawing one outcome avoids computing all weights: a roll of seven dice has 792 outcomes.
    if (outcomes === 1 || game.legalMoves(reached).length > outcomes) {
      game.advance(reached, game.sample(reached, rng));
      return judge(reached);
    }
    const chances = game.chances(reached);
    const total = chances.reduce((sum, { weight }) => sum + weight, 0);
    return chances.reduce((sum, chance) => sum + (chance.weight / total) * judge(after(reached, chance.move)), 0);
  });
}
