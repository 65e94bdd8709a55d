import type { Rng } from '../../core/rng.ts';

/** How many values 32 random bits have. */
const RANGE = 2 ** 32;

/** The random numbers of the system, which nobody can compute from those seen before. */
export const system: Rng = {
  int(below) {
    const fair = RANGE - (RANGE % below);
    let drawn = RANGE;
    while (drawn >= fair) [drawn = RANGE] = crypto.getRandomValues(new Uint32Array(1));
    return drawn % below;
  },
};
