import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Seat } from './game.ts';
import type { Rng } from './rng.ts';
import { badSeed, seeded, systemRandom, uniform } from './rng.ts';
import { shown } from './wording.ts';

/**
 * What chance follows from, so that it can be repeated: an integer, of which the lowest 32 bits count, or a text. A text
 * of 128 random bits, such as {@link newSecret} gives, keeps secrets. An integer does not: a computer tries them all.
 */
export type Seed = number | string;

/** Gives the source of chance for one ply, the same one each time: a move that is taken back meets the same chance. */
export type Dice = (ply: number) => Rng;

/** The sources of chance of one game. None of them tells anything about another. */
export interface Sources {
  readonly dice: Dice;
  /** The source that the bot of a seat draws from, all game long. */
  ofBot(seat: Seat): Rng;
}

/** The sources of a seed; without one, of a secret that is made when it is first needed. */
export function sourcesOf(seed?: Seed): Sources {
  const secret = secretOf(seed);
  const bots: Rng[] = [];
  return {
    dice: (ply) => drawnBy(secret(), `chance ${ply}`),
    // A quick one: what a bot finds out of its own source says nothing about the secret.
    ofBot: (seat) => (bots[seat] ??= seeded(drawnBy(secret(), `bot ${seat}`).int(2 ** 32))),
  };
}

/**
 * 128 random bits as 32 hexadecimal digits.
 * @throws Error where there is no `crypto.getRandomValues`.
 */
export function newSecret(): string {
  const random = systemRandom();
  return Array.from({ length: 4 }, () =>
    random
      .int(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
}

/**
 * The numbers that a secret gives for one purpose, by HMAC-SHA256. They tell nothing about the secret, nor about the
 * numbers for another purpose.
 */
export function drawnBy(secret: string, purpose: string): Rng {
  const encoder = new TextEncoder();
  const key = encoder.encode(secret);
  let [blocks, at] = [0, 0];
  let block = new DataView(new ArrayBuffer(0));
  return uniform(() => {
    if (at === block.byteLength) {
      block = new DataView(hmac(sha256, key, encoder.encode(`${purpose} ${blocks}`)).buffer);
      blocks++;
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4);
  });
}

/** @throws TypeError or RangeError for what is no seed. */
function secretOf(seed: Seed | undefined): () => string {
  if (seed === undefined) {
    let secret: string | undefined;
    return () => (secret ??= newSecret());
  }
  if (typeof seed === 'number' && !Number.isInteger(seed)) throw badSeed(seed, 'an integer', RangeError);
  const expected = 'an integer or a text';
  if (typeof seed !== 'number' && typeof seed !== 'string') throw badSeed(shown(seed), expected, TypeError);
  if (seed === '') throw badSeed('an empty one', expected, RangeError);
  const secret = typeof seed === 'number' ? String(seed >>> 0) : seed;
  return () => secret;
}
