/** Weights of the heuristic, in points: a saved sprite is worth 100 (ST-7.2). */
export interface Weights {
  /** Value of an escorted sprite, by the rank of its escort: ranks 1 to 7. */
  readonly escorted: readonly number[];
  /** Value of a half-elf on the board, which also breaks ties (ST-7.2). */
  readonly halfElf: number;
  /** Value of each rank beyond the first, for a half-elf without a sprite. */
  readonly rank: number;
  /** Added if a lone sprite is next to a half-elf without a sprite. */
  readonly near: number;
  /** Added for a half-elf next to an orc, which may attack it (ST-5.1). */
  readonly danger: number;
  /** Added to `danger` if the half-elf escorts a sprite. */
  readonly escortInDanger: number;
  /** The strongest rival's value is multiplied by this factor and subtracted. */
  readonly rival: number;
}

/** Set by hand. */
export const handMade: Weights = {
  escorted: [8, 16, 24, 32, 40, 48, 56],
  halfElf: 3,
  rank: -1,
  near: 0,
  danger: -4,
  escortInDanger: 0,
  rival: 1,
};
