/** The median of some values, and the quartiles. */
export interface Quartiles {
  readonly median: number;
  readonly from: number;
  readonly to: number;
}

export function quartiles(values: readonly number[]): Quartiles {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { median: at(0.5), from: at(0.25), to: at(0.75) };
}
