/**
 * The array that somebody has given to be written to, full of zeros.
 * @throws RangeError for one of another length.
 */
export function cleared<Numbers extends Float32Array | Uint8Array>(out: Numbers, size: number): Numbers {
  if (out.length !== size) throw new RangeError(`The array has ${out.length} numbers; expected ${size}.`);
  out.fill(0);
  return out;
}
