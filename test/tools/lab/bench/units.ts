/** A time in a suitable unit, with three digits. */
export function time(nanoseconds: number): string {
  for (const [unit, size] of [
    ['s', 1e9],
    ['ms', 1e6],
    ['µs', 1e3],
  ] as const) {
    if (nanoseconds >= size) return `${digits(nanoseconds / size)} ${unit}`;
  }
  return `${digits(nanoseconds)} ns`;
}

/** A number with three significant digits and thousands separators. */
export function digits(value: number): string {
  const rounded = Number(value.toPrecision(3));
  return rounded >= 1_000 ? rounded.toLocaleString('en').replaceAll(',', ' ') : String(rounded);
}
