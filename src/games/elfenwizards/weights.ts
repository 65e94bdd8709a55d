/** What the terms of the heuristic are worth, in points of the game. */
export interface Weights {
  /** A point on a die in a duel box, of a level at which the seat has a wizard. */
  readonly ready: number;
  /** The same, for each point that a title of the next level up is worth more than one more (EW-13.1). */
  readonly readyAbove: number;
  /** A point of lead in a contest beyond the first, which is what a title takes. */
  readonly spare: number;
  /** A contest that the seat leads, beside the points that its wizard gains by rising. */
  readonly rise: number;
  /** A contest in which the seat can still take the lead, as a part of one that it leads. */
  readonly hope: number;
  /** A minor in the reserve: a point at the end (EW-14.2), and a spell until then. */
  readonly minor: number;
  /** A die kept in the minor or grey box. */
  readonly idle: number;
  /** A die in the reserve while others are rolled and allocated. */
  readonly unrolled: number;
  /** A wizard in a defeated box, which claims a title or starts again as a Magic User (EW-10, EW-11). */
  readonly defeated: number;
}

/** As somebody sets them who knows the game. */
export const handMade: Weights = {
  ready: 0.25,
  readyAbove: 0,
  spare: -0.1,
  rise: 2,
  hope: 0,
  minor: 1.2,
  idle: -0.5,
  unrolled: 0,
  defeated: 0,
};
