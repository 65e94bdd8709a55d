import type { Observation } from '../core/match.ts';
import type { Rng } from '../core/rng.ts';

/** Chooses one of the observation's moves. It gets what its seat may know, never a state. */
export type Bot<View, Move> = (observation: Observation<View, Move>, rng: Rng) => Move;

/** How well a seat stands in a view, higher is better; comparable within one game only. */
export type Heuristic<View> = (view: View, seat: number) => number;

/** One of the items, each equally likely. */
export function anyOf<Item>(items: readonly Item[], rng: Rng): Item {
  const chosen = items[rng.int(Math.max(items.length, 1))];
  if (chosen === undefined) throw new Error('A bot was asked to choose where it has no move.');
  return chosen;
}
