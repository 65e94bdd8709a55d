import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { coreFailure } from './failures.ts';
import { shown } from './wording.ts';

/** A source of random numbers, owned by a match, a search or a test; never part of a state. */
export interface Rng {
  /**
   * The next integer, uniform over 0 … `below` − 1.
   * @param below an integer from 1 to 2^32. It is not checked: for a larger number, `int` never returns.
   */
  int(below: number): number;
}

/** The number of values of 32 bits. */
const RANGE = 2 ** 32;

/**
 * The generator for a seed: xoroshiro128+ of `pure-rand`. The same seed gives the same numbers everywhere.
 *
 * Do not use it for secrets: from a few visible cards, a computer can find the seed, and then everything hidden.
 * @param seed a 32-bit integer; of a larger one, only the lowest 32 bits are used.
 * @throws TypeError if the seed is not a number.
 * @throws RangeError if it is not an integer.
 */
export function seeded(seed: number): Rng {
  if (typeof seed !== 'number') throw badSeed(shown(seed), 'an integer', TypeError);
  if (!Number.isInteger(seed)) throw badSeed(seed, 'an integer', RangeError);
  const generator = xoroshiro128plus(seed);
  // Generators of neighbouring seeds begin with similar numbers, so this one skips its first 2^64 numbers.
  generator.jump();
  // `uniformInt` of `pure-rand` draws the same numbers, but its 64-bit ranges would make this core a tenth larger.
  return uniform(() => generator.next() + RANGE / 2);
}

/**
 * Random numbers of the system, from `crypto.getRandomValues`. They can be neither predicted from earlier ones nor
 * reproduced.
 *
 * Its `int` throws an Error if there is no `crypto`.
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
 * Makes an unbiased random source.
 * @param draw returns an integer from 0 to 2^32 - 1. If a value would bias the result, `draw` is called again.
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

/** The error for an invalid seed. */
export function badSeed(seed: number | string, expected: string, kind: ErrorConstructor): Error {
  return coreFailure('core/bad-seed', { seed, expected }, { kind });
}
