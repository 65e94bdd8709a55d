import type { BaseState, Seat } from '../core/game.ts';
import type { Rng } from '../core/rng.ts';
import type { Bot } from './bot.ts';
import { bestBy, noMove, seatAsked, spending } from './bot.ts';
import type { SearchSettings, Simulated } from './simulation.ts';
import { Judge, playOut } from './simulation.ts';
import type { TreeNode } from './tree.ts';
import { childOf, chooseChild, newNode, reward } from './tree.ts';

export interface IsMctsSettings<View> extends SearchSettings<View> {
  /** How much is tried out beside the best so far: the constant of UCB1, for rewards from 0 to 1. */
  readonly exploration?: number;
}

/** The moves of a play-out, unless the settings say otherwise. */
const DEPTH = 40;
const EXPLORATION = 0.7;

/**
 * Information-set Monte Carlo tree search of a single observer. Every iteration draws a state that the view allows,
 * descends the one tree of decisions by UCB1 over the moves that are legal there, samples what chance does, plays on
 * at random and judges. Every seat is taken to maximise its own reward. The move most often tried is played.
 */
export function isMctsBot<State extends BaseState, Move, View>(
  game: Simulated<State, Move, View>,
  settings: IsMctsSettings<View> = {},
): Bot<View, Move> {
  const exploration = settings.exploration ?? EXPLORATION;
  return (observation, budget, rng) => {
    const { view, moves } = observation;
    const seat = seatAsked(observation);
    let root: TreeNode | undefined;
    let judge: Judge<State, Move, View> | undefined;
    const path: TreeNode[] = [];
    const more = spending(budget);
    while (moves.length > 1 && more()) {
      const state = game.clone(game.resample(view, rng));
      root ??= newNode(state.players);
      judge ??= new Judge(game, settings, state.players, DEPTH);
      path.length = 0;
      path.push(root);
      descend(game, state, path, exploration, rng);
      playOut(game, state, judge.depth, rng);
      const rewards = judge.rewards(state);
      for (let i = 0; i < path.length; i++) {
        const node = path[i];
        if (node !== undefined) reward(node, rewards);
      }
    }
    return mostVisited(moves, (move) => root?.children.get(game.print(move)), seat);
  };
}

/** Follows the tree from the last node of the path, in place, to a decision that is new to it, or to the end. */
function descend<State extends BaseState, Move, View>(
  game: Simulated<State, Move, View>,
  state: State,
  path: TreeNode[],
  exploration: number,
  rng: Rng,
): void {
  for (;;) {
    const actor = game.actor(state);
    const node = path[path.length - 1];
    if (actor === 'over' || node === undefined) return;
    if (actor === 'chance') {
      game.advance(state, game.sample(state, rng));
      continue;
    }
    const moves = game.legalMoves(state);
    const keys: string[] = [];
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i];
      if (move !== undefined) keys.push(game.print(move));
    }
    const chosen = chooseChild(node, keys, actor, exploration, rng);
    const child = childOf(node, keys[chosen] ?? noMove());
    path.push(child);
    game.advance(state, moves[chosen] ?? noMove());
    if (child.visits === 0) return;
  }
}

/** Of moves visited equally often, the better one. */
function mostVisited<Move>(moves: readonly Move[], nodeOf: (move: Move) => TreeNode | undefined, seat: Seat): Move {
  const nodes = moves.map(nodeOf);
  const visits = nodes.map((node) => node?.visits ?? 0);
  const totals = nodes.map((node) => node?.totals[seat] ?? 0);
  return moves[bestBy(visits, totals)] ?? noMove();
}
