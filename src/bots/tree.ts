import type { Seat } from '../core/game.ts';

/**
 * A sequence of decisions. States that chance or hidden cards tell apart share a node: what is legal at it differs
 * from one descent to the next, so every child counts how often it could have been chosen.
 */
export interface TreeNode {
  visits: number;
  /** Descents in which this was a legal continuation of its parent. */
  available: number;
  /** What the seat that decides expected of it at first sight, on a scale of its own. */
  readonly promise: number;
  /** By seat: the sum of the rewards of all visits. */
  readonly totals: number[];
  /** By what the decision that leads there is printed as. */
  readonly children: Map<string, TreeNode>;
}

export function newNode(players: number, promise: number): TreeNode {
  return { visits: 0, available: 0, promise, totals: new Array<number>(players).fill(0), children: new Map() };
}

/** How sharply promises are told apart: their deviation among the moves of one decision, times this, is a factor e. */
const TEMPERATURE = 0.5;

/**
 * The continuation that promises most by PUCT: what the seat has got from it so far, and a bonus in proportion to its
 * promise that shrinks with its visits. One never visited counts as much as its parent has brought so far.
 * @param options the continuations that are legal now.
 * @returns its index.
 */
export function chooseChild(node: TreeNode, options: readonly TreeNode[], seat: Seat, exploration: number): number {
  const weights = priors(options);
  const unvisited = node.visits > 0 ? (node.totals[seat] ?? 0) / node.visits : 0;
  let chosen = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const child = options[i];
    if (child === undefined) continue;
    child.available += 1;
    const bonus = (exploration * (weights[i] ?? 0) * Math.sqrt(child.available)) / (1 + child.visits);
    const value = (child.visits > 0 ? (child.totals[seat] ?? 0) / child.visits : unvisited) + bonus;
    if (value > best) {
      best = value;
      chosen = i;
    }
  }
  return chosen;
}

/** The promises as parts of 1, whatever their scale. */
function priors(options: readonly TreeNode[]): number[] {
  let mean = 0;
  let greatest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const promise = options[i]?.promise ?? 0;
    mean += promise / options.length;
    greatest = Math.max(greatest, promise);
  }
  let squares = 0;
  for (let i = 0; i < options.length; i++) squares += ((options[i]?.promise ?? 0) - mean) ** 2;
  const scale = TEMPERATURE * Math.sqrt(squares / options.length) || 1;
  const weights: number[] = [];
  let total = 0;
  for (let i = 0; i < options.length; i++) {
    const weight = Math.exp(((options[i]?.promise ?? 0) - greatest) / scale);
    weights.push(weight);
    total += weight;
  }
  for (let i = 0; i < weights.length; i++) weights[i] = (weights[i] ?? 0) / total;
  return weights;
}

/** Takes in what a descent through the node brought each seat. */
export function reward(node: TreeNode, rewards: readonly number[]): void {
  node.visits += 1;
  for (let seat = 0; seat < rewards.length; seat++) {
    node.totals[seat] = (node.totals[seat] ?? 0) + (rewards[seat] ?? 0);
  }
}
