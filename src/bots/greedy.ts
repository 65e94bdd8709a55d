import type { BaseState, Seat } from '../core/game.ts';
import type { Rng } from '../core/rng.ts';
import type { Bot, Heuristic } from './bot.ts';
import { anyOf, seatAsked } from './bot.ts';
import type { Simulated } from './simulation.ts';
import { finite } from './simulation.ts';

/**
 * Looks one step ahead: plays a move after which, on average over the die or card that follows, its seat stands best.
 * It judges by one state that its view allows, the same for all moves. Its budget is of no use to it.
 */
export function greedyBot<State extends BaseState, Move, View>(
  game: Simulated<State, Move, View>,
  heuristic: Heuristic<View>,
): Bot<View, Move> {
  return (observation, _, rng) => {
    const { view, moves } = observation;
    const values = expectations(game, heuristic, game.resample(view, rng), moves, seatAsked(observation), rng);
    const best = Math.max(...values);
    return anyOf(
      moves.filter((_, index) => values[index] === best),
      rng,
    );
  };
}

/** Chance nodes with more outcomes than this are sampled. */
const OUTCOMES = 12;

/** What the seat may expect of each move, by the heuristic after it. */
export function expectations<State extends BaseState, Move, View>(
  game: Simulated<State, Move, View>,
  heuristic: Heuristic<View>,
  state: State,
  moves: readonly Move[],
  seat: Seat,
  rng: Rng,
): number[] {
  const after = (from: State, move: Move): State => {
    const reached = game.clone(from);
    game.advance(reached, move);
    return reached;
  };
  const judge = (reached: State): number => finite(heuristic(game.view(reached, seat), seat));
  return moves.map((move) => {
    const reached = after(state, move);
    if (game.actor(reached) !== 'chance') return judge(reached);
    const chances = game.chances(reached);
    if (chances.length > OUTCOMES) return judge(after(reached, game.sample(reached, rng)));
    const total = chances.reduce((sum, { weight }) => sum + weight, 0);
    return chances.reduce((sum, chance) => sum + (chance.weight / total) * judge(after(reached, chance.move)), 0);
  });
}
