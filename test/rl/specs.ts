import * as fc from 'fast-check';
import type { BaseState } from '../../src/core/game.ts';
import type { Rng } from '../../src/core/rng.ts';
import { seeded } from '../../src/core/rng.ts';
import { anyOf } from '../core/at-random.ts';
import { specs } from '../games/specs.ts';
import type { Spec } from '../testing/spec.ts';

export { specs };

const SEED = 20090220;
/** Number of tables with random options. */
const ANY_OPTIONS = 4;

/** The possible numbers of players. */
export function playersOf({ game: { seats } }: Spec): number[] {
  return Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index);
}

/** Tables to play at: one with each number of players, and some with random options. */
export function tablesOf(spec: Spec): object[] {
  return [
    ...playersOf(spec).map((players) => ({ players })),
    ...fc.sample(spec.options, { numRuns: ANY_OPTIONS, seed: SEED }),
  ];
}

/** Plays whole random games, one per table, and visits about one state in `every` and the last. */
export function hereAndThere(
  spec: Spec,
  every: number,
  look: (state: BaseState, options: object, rng: Rng) => void,
): void {
  const { game } = spec;
  const rng = seeded(SEED);
  for (const options of tablesOf(spec)) {
    const state = game.clone(game.setup(options));
    for (;;) {
      const actor = game.actor(state);
      if (actor === 'over' || rng.int(every) === 0) look(state, options, rng);
      if (actor === 'over') break;
      const moves = actor === 'chance' ? [game.sample(state, rng)] : game.legalMoves(state);
      game.advance(state, anyOf(moves, rng));
    }
  }
}
