import type { Counts } from './types.ts';

/** Weights of the heuristic, in victory points (TC-11.3). */
export interface Weights {
  /** Steepness of the logistic function from a lead in stones to the chance of scoring a colour. */
  readonly sharpness: number;
  /** Added steepness when the stone deck is empty (TC-11.1). */
  readonly sharpening: number;
  /** Any stone, since it pays for fairies. */
  readonly stone: number;
  /** Per fairy point of a stone (TC-2.1). */
  readonly fairyPoint: number;
  /** A stone in the hand. */
  readonly inHand: number;
  /** A sprite. */
  readonly sprite: number;
  /** A sprite with an empty bag, which can be sent (TC-7.1). */
  readonly ready: number;
  /** A bigger bag, or immunity. */
  readonly mark: number;
  /** A fairy kept at the end (TC-11.4). */
  readonly fairy: number;
  /** Added for a fairy of any kind at the beginning of the game; fades as the deck shrinks. */
  readonly early: number;
  /** The same by kind, for fairies whose kind is known. */
  readonly kinds: Counts;
  /** Factor for the strongest rival's value, which is subtracted. */
  readonly rival: number;
}

/** Set by hand. */
export const handMade: Weights = {
  sharpness: 0.6,
  sharpening: 0,
  stone: 0.3,
  fairyPoint: 0,
  inHand: 0,
  sprite: 1.5,
  ready: 0,
  mark: 1,
  fairy: 3,
  early: 0,
  kinds: [0, 0, 0, 0, 0, 0],
  rival: 0.5,
};
