import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Seat } from './game.ts';
import type { Rng } from './rng.ts';
import { badSeed, seeded, systemRandom, uniform } from './rng.ts';
import { shown } from './wording.ts';

/**
 * Makes all draws reproducible: an integer or a text. Only the lowest 32 bits of an integer are used, so a computer can
 * try all integers. To keep secrets, use a text of 128 random bits, for example from {@link newSecret}.
 */
export type Seed = number | string;

/** The random source of a ply, from 0. A ply always gets the same numbers, so undo does not change its draws. */
export type Dice = (ply: number) => Rng;

/** The random sources of one game. They are independent of each other. */
export interface Sources {
  readonly dice: Dice;
  /** The source for the bot of a seat, for the whole game. */
  ofBot(seat: Seat): Rng;
}

/** Derives the sources from a seed or, without one, from a secret that is made on first use. */
export function sourcesOf(seed?: Seed): Sources {
  const secret = secretOf(seed);
  const bots: Rng[] = [];
  return {
    dice: (ply) => hmacRng(secret(), `chance ${ply}`),
    // A fast generator is enough for bots: even if someone finds its seed, the seed does not reveal the secret.
    ofBot: (seat) => (bots[seat] ??= seeded(hmacRng(secret(), `bot ${seat}`).int(2 ** 32))),
  };
}

/**
 * 128 random bits as 32 hexadecimal digits.
 * @throws Error if there is no `crypto.getRandomValues`.
 */
export function newSecret(): string {
  const random = systemRandom();
  const parts = Array.from({ length: 4 }, () => random.int(2 ** 32));
  return parts.map((part) => part.toString(16).padStart(8, '0')).join('');
}

/**
 * Random numbers from a secret for one purpose, by HMAC-SHA256. They reveal neither the secret nor the numbers for
 * other purposes.
 */
export function hmacRng(secret: string, purpose: string): Rng {
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

/** The secret, made on first use if there is no seed. @throws TypeError or RangeError for an invalid seed. */
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
