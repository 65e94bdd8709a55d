import * as fc from 'fast-check';
import type { Game, GameTypes } from '../../src/core/game.ts';
import type { Rng } from '../../src/core/rng.ts';
import { seeded } from '../../src/core/rng.ts';
import { anyOf } from '../core/at-random.ts';

/** Random games: the options, and a preference among the legal moves; by default all are equally likely. */
export interface RandomGames<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: fc.Arbitrary<object>;
  pick?(state: T['state'], legal: readonly T['move'][], rng: Rng): T['move'] | undefined;
}

/** A position of a random game, its next move, and the position after it. */
export interface Visit<T extends GameTypes> {
  readonly state: T['state'];
  readonly move: T['move'];
  readonly next: T['state'];
  /** The number of moves before. */
  readonly ply: number;
  readonly rng: Rng;
}

/** Number of options; afterwards they come again. */
const OPTIONS = 100;

/** Visits this many positions of random games. @returns the number of games that ended. */
export function randomPlay<T extends GameTypes>(
  { game, options, pick }: RandomGames<T>,
  positions: number,
  visit: (visit: Visit<T>) => void,
): number {
  const rng = seeded(positions);
  const given = fc.sample(options, { seed: positions, numRuns: OPTIONS });
  let [ended, ply] = [0, 0];
  let state = game.setup(given[0]);
  for (let seen = 0; seen < positions; seen++) {
    const legal = game.legalMoves(state);
    const move = pick?.(state, legal, rng) ?? anyOf(legal, rng);
    const next = game.apply(state, move);
    visit({ state, move, next, ply, rng });
    [state, ply] = [next, ply + 1];
    if (game.actor(state) !== 'over') continue;
    ended += 1;
    [state, ply] = [game.setup(given[ended % OPTIONS]), 0];
  }
  return ended;
}
