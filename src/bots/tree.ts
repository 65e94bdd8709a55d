import type { Seat } from '../core/game.ts';
import { portableExp } from '../core/portable-exp.ts';

/**
 * A sequence of decisions. States that differ only in chance or hidden cards share a node. So the legal moves of a node
 * differ between descents, and every child counts how often it was available.
 */
export interface TreeNode<Move> {
  visits: number;
  /** Number of descents in which the parent could have chosen this node. */
  available: number;
  /** Mean of the node's evaluations for the seat that chooses it, on the heuristic's scale; it determines the prior. */
  mean: number;
  /** Number of evaluations in `mean`. */
  evaluations: number;
  /** By seat: the sum of the rewards of all visits; empty before the first visit. */
  totals: number[];
  /** The legal moves and children of the last descent; `null` before the first descent. */
  fan: Fan<Move> | null;
  /** All children by notation; `null` while all descents have had the same legal moves. */
  known: Map<string, TreeNode<Move>> | null;
}

/** Legal moves, or a kit's shortlist of them. Moves that the search has not evaluated yet have no node. */
export interface Fan<Move> {
  readonly moves: readonly Move[];
  /** By move; `null` if not evaluated yet. */
  readonly nodes: (TreeNode<Move> | null)[];
  /** Number of evaluated moves. */
  evaluated: number;
  /** By move: the {@link priors}; `null` until they are computed, and again when an evaluation changes. */
  weights: readonly number[] | null;
}

export function newFan<Move>(moves: readonly Move[], nodes: (TreeNode<Move> | null)[]): Fan<Move> {
  let evaluated = 0;
  for (let i = 0; i < nodes.length; i++) if (nodes[i] !== null) evaluated += 1;
  return { moves, nodes, evaluated, weights: null };
}

export function newNode<Move>(): TreeNode<Move> {
  return { visits: 0, available: 0, mean: 0, evaluations: 0, totals: NONE, fan: null, known: null };
}

const NONE: number[] = [];

/** Softmax temperature: if two evaluations differ by this many standard deviations, one prior is e times the other. */
const TEMPERATURE = 0.5;

/**
 * Chooses a child by PUCT: the seat's mean reward plus a bonus, which is proportional to the prior and shrinks with
 * visits. For an unvisited child, the parent's mean reward is used. Moves without a node are not chosen.
 * @returns the index of the child.
 */
export function chooseChild<Move>(node: TreeNode<Move>, fan: Fan<Move>, seat: Seat, exploration: number): number {
  fan.weights ??= priors(fan.nodes);
  const { nodes, weights } = fan;
  const unvisited = node.visits > 0 ? (node.totals[seat] ?? 0) / node.visits : 0;
  let chosen = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < nodes.length; i++) {
    const child = nodes[i];
    if (child === undefined || child === null) continue;
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

/** The priors: a softmax of the evaluations, which sums to 1; 0 for a move without a node. */
export function priors(nodes: readonly (TreeNode<unknown> | null)[]): number[] {
  let seen = 0;
  let mean = 0;
  let greatest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i];
    if (node === undefined || node === null) continue;
    seen += 1;
    mean += (node.mean - mean) / seen;
    greatest = Math.max(greatest, node.mean);
  }
  let squares = 0;
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i];
    if (node !== undefined && node !== null) squares += (node.mean - mean) ** 2;
  }
  const scale = TEMPERATURE * Math.sqrt(squares / Math.max(1, seen)) || 1;
  const weights: number[] = [];
  let total = 0;
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i];
    const weight = node === undefined || node === null ? 0 : portableExp((node.mean - greatest) / scale);
    weights.push(weight);
    total += weight;
  }
  for (let i = 0; i < weights.length; i++) weights[i] = (weights[i] ?? 0) / total;
  return weights;
}

/** Adds the rewards of a descent through the node. */
export function reward(node: TreeNode<unknown>, rewards: readonly number[]): void {
  if (node.visits === 0) node.totals = rewards.slice();
  else
    for (let seat = 0; seat < rewards.length; seat++)
      node.totals[seat] = (node.totals[seat] ?? 0) + (rewards[seat] ?? 0);
  node.visits += 1;
}

/** Whether two lists hold equal moves in the same order. Compares references first, because most moves are interned. */
export function areSame(a: readonly object[], b: readonly object[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const [one, other] = [a[i], b[i]];
    if (one === undefined || other === undefined || (one !== other && !isSame(one, other))) return false;
  }
  return true;
}

/** Compares moves, whose fields are strings, numbers, booleans or lists of them. */
function isSame(a: object, b: object): boolean {
  const [own, others] = [Object.entries(a), Object.entries(b)];
  return (
    own.length === others.length &&
    own.every(([key, value], i) => {
      const [otherKey, other] = others[i] ?? ['', undefined];
      return key === otherKey && (value === other || JSON.stringify(value) === JSON.stringify(other));
    })
  );
}
