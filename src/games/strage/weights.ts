/** Weights of the heuristic. The scale: a saved sprite is worth 100 (ST-7.2). */
export interface Weights {
  /** An escorted sprite, by the rank of its escort: first to seventh. */
  readonly escorted: readonly number[];
  /** A half-elf on the board. Also the tie-break (ST-7.2). */
  readonly halfElf: number;
  /** Per rank beyond the first, for a half-elf without a sprite. */
  readonly rank: number;
  /** A lone sprite next to a half-elf without a sprite. */
  readonly near: number;
  /** A half-elf next to an orc, which may attack it (ST-5.1). */
  readonly danger: number;
  /** Added to `danger` if the half-elf escorts a sprite. */
  readonly escortInDanger: number;
  /** Factor for the strongest rival's value, which is subtracted. */
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
