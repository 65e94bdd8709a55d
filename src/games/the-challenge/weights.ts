import type { Counts } from './types.ts';

/** What the terms of the heuristic are worth, in victory points (TC-11.3). */
export interface Weights {
  /** How sharply a lead of one stone decides a colour. */
  readonly sharpness: number;
  /** How much more sharply at the end, when the stone deck is used up (TC-11.1). */
  readonly sharpening: number;
  /** Any stone, beside its colour: it pays for fairies. */
  readonly stone: number;
  /** A fairy point of a stone (TC-2.1). */
  readonly fairyPoint: number;
  /** A stone in the hand, which holds three at most. */
  readonly inHand: number;
  /** A sprite. */
  readonly sprite: number;
  /** A sprite with an empty bag, which can be sent (TC-7.1). */
  readonly ready: number;
  /** A bigger bag, or immunity. */
  readonly mark: number;
  /** A fairy kept at the end (TC-11.4). */
  readonly fairy: number;
  /** A fairy kept when the game begins, whatever its kind, beyond one at the end. */
  readonly early: number;
  /** The same for one whose kind is known, by kind. */
  readonly kinds: Counts;
  /** The worth of the strongest rival, as a part of what it is to itself. */
  readonly rival: number;
}

/** As somebody sets them who knows the game. */
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
