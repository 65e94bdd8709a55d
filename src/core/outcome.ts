import type { BySeat, Seat } from './game.ts';

/**
 * A place in a ranking, from 1.
 * @format place
 */
type Rank = number;

/**
 * Seats that have won, ascending.
 * @uniqueItems true
 */
type Winners = readonly Seat[];

/** How a finished game stands. Every array but `winners` is indexed by seat. A game's view says within which bounds. */
export interface Outcome<Score extends number = number, Tiebreaks extends readonly number[] = readonly number[]> {
  readonly scores: BySeat<Score>;
  /**
   * What decides between equal scores, most important first, higher is better; empty where nothing does. Where the rules
   * let a seat win regardless of scores, `ranking` says so, and does not follow from these.
   */
  readonly tiebreaks: BySeat<Tiebreaks>;
  /** One more than the number of seats strictly ahead. This is what counts. */
  readonly ranking: BySeat<Rank>;
  /** Empty where the rules name no winner. */
  readonly winners: Winners;
}

/** Places by score, then by tiebreaks, higher first; equal seats share a place. */
export function places(scores: readonly number[], tiebreaks: readonly (readonly number[])[]): number[] {
  const keys = scores.map((score, seat) => [score, ...(tiebreaks[seat] ?? [])]);
  return keys.map((own) => 1 + keys.filter((other) => isAhead(other, own)).length);
}

/** The seats at place 1. */
export function leaders(ranking: readonly number[]): Seat[] {
  return ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

function isAhead(a: readonly number[], b: readonly number[]): boolean {
  const index = a.findIndex((value, i) => value !== b[i]);
  return index >= 0 && (a[index] ?? 0) > (b[index] ?? 0);
}
