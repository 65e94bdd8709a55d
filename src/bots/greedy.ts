import type { BaseOptions, BaseState, Game, Seat, Tagged } from '../core/game.ts';
import type { Rng } from '../core/rng.ts';
import type { Bot, Heuristic } from './bot.ts';
import { anyOf } from './bot.ts';

/**
 * Looks one step ahead: plays a move after which, on average over the die or card that follows, its seat stands best.
 * It judges by one state that its view allows, the same for all moves.
 */
export function greedyBot<
  Options extends BaseOptions,
  State extends BaseState,
  Move extends Tagged,
  View,
  Event extends Tagged,
>(game: Game<Options, State, Move, View, Event>, heuristic: Heuristic<View>): Bot<View, Move> {
  return ({ view, actor, moves }, rng) => {
    if (typeof actor !== 'number') throw new Error('A bot was asked to decide for chance.');
    const seat = actor;
    const state = game.resample(view, rng);
    const values = moves.map((move) => expectation(game, heuristic, game.apply(state, move), seat, rng));
    const best = Math.max(...values);
    return anyOf(
      moves.filter((_, index) => values[index] === best),
      rng,
    );
  };
}

/** Chance nodes with more outcomes than this are sampled. */
const OUTCOMES = 12;

function expectation<
  Options extends BaseOptions,
  State extends BaseState,
  Move extends Tagged,
  View,
  Event extends Tagged,
>(
  game: Game<Options, State, Move, View, Event>,
  heuristic: Heuristic<View>,
  state: State,
  seat: Seat,
  rng: Rng,
): number {
  const judge = (reached: State): number => heuristic(game.view(reached, seat), seat);
  if (game.actor(state) !== 'chance') return judge(state);
  const chances = game.chances(state);
  if (chances.length > OUTCOMES) return judge(game.apply(state, game.sample(state, rng)));
  const total = chances.reduce((sum, { weight }) => sum + weight, 0);
  return chances.reduce((sum, { move, weight }) => sum + (weight / total) * judge(game.apply(state, move)), 0);
}
