/** Weights of the heuristic, in points of the game. */
export interface Weights {
  /** Value of each point on dice in a duel box, if the seat has a wizard on the level of that box. */
  readonly ready: number;
  /** Added to `ready` for each point beyond the first that a rise to the next level is worth (EW-13.1). */
  readonly readyAbove: number;
  /** Value of each point of a lead in a contest, except the first point, which is enough to win. */
  readonly spare: number;
  /** Value of a contest that the seat leads, besides the points gained by rising. */
  readonly rise: number;
  /** Factor on the value of a contest, for each wizard of the seat that does not lead it but may still take the lead. */
  readonly hope: number;
  /** Value of a minor in reserve or recoverable: a point at the end (EW-14.2), and a spell until then. */
  readonly minor: number;
  /** Value of a die in the minor or grey box. */
  readonly idle: number;
  /** Value of a die in reserve during phases 2 and 3. */
  readonly unrolled: number;
  /** Value of a defeated wizard; it claims a title or becomes a Magic User (EW-10, EW-11). */
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
