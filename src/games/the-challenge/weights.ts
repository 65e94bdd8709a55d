import type { Counts } from './types.ts';

/** Weights of the heuristic, in victory points (TC-11.3). */
export interface Weights {
  /** Steepness of the logistic function that maps a lead in stones to the chance of scoring a colour. */
  readonly sharpness: number;
  /** Added to `sharpness` in full when the stone deck is empty (TC-11.1), and in part before that. */
  readonly sharpening: number;
  /** Value of a stone of any colour, because a seat can pay for fairies with it. */
  readonly stone: number;
  /** Value of each fairy point of a stone (TC-2.1). */
  readonly fairyPoint: number;
  /** Added for a stone in the hand. */
  readonly inHand: number;
  /** Value of a sprite. */
  readonly sprite: number;
  /** Added for a sprite with an empty bag, because the seat can send it (TC-7.1). */
  readonly ready: number;
  /** Value of a bigger bag or an immunity. */
  readonly mark: number;
  /** Value of a kept fairy, which scores if it is unused at the end (TC-11.4). */
  readonly fairy: number;
  /** Added for a kept fairy of any kind, in proportion to the stones left in the deck. */
  readonly early: number;
  /** By kind: added for a kept fairy whose kind is known, in proportion to the stones left in the deck. */
  readonly kinds: Counts;
  /** The strongest rival's value is multiplied by this factor and subtracted. */
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
