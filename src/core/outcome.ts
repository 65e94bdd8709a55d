import type { BySeat, Seat } from './game.ts';

/**
 * A place in a ranking, from 1.
 * @format place
 */
type Rank = number;

/**
 * The winning seats, ascending.
 * @uniqueItems true
 */
type Winners = readonly Seat[];

/** The result of a finished game. Every array but `winners` is indexed by seat. Type parameters narrow the numbers. */
export interface Outcome<Score extends number = number, Tiebreaks extends readonly number[] = readonly number[]> {
  readonly scores: BySeat<Score>;
  /** Each seat's list breaks ties: the most important value first, higher is better. Empty if nothing breaks ties. */
  readonly tiebreaks: BySeat<Tiebreaks>;
  /** The place: 1 plus the number of seats strictly ahead. If scores and tiebreaks contradict it, the place counts. */
  readonly ranking: BySeat<Rank>;
  /** Empty if the rules name no winner. */
  readonly winners: Winners;
}

/** Whether every part of an outcome, which may come from plain JavaScript or a file, fits this number of seats. */
export function fits({ scores, tiebreaks, ranking, winners }: Partial<Outcome>, seats: number): boolean {
  return (
    scores?.length === seats &&
    [...scores].every(Number.isFinite) &&
    (tiebreaks?.length === seats || tiebreaks?.length === 0) &&
    ranking?.length === seats &&
    ranking.every((place) => Number.isInteger(place) && place >= 1 && place <= seats) &&
    winners?.every((seat, index) => scores[seat] !== undefined && winners.indexOf(seat) === index) === true
  );
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
