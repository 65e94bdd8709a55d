import type { Seat } from '../core/game.ts';
import type { Rng } from '../core/rng.ts';

/**
 * A sequence of decisions. States that chance or hidden cards tell apart share a node: what is legal at it differs
 * from one descent to the next, so every child counts how often it could have been chosen.
 */
export interface TreeNode {
  visits: number;
  /** Descents in which this was a legal continuation of its parent. */
  available: number;
  /** By seat: the sum of the rewards of all visits. */
  readonly totals: number[];
  /** By what the decision that leads there is printed as. */
  readonly children: Map<string, TreeNode>;
}

export function newNode(players: number): TreeNode {
  return { visits: 0, available: 0, totals: new Array<number>(players).fill(0), children: new Map() };
}

/**
 * UCB1 over those children that are legal now, by what the seat has got from them; a child never visited comes first.
 * @param keys the legal moves, printed.
 * @returns the index of the move to follow.
 */
export function chooseChild(
  node: TreeNode,
  keys: readonly string[],
  seat: Seat,
  exploration: number,
  rng: Rng,
): number {
  let untried = 0;
  let chosen = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < keys.length; i++) {
    const child = node.children.get(keys[i] ?? '');
    if (child === undefined) {
      untried += 1;
      if (rng.int(untried) === 0) chosen = i;
      continue;
    }
    child.available += 1;
    if (untried > 0) continue;
    const bound = exploration * Math.sqrt(Math.log(child.available) / child.visits);
    const value = (child.totals[seat] ?? 0) / child.visits + bound;
    if (value > best) {
      best = value;
      chosen = i;
    }
  }
  return chosen;
}

/** The child of that key, made if there is none. */
export function childOf(node: TreeNode, key: string): TreeNode {
  const known = node.children.get(key);
  if (known !== undefined) return known;
  const child = newNode(node.totals.length);
  child.available = 1;
  node.children.set(key, child);
  return child;
}

/** Takes in what a descent through the node brought each seat. */
export function reward(node: TreeNode, rewards: readonly number[]): void {
  node.visits += 1;
  for (let seat = 0; seat < rewards.length; seat++) {
    node.totals[seat] = (node.totals[seat] ?? 0) + (rewards[seat] ?? 0);
  }
}
