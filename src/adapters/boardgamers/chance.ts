import { createHmac } from 'node:crypto';
import type { Rng } from '../../core/rng.ts';
import { uniform } from '../../core/rng.ts';

/** Bytes of a number. */
const NUMBER = 4;

/**
 * The numbers that a seed gives for one purpose, by HMAC-SHA256: whoever sees some of them can compute neither the seed nor
 * any other, unlike those of the generators for tests.
 * @param purpose no two draws of a game have the same.
 */
export function drawnBy(seed: string, purpose: string): Rng {
  let block = Buffer.alloc(0);
  let blocks = 0;
  let at = 0;
  return uniform(() => {
    if (at === block.length) {
      block = createHmac('sha256', seed).update(`${purpose} ${blocks}`).digest();
      blocks += 1;
      at = 0;
    }
    at += NUMBER;
    return block.readUInt32BE(at - NUMBER);
  });
}
