import { describe, expect, it } from 'vitest';
import { playJob } from '../../src/arena/arena.ts';
import type { Tagged } from '../../src/core/game.ts';
import { copiedMove } from '../../src/core/record.ts';
import { seeded } from '../../src/core/rng.ts';
import { kits } from '../../src/games/index.ts';
import { kitOf } from '../games/kit-of.ts';
import { newFolder } from '../tools/folder.ts';
import { plan } from './plans.ts';

const folder = newFolder();

const BITS = 64;

/** Records the lowest bits of its draws, and plays at random. */
const spy = folder.write(
  'spy.mjs',
  `import { writeFileSync } from 'node:fs';
   let isNoted = false;
   const decide = ({ viewer, moves }, { rng }) => {
     if (!isNoted) {
       const bits = Array.from({ length: ${BITS} }, () => rng.int(2));
       writeFileSync(${JSON.stringify(`${folder.path}/bits.json`)}, JSON.stringify({ seat: viewer, bits }));
     }
     isNoted = true;
     return moves[rng.int(moves.length)];
   };
   export default { name: 'spy', decide };`,
);

const bitsOf = (seed: number): number[] => {
  const rng = seeded(seed);
  return Array.from({ length: BITS }, () => rng.int(2));
};

/** Recovers the seed of a fast generator, whose lowest bits are linear in it, by Gaussian elimination over 32 bits. */
function seedOf(bits: readonly number[]): number {
  const none = bitsOf(0);
  const columns = Array.from({ length: 32 }, (_, bit) => bitsOf(1 << bit).map((drawn, at) => drawn ^ (none[at] ?? 0)));
  /** Equations by their leading bit, each a mask of the seed's bits and their parity. */
  const solved = new Map<number, { mask: number; sum: number }>();
  for (const [at, bit] of bits.entries()) {
    let mask = columns.reduce((sum, column, index) => sum | ((column[at] ?? 0) << index), 0);
    let sum = bit ^ (none[at] ?? 0);
    while (mask !== 0) {
      const lead = 31 - Math.clz32(mask);
      const known = solved.get(lead);
      if (known === undefined) {
        solved.set(lead, { mask, sum });
        break;
      }
      mask ^= known.mask;
      sum ^= known.sum;
    }
  }
  let seed = 0;
  for (let lead = 0; lead < 32; lead++) {
    const { mask, sum } = solved.get(lead) ?? { mask: 0, sum: 0 };
    let [rest, bit] = [mask & seed, sum];
    for (; rest !== 0; rest &= rest - 1) bit ^= 1;
    seed |= bit << lead;
  }
  return seed;
}

/** The multiplicative inverse of `factor` modulo 2^32. */
function inverse(factor: number): number {
  let found = factor;
  for (let round = 0; round < 5; round++) found = Math.imul(found, 2 - Math.imul(factor, found));
  return found;
}

/** The seed of the dice computed from that of a seat, if both came from one number by an invertible hash. */
function diceSeedBy(seed: number, seat: number): number {
  const [first, second] = [0x85ebca6b, 0xc2b2ae35];
  let hash = seed ^ (seed >>> 16);
  hash = Math.imul(hash, inverse(second));
  hash ^= (hash >>> 13) ^ (hash >>> 26);
  hash = Math.imul(hash, inverse(first)) ^ (1 + seat);
  hash = Math.imul(hash, first);
  hash = Math.imul(hash ^ (hash >>> 13), second);
  return hash ^ (hash >>> 16);
}

describe('a bot that recovers the seed of its own source', () => {
  it('can predict all its own draws', () => {
    for (const seed of [0, 1, 0x12345678, -2]) expect(seedOf(bitsOf(seed)) | 0).toBe(seed | 0);
  });

  it.each(kits.map(({ game }) => game.id))('cannot predict chance moves in %s', async (id) => {
    const { game } = kitOf(id);
    const players = game.seats.min;
    const settings = [{ game: id, players, options: {} }];
    const entrants = [spy, ...Array.from({ length: players - 1 }, () => 'random')];
    const { record } = await playJob(plan({ settings, entrants, games: 1, maxMoves: 600 }), 0, { kits });
    const { seat, bits } = JSON.parse(folder.read('bits.json'));
    const guessed = seeded(diceSeedBy(seedOf(bits), seat));
    let state = game.setup({ players });
    let [drawn, foreseen] = [0, 0];
    for (const made of record.moves) {
      const move = copiedMove(game, made) ?? expect.fail('no move');
      if (game.actor(state) === 'chance') {
        const guess: Tagged = game.sample(state, guessed);
        if (game.chances(state).length !== 1) {
          drawn++;
          foreseen += game.print(guess) === game.print(move) ? 1 : 0;
        }
      }
      state = game.apply(state, move);
    }
    expect(drawn).toBeGreaterThan(10);
    // With few possible outcomes some guesses are right.
    expect(foreseen / drawn).toBeLessThan(0.5);
  });
});
