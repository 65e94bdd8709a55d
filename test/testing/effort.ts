/** How much is tried: 1, all of it, under `npm run everything`, and a part under `npm test` (`vitest.config.ts`). */
export function effort(): number {
  return Number(process.env['FEYRULES_EFFORT'] ?? 1);
}

/** So many of `whole`, as the effort says, and at least `least`. */
export function tries(whole: number, least: number = 1): number {
  return Math.max(least, Math.round(whole * effort()));
}
