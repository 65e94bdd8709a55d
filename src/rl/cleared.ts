import { rlFailure } from './failures.ts';

/**
 * The caller's array, filled with zeros.
 * @throws RangeError if its length is not `size`.
 */
export function cleared<Numbers extends Float32Array | Uint8Array>(out: Numbers, size: number): Numbers {
  if (out.length !== size) throw rlFailure('rl/wrong-length', { length: out.length, size }, { kind: RangeError });
  out.fill(0);
  return out;
}
