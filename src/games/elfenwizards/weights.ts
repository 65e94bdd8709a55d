/** Weights of the heuristic, in points of the game. */
export interface Weights {
  /** Per point on dice in a duel box of a level where the seat has a wizard. */
  readonly ready: number;
  /** Added to `ready` for each point beyond the first that rising to the next level is worth (EW-13.1). */
  readonly readyAbove: number;
  /** Per point of lead in a contest beyond the first, which is enough to win. */
  readonly spare: number;
  /** A contest that the seat leads, in addition to the points gained by rising. */
  readonly rise: number;
  /** Factor for a contest in which the seat can still take the lead. */
  readonly hope: number;
  /** A minor in reserve: a point at the end (EW-14.2), and a spell until then. */
  readonly minor: number;
  /** A die in the minor or grey box. */
  readonly idle: number;
  /** A die in reserve during allocation. */
  readonly unrolled: number;
  /** A wizard in a defeated box, which claims a title or starts again as a Magic User (EW-10, EW-11). */
  readonly defeated: number;
}

/** Set by hand. */
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
