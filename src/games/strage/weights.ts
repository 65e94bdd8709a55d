/** What the terms of the heuristic are worth; a sprite saved is worth 100 (ST-7.2). */
export interface Weights {
  /** A sprite on its way, by the rank on which its escort stands, from the first to the seventh. */
  readonly escorted: readonly number[];
  /** A half-elf on the board; it is the tie-break too (ST-7.2). */
  readonly halfElf: number;
  /** A rank away from the first, for a half-elf that escorts nobody. */
  readonly rank: number;
  /** A lone sprite next to a half-elf that escorts nobody. */
  readonly near: number;
  /** A half-elf within reach of an orc (ST-5.1). */
  readonly danger: number;
  /** An escort within reach of an orc, beside that. */
  readonly escortInDanger: number;
  /** The strongest rival, as a part of what it is to itself. */
  readonly rival: number;
}

/** As somebody sets them who knows the game. */
export const handMade: Weights = {
  escorted: [8, 16, 24, 32, 40, 48, 56],
  halfElf: 3,
  rank: -1,
  near: 0,
  danger: -4,
  escortInDanger: 0,
  rival: 1,
};
