import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { coreFailure } from './failures.ts';
import { shown } from './wording.ts';

/** A source of chance, owned by a match, a search or a test; never part of a state. */
export interface Rng {
  /**
   * The next integer, uniform over 0 … `below` − 1.
   * @param below an integer from 1 to 2^32.
   */
  int(below: number): number;
}

/** How many values a number of 32 bits may have. */
const RANGE = 2 ** 32;

/**
 * The generator of a seed: xoroshiro128+ of `pure-rand`. The same seed gives the same numbers everywhere.
 *
 * It keeps no secrets: from a few cards that are seen, a computer finds the seed, and with it all that is hidden.
 * @param seed an integer of 32 bits; of a larger one the lowest 32 bits count.
 * @throws TypeError for a seed that is no number.
 * @throws RangeError for a number that is no integer.
 */
export function seeded(seed: number): Rng {
  if (typeof seed !== 'number') throw badSeed(shown(seed), 'an integer', TypeError);
  if (!Number.isInteger(seed)) throw badSeed(seed, 'an integer', RangeError);
  const generator = xoroshiro128plus(seed);
  // Neighbouring seeds begin with neighbouring numbers; a jump takes them 2^64 steps apart from there.
  generator.jump();
  // The library's own `uniformInt` draws the same numbers, but brings along its 64-bit ranges, a tenth of this core.
  return uniform(() => generator.next() + RANGE / 2);
}

/**
 * The random numbers of the system, by `crypto.getRandomValues`. Nobody can compute them from those seen before, and
 * nobody can repeat them.
 *
 * Its `int` throws an Error where there is no `crypto`.
 */
export function systemRandom(): Rng {
  const number = new Uint32Array(1);
  return uniform(() => {
    if (globalThis.crypto?.getRandomValues === undefined) throw coreFailure('core/no-entropy', {});
    const [drawn = RANGE] = globalThis.crypto.getRandomValues(number);
    return drawn;
  });
}

/**
 * The source of chance that draws by that function.
 * @param draw gives an integer of 32 bits, 0 or more; what would favour some results is drawn again.
 */
export function uniform(draw: () => number): Rng {
  return {
    int(below) {
      let [drawn, rest] = [0, 0];
      do {
        drawn = draw();
        rest = drawn % below;
      } while (drawn - rest > RANGE - below);
      return rest;
    },
  };
}

/** The error for a seed of another kind. */
export function badSeed(seed: number | string, expected: string, kind: ErrorConstructor): Error {
  return coreFailure('core/bad-seed', { seed, expected }, { kind });
}
