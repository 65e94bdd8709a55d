import type { Seat } from '../core/game.ts';
import { portableExp } from '../core/portable-exp.ts';

/**
 * A sequence of decisions. States that chance or hidden cards tell apart share a node: what is legal at it differs
 * from one descent to the next, so every child counts how often it could have been chosen.
 */
export interface TreeNode<Move> {
  visits: number;
  /** Descents in which this was a legal continuation of its parent. */
  available: number;
  /** The prior of the deciding seat: the mean value over its first evaluations, on the heuristic's scale. */
  promise: number;
  looks: number;
  /** By seat: the sum of the rewards of all visits; empty before the first. */
  totals: number[];
  /** What was legal here at the last descent, and where it leads; `null` before the first. */
  fan: Fan<Move> | null;
  /** All continuations that have been looked at, by notation; `null` while all descents have had the same moves. */
  known: Map<string, TreeNode<Move>> | null;
}

/** The continuations of one descent. Most of them are never looked at, and have no node. */
export interface Fan<Move> {
  readonly moves: readonly Move[];
  /** By move; `null` for what has not been looked at yet. */
  readonly nodes: (TreeNode<Move> | null)[];
  /** How many have been looked at. */
  looked: number;
  /** By move: the promises as parts of 1; `null` when they have changed. 0 for what has not been looked at yet. */
  weights: readonly number[] | null;
}

export function newFan<Move>(moves: readonly Move[], nodes: (TreeNode<Move> | null)[]): Fan<Move> {
  let looked = 0;
  for (let i = 0; i < nodes.length; i++) if (nodes[i] !== null) looked += 1;
  return { moves, nodes, looked, weights: null };
}

export function newNode<Move>(): TreeNode<Move> {
  return { visits: 0, available: 0, promise: 0, looks: 0, totals: NONE, fan: null, known: null };
}

const NONE: number[] = [];

/** How sharply promises are told apart: their deviation among the moves of one decision, times this, is a factor e. */
const TEMPERATURE = 0.5;

/**
 * The continuation that promises most by PUCT: what the seat has got from it so far, and a bonus in proportion to its
 * promise that shrinks with its visits. One never visited counts as much as its parent has brought so far; one that
 * nobody has looked at yet is not chosen.
 * @returns its index.
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

/** The priors as shares of 1. */
export function priors(nodes: readonly (TreeNode<unknown> | null)[]): number[] {
  let seen = 0;
  let mean = 0;
  let greatest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i];
    if (node === undefined || node === null) continue;
    seen += 1;
    mean += (node.promise - mean) / seen;
    greatest = Math.max(greatest, node.promise);
  }
  let squares = 0;
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i];
    if (node !== undefined && node !== null) squares += (node.promise - mean) ** 2;
  }
  const scale = TEMPERATURE * Math.sqrt(squares / Math.max(1, seen)) || 1;
  const weights: number[] = [];
  let total = 0;
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i];
    const weight = node === undefined || node === null ? 0 : portableExp((node.promise - greatest) / scale);
    weights.push(weight);
    total += weight;
  }
  for (let i = 0; i < weights.length; i++) weights[i] = (weights[i] ?? 0) / total;
  return weights;
}

/** Takes in what a descent through the node brought each seat. */
export function reward(node: TreeNode<unknown>, rewards: readonly number[]): void {
  if (node.visits === 0) node.totals = rewards.slice();
  else
    for (let seat = 0; seat < rewards.length; seat++)
      node.totals[seat] = (node.totals[seat] ?? 0) + (rewards[seat] ?? 0);
  node.visits += 1;
}

/** Whether two lists hold the same moves in the same order; most moves are the same objects whenever they are listed. */
export function areSame(a: readonly object[], b: readonly object[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const [one, other] = [a[i], b[i]];
    if (one === undefined || other === undefined || (one !== other && !isSame(one, other))) return false;
  }
  return true;
}

/** Fields hold strings, numbers, booleans and lists of them. */
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
