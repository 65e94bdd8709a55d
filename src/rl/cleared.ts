import { rlFailure } from './failures.ts';

/**
 * The array that somebody has given to be written to, full of zeros.
 * @throws RangeError for one of another length.
 */
export function cleared<Numbers extends Float32Array | Uint8Array>(out: Numbers, size: number): Numbers {
  if (out.length !== size) throw rlFailure('rl/wrong-length', { length: out.length, size }, { kind: RangeError });
  out.fill(0);
  return out;
}
