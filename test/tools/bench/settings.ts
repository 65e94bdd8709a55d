/** How long the bench measures; a number in the environment makes it quicker, and its figures less sure. */
export const EFFORT: number = Number(process.env['FEYRULES_EFFORT'] ?? 1);

/** Milliseconds of CPU time of a slice. */
export const SLICE: number = Math.max(5, 60 * EFFORT);
/** Rounds in which every row has a slice. */
export const ROUNDS: number = Math.max(5, Math.round(9 * EFFORT));
/** Milliseconds of CPU time for each row before anything is measured. */
export const WARMING: number = Math.max(20, 500 * EFFORT);
