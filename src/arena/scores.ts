/**
 * The score of one entrant against another at a table, 0 to 1. It is the mean over all pairs of their seats: a better
 * place counts 1, an equal place 0.5. `undefined` if they did not meet.
 */
export function scoreOf(
  seats: readonly string[],
  ranking: readonly number[],
  name: string,
  against: string,
): number | undefined {
  let met = 0;
  let score = 0;
  for (const [seat, own] of seats.entries()) {
    if (own !== name) continue;
    for (const [other, rival] of seats.entries()) {
      if (rival !== against) continue;
      const lead = (ranking[other] ?? 0) - (ranking[seat] ?? 0);
      met += 1;
      score += lead > 0 ? 1 : lead === 0 ? 1 / 2 : 0;
    }
  }
  return met === 0 ? undefined : score / met;
}
