import type { DraftOf, Game, GameTypes, Seat } from '../core/game.ts';
import type { Rng } from '../core/rng.ts';
import type { Bot, Heuristic, Search } from './bot.ts';
import { bestBy, iterating, noMove, searching, seatAsked } from './bot.ts';
import { expectations } from './greedy.ts';
import type { SearchSettings } from './simulation.ts';
import { Judge, playOut } from './simulation.ts';
import type { TreeNode } from './tree.ts';
import { chooseChild, newNode, reward } from './tree.ts';

export interface IsMctsSettings<T extends GameTypes = GameTypes> extends SearchSettings<T> {
  /** How much is tried out beside the best so far: the constant of PUCT, for rewards from 0 to 1. */
  readonly exploration?: number;
}

/** By the heuristics of this library a state is better judged at once than after some moves at random. */
const DEPTH = 0;
const EXPLORATION = 1;

/**
 * Information-set Monte Carlo tree search of a single observer. Every iteration draws a state that the view allows,
 * descends the one tree of decisions by PUCT over the moves that are legal there, samples what chance does, plays on
 * at random for some moves and judges. Every seat is taken to maximise its own reward. What the heuristic says of the
 * next step, if there is a heuristic, directs the search to some moves first. The move most often tried is played.
 */
export function isMctsSearch<T extends GameTypes>(game: Game<T>, settings: IsMctsSettings<T> = {}): Search<T> {
  return function* (observation, budget, rng) {
    const { moves } = observation;
    // A match freezes what it gives, and what is frozen is copied slowly.
    const view = structuredClone(observation.view);
    const seat = seatAsked(observation);
    const tree = new Tree(game, settings, rng);
    if (moves.length > 1) yield* iterating(budget, () => tree.iterate(game.clone(game.resample(view, rng))));
    return tree.mostVisited(moves, seat);
  };
}

/** The bot by {@link isMctsSearch}. */
export function isMctsBot<T extends GameTypes>(game: Game<T>, settings: IsMctsSettings<T> = {}): Bot<T> {
  return searching(isMctsSearch(game, settings));
}

class Tree<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #settings: IsMctsSettings<T>;
  readonly #heuristic: Heuristic<T['view']> | undefined;
  readonly #exploration: number;
  readonly #rng: Rng;
  #root: TreeNode | undefined;
  #judge: Judge<T> | undefined;

  constructor(game: Game<T>, settings: IsMctsSettings<T>, rng: Rng) {
    this.#game = game;
    this.#settings = settings;
    this.#heuristic = settings.heuristic;
    this.#exploration = settings.exploration ?? EXPLORATION;
    this.#rng = rng;
  }

  /** @param state becomes another in the course of it. */
  iterate(state: DraftOf<T>): void {
    this.#root ??= newNode(state.players, 0);
    this.#judge ??= new Judge(this.#game, this.#settings, state.players, DEPTH);
    const path = [this.#root];
    this.#descend(state, path);
    playOut(this.#game, state, this.#judge.depth, this.#rng);
    const rewards = this.#judge.rewards(state);
    for (let i = 0; i < path.length; i++) {
      const node = path[i];
      if (node !== undefined) reward(node, rewards);
    }
  }

  /** Of moves visited equally often, the better one. */
  mostVisited(moves: readonly T['move'][], seat: Seat): T['move'] {
    const nodes = moves.map((move) => this.#root?.children.get(this.#game.print(move)));
    const visits = nodes.map((node) => node?.visits ?? 0);
    const totals = nodes.map((node) => node?.totals[seat] ?? 0);
    return moves[bestBy(visits, totals)] ?? noMove();
  }

  /** Follows the tree from the last node of the path to a decision that is new to it, or to the end. */
  #descend(state: DraftOf<T>, path: TreeNode[]): void {
    const game = this.#game;
    for (;;) {
      const actor = game.actor(state);
      const node = path[path.length - 1];
      if (actor === 'over' || node === undefined) return;
      if (actor === 'chance') {
        game.advance(state, game.sample(state, this.#rng));
        continue;
      }
      const moves = game.legalMoves(state);
      const options = this.#optionsAt(node, state, moves, actor);
      const chosen = chooseChild(node, options, actor, this.#exploration);
      const child = options[chosen] ?? noMove();
      path.push(child);
      game.advance(state, moves[chosen] ?? noMove());
      if (child.visits === 0) return;
    }
  }

  /** The nodes of the moves, in their order. Those that are new to the tree get their promise. */
  #optionsAt(node: TreeNode, state: T['state'], moves: readonly T['move'][], seat: Seat): TreeNode[] {
    const keys: string[] = [];
    const unknown: T['move'][] = [];
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i] ?? noMove();
      const key = this.#game.print(move);
      keys.push(key);
      if (!node.children.has(key)) unknown.push(move);
    }
    if (unknown.length > 0) {
      const promises = this.#promisesOf(state, unknown, seat);
      for (let i = 0; i < unknown.length; i++) {
        const key = this.#game.print(unknown[i] ?? noMove());
        node.children.set(key, newNode(state.players, promises[i] ?? 0));
      }
    }
    return keys.map((key) => node.children.get(key) ?? noMove());
  }

  #promisesOf(state: T['state'], moves: readonly T['move'][], seat: Seat): number[] {
    const heuristic = this.#heuristic;
    if (heuristic === undefined) return moves.map(() => 0);
    return expectations(this.#game, heuristic, state, moves, seat, this.#rng);
  }
}
