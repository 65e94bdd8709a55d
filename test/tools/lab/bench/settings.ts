/** Duration of the bench; a number in the environment makes it faster, and its figures less precise. */
export const EFFORT: number = Number(process.env['FEYRULES_EFFORT'] ?? 1);

/** Milliseconds of CPU time of a slice. */
export const SLICE: number = Math.max(5, 60 * EFFORT);
/** Number of rounds, in each of which every row has a slice. */
export const ROUNDS: number = Math.max(5, Math.round(9 * EFFORT));
/** Warm-up of each row in milliseconds of CPU time. */
export const WARMING: number = Math.max(20, 500 * EFFORT);
