import type { Plan } from '../../src/arena/plan.ts';

/** A plan of a few games at one table. */
export function plan(changes: Partial<Plan> = {}): Plan {
  return {
    settings: [{ game: 'elfenland', players: 2, options: { rounds: 3 } }],
    format: 'table',
    entrants: ['greedy', 'random'],
    games: 8,
    seed: 1,
    maxMoves: 1_000,
    ...changes,
  };
}
