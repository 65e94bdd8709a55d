import { at } from '../core/checked-access.ts';
import type { DraftOf, Game, GameTypes, Seat } from '../core/game.ts';
import { checkMembers } from '../core/match-setup.ts';
import type { Observation } from '../core/observation.ts';
import type { Rng } from '../core/rng.ts';
import { checkRange } from '../core/seats.ts';
import type { Bot, Budget, Heuristic, Thinking } from './bot.ts';
import { bestBy, iterating, seatAsked, throwNoMove } from './bot.ts';
import { expectations, OUTCOMES } from './greedy.ts';
import { type Decision, ranked, type Thinker, thinkingBot, unweighed, type WeighedMove } from './reasons.ts';
import type { SearchSettings } from './simulation.ts';
import { DEFAULT_BUDGET, Evaluator, knownBy, SEARCH_MEMBERS, stateSampler } from './simulation.ts';
import type { Fan, TreeNode } from './tree.ts';
import { areSame, chooseChild, newFan, newNode, priors, reward } from './tree.ts';

export interface IsMctsSettings<T extends GameTypes = GameTypes> extends SearchSettings<T> {
  /** Exploration constant of PUCT, AlphaZero's selection rule. Higher values explore more moves. Default: 1. */
  readonly exploration?: number;
}

/** No play-out: this library's heuristics judge a state better immediately than after random moves. */
const DEPTH = 0;
const EXPLORATION = 1;
/** Progressive widening below the root: a node evaluates 2 × WIDTH moves, and WIDTH more when its visits double. */
const WIDTH = 6;
/** Visits of the root at which all its moves are evaluated again, in another drawn state. */
const REEVALUATIONS: readonly number[] = [4, 16, 64, 256];

/**
 * Single-observer information-set Monte Carlo tree search. Every iteration draws a state that the view allows, descends
 * one tree by PUCT over the moves legal in that state, samples chance moves, plays some random moves and judges the
 * result. Every seat maximizes its own reward. If there is a heuristic, its value after each move gives the prior.
 * Below the root, a node evaluates only some of its moves, and more as its visits grow. Plays the most visited move.
 * @throws RangeError if `depth` or `exploration` is below 0, TypeError for an invalid `budget` or an unknown setting.
 */
export function isMctsBot<T extends GameTypes>(game: Game<T>, settings: IsMctsSettings<T> = {}): Bot<T, T['move']> {
  checkMembers('The settings of a search', settings, [...SEARCH_MEMBERS, 'exploration']);
  return thinkingBot('ismcts', isMcts(game, settings), settings.budget ?? DEFAULT_BUDGET);
}

/** The algorithm of {@link isMctsBot}. */
export function isMcts<T extends GameTypes>(game: Game<T>, settings: IsMctsSettings<T> = {}): Thinker<T> {
  checkRange('depth', settings.depth ?? DEPTH, 0);
  checkRange('exploration', settings.exploration ?? EXPLORATION, 0);
  function* think(observation: Observation<T>, budget: Budget, rng: Rng): Thinking<Decision<T>> {
    const { moves } = observation;
    const draw = stateSampler(game, observation, knownBy(settings, observation), rng);
    const seat = seatAsked(observation);
    const tree = new Tree(game, settings, rng);
    if (moves.length > 1) yield* iterating(budget, () => tree.iterate(draw()));
    const move = tree.mostVisited(moves, seat);
    return { move, weighed: () => tree.weighed(moves, move, seat) };
  }
  return { wantsFeed: settings.memory !== undefined, think };
}

class Tree<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #settings: IsMctsSettings<T>;
  readonly #evaluate: Heuristic<T['state']> | undefined;
  readonly #exploration: number;
  readonly #rng: Rng;
  readonly #root: TreeNode<T['move']> = newNode();
  #evaluator: Evaluator<T> | undefined;

  constructor(game: Game<T>, settings: IsMctsSettings<T>, rng: Rng) {
    this.#game = game;
    this.#settings = settings;
    this.#evaluate = settings.evaluate;
    this.#exploration = settings.exploration ?? EXPLORATION;
    this.#rng = rng;
  }

  /** Runs one iteration and modifies the state. */
  iterate(state: DraftOf<T>): void {
    this.#evaluator ??= new Evaluator(this.#game, this.#settings, state.players, DEPTH);
    const path = [this.#root];
    this.#descend(state, path);
    this.#evaluator.playOut(state, this.#rng);
    const rewards = this.#evaluator.rewards(state);
    for (let i = 0; i < path.length; i++) {
      const node = path[i];
      if (node !== undefined) reward(node, rewards);
    }
  }

  /** The most visited move. Ties go to the move with the highest reward. */
  mostVisited(moves: readonly T['move'][], seat: Seat): T['move'] {
    const nodes = this.#rootNodes(moves);
    const visits = nodes.map((node) => node?.visits ?? 0);
    const totals = nodes.map((node) => node?.totals[seat] ?? 0);
    return moves[bestBy(visits, totals)] ?? throwNoMove();
  }

  /** The search's rating of each move. */
  weighed(moves: readonly T['move'][], played: T['move'], seat: Seat): WeighedMove<T>[] {
    const nodes = this.#rootNodes(moves);
    const visits = nodes.reduce((sum, node) => sum + (node?.visits ?? 0), 0);
    const weights = this.#evaluate === undefined ? [] : priors(nodes);
    const weighed = moves.map((move, i): WeighedMove<T> => {
      const node = nodes[i] ?? null;
      if (node === null) return unweighed(move);
      return {
        move,
        visits: node.visits,
        share: node.visits / Math.max(1, visits),
        values: node.visits > 0 ? node.totals.map((total) => total / node.visits) : null,
        prior: weights[i] ?? null,
        expected: this.#evaluate === undefined ? null : node.mean,
      };
    });
    return ranked(
      weighed,
      played,
      (one) => one.visits,
      (one) => one.values?.[seat] ?? 0,
    );
  }

  #rootNodes(moves: readonly T['move'][]): (TreeNode<T['move']> | null)[] {
    const { fan } = this.#root;
    return fan === null ? moves.map(() => null) : this.#nodesOf(this.#root, fan, moves);
  }

  /** Descends from the last node of the path to an unvisited node or the end of the game, and extends the path. */
  #descend(state: DraftOf<T>, path: TreeNode<T['move']>[]): void {
    const game = this.#game;
    for (;;) {
      const actor = game.actor(state);
      const node = path[path.length - 1];
      if (actor === 'over' || node === undefined) return;
      if (actor === 'chance') {
        game.advance(state, game.sample(state, this.#rng));
        continue;
      }
      const fan = this.#fanOf(node, this.#settings.shortlist?.(state) ?? game.legalMoves(state));
      this.#evaluateSome(node, fan, state, actor);
      const chosen = chooseChild(node, fan, actor, this.#exploration);
      const child = fan.nodes[chosen] ?? throwNoMove();
      path.push(child);
      game.advance(state, fan.moves[chosen] ?? throwNoMove());
      if (child.visits === 0) return;
    }
  }

  /** The node's fan for the moves that are legal now. */
  #fanOf(node: TreeNode<T['move']>, moves: readonly T['move'][]): Fan<T['move']> {
    if (node.fan !== null && areSame(node.fan.moves, moves)) return node.fan;
    const nodes = node.fan === null ? new Array(moves.length).fill(null) : this.#nodesOf(node, node.fan, moves);
    node.fan = newFan(moves, nodes);
    return node.fan;
  }

  /** Finds the children of these moves by notation, if the moves differ from those of the last descent. */
  #nodesOf(
    node: TreeNode<T['move']>,
    last: Fan<T['move']>,
    moves: readonly T['move'][],
  ): (TreeNode<T['move']> | null)[] {
    node.known ??= this.#byNotation(last);
    const { known } = node;
    return moves.map((move) => known.get(this.#game.print(move)) ?? null);
  }

  #byNotation({ moves, nodes }: Fan<T['move']>): Map<string, TreeNode<T['move']>> {
    const known = new Map<string, TreeNode<T['move']>>();
    for (const [i, move] of moves.entries()) {
      const node = nodes[i] ?? null;
      if (node !== null) known.set(this.#game.print(move), node);
    }
    return known;
  }

  /**
   * Evaluates moves. At the root, evaluates all moves, and all again at `REEVALUATIONS`, since the drawn states differ.
   * At other nodes, evaluates some moves, drawn at random, and more as the visits grow.
   */
  #evaluateSome(node: TreeNode<T['move']>, fan: Fan<T['move']>, state: T['state'], seat: Seat): void {
    const isRoot = node === this.#root;
    const { moves } = fan;
    if (isRoot && REEVALUATIONS.includes(node.visits)) this.#evaluateMoves(node, fan, [...moves.keys()], state, seat);
    const { evaluated } = fan;
    if (evaluated === moves.length) return;
    const width = isRoot ? moves.length : WIDTH * (32 - Math.clz32(1 + node.visits));
    if (evaluated >= width) return;
    const unseen: number[] = [];
    for (let i = 0; i < moves.length; i++) if (fan.nodes[i] === null) unseen.push(i);
    this.#evaluateMoves(node, fan, someOf(unseen, width - evaluated, this.#rng), state, seat);
  }

  /** Evaluates the moves with these indices, and creates their nodes. */
  #evaluateMoves(
    node: TreeNode<T['move']>,
    fan: Fan<T['move']>,
    chosen: readonly number[],
    state: T['state'],
    seat: Seat,
  ): void {
    const evaluate = this.#evaluate;
    const moves = chosen.map((i) => fan.moves[i] ?? throwNoMove());
    const outcomes = node === this.#root ? OUTCOMES : 1;
    const evaluations =
      evaluate === undefined ? [] : expectations(this.#game, evaluate, state, moves, seat, outcomes, this.#rng);
    for (const [k, move] of moves.entries()) {
      const i = chosen[k] ?? throwNoMove();
      let child = fan.nodes[i] ?? null;
      if (child === null) {
        child = newNode();
        fan.nodes[i] = child;
        fan.evaluated += 1;
        node.known?.set(this.#game.print(move), child);
      }
      child.evaluations += 1;
      child.mean += ((evaluations[k] ?? 0) - child.mean) / child.evaluations;
    }
    fan.weights = null;
  }
}

/** Draws this many items, or all if there are fewer, by a partial Fisher–Yates shuffle in place. */
function someOf(items: number[], count: number, rng: Rng): readonly number[] {
  if (items.length <= count) return items;
  for (let i = 0; i < count; i++) {
    const drawn = i + rng.int(items.length - i);
    [items[i], items[drawn]] = [at(items, drawn), at(items, i)];
  }
  return items.slice(0, count);
}
