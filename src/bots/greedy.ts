import type { Game, GameTypes, Seat } from '../core/game.ts';
import type { Rng } from '../core/rng.ts';
import type { Bot, Heuristic } from './bot.ts';
import { anyOf, searching, seatAsked } from './bot.ts';
import { type Reasoning, ranked, unweighed, type WeighedMove, withoutReasons } from './reasons.ts';
import { finite } from './simulation.ts';

/**
 * Looks one step ahead: plays a move after which, on average over the die or card that follows, its seat stands best.
 * It judges by one state that its view allows, the same for all moves. Its budget is of no use to it.
 */
export function greedyBot<T extends GameTypes>(game: Game<T>, heuristic: Heuristic<T['view']>): Bot<T> {
  return searching(withoutReasons(greedyReasoning(game, heuristic)));
}

/** The choice of {@link greedyBot}, with its reasons. */
export function greedyReasoning<T extends GameTypes>(game: Game<T>, heuristic: Heuristic<T['view']>): Reasoning<T> {
  return function* (observation, _, rng) {
    const { view, moves } = observation;
    const values = expectations(game, heuristic, game.resample(view, rng), moves, seatAsked(observation), rng);
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
  };
}

/** Chance nodes with more outcomes than this are sampled. */
const OUTCOMES = 12;

/** What the seat may expect of each move, by the heuristic after it. */
export function expectations<T extends GameTypes>(
  game: Game<T>,
  heuristic: Heuristic<T['view']>,
  state: T['state'],
  moves: readonly T['move'][],
  seat: Seat,
  rng: Rng,
): number[] {
  const after = (from: T['state'], move: T['move']): T['state'] => {
    const reached = game.clone(from);
    game.advance(reached, move);
    return reached;
  };
  const judge = (reached: T['state']): number => finite(heuristic(game.view(reached, seat), seat));
  return moves.map((move) => {
    const reached = after(state, move);
    if (game.actor(reached) !== 'chance') return judge(reached);
    // A roll of seven dice has 792 outcomes: their weights are not asked for where one is drawn.
    if (game.legalMoves(reached).length > OUTCOMES) return judge(after(reached, game.sample(reached, rng)));
    const chances = game.chances(reached);
    const total = chances.reduce((sum, { weight }) => sum + weight, 0);
    return chances.reduce((sum, chance) => sum + (chance.weight / total) * judge(after(reached, chance.move)), 0);
  });
}
