import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A source of chance, owned by a match, a search or a test; never part of a state. */
export interface Rng {
  /**
   * The next integer, uniform over 0 … `below` − 1.
   * @param below an integer from 1 to 2^32.
   */
  int(below: number): number;
}

/** How many values a generator's number may have. */
const RANGE = 2 ** 32;

/**
 * The generator of a seed: xoroshiro128+ of `pure-rand`. The same seed gives the same numbers everywhere.
 * @param seed an integer of 32 bits; of a larger one the lowest 32 bits count.
 */
export function seeded(seed: number): Rng {
  const generator = xoroshiro128plus(seed);
  // Neighbouring seeds begin with neighbouring numbers; a jump takes them 2^64 steps apart from there.
  generator.jump();
  return {
    // The library's own `uniformInt` draws the same numbers, but brings along its 64-bit ranges, a tenth of this core.
    int(below) {
      const fair = RANGE - (RANGE % below);
      let drawn = RANGE;
      while (drawn >= fair) drawn = generator.next() + RANGE / 2;
      return drawn % below;
    },
  };
}
