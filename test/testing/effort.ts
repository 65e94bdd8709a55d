/** The share of the random games that tests play, from 0 to 1. Its values are in `vitest.config.ts`. */
export function effort(): number {
  return Number(process.env['FEYRULES_EFFORT'] ?? 1);
}

/** The part of `whole` that the effort selects, at least `least`. */
export function tries(whole: number, least: number = 1): number {
  return Math.max(least, Math.round(whole * effort()));
}

/** Whether `npm run nightly` runs this, which also tries what takes too long for each change. */
export function isNightly(): boolean {
  return process.env['FEYRULES_NIGHTLY'] !== undefined;
}
