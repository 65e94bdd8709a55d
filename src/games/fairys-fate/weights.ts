import type { GoodFairy } from './types.ts';

/** Weights of the heuristic, in points: an object of the best recipe is worth about 100 (FF-10.4). */
export interface Weights {
  /** Value of each object of the best recipe; each one is a point of the score (FF-10.4). */
  readonly needed: number;
  /** Added for a complete recipe, with which a seat wins when it meets a serpent (FF-8.10). */
  readonly complete: number;
  /** Value of any other object; these objects are the first tie-break. */
  readonly spare: number;
  /** Value of a recipe. */
  readonly recipe: number;
  /** Value of a kept serpent. Serpents break ties, and every fourth one costs an object (FF-8.11). */
  readonly serpent: number;
  /** Value of a turn that the seat has still to lose. */
  readonly lostTurn: number;
  /** The value of the cards on the place that the seat travels to is multiplied by this factor. */
  readonly promised: number;
  /** Outside a travel, the value of the cards on the best place is multiplied by this factor. */
  readonly best: number;
  /** Value of a card of unknown face on a place, before the factor `promised` or `best`. */
  readonly unknown: number;
  /** Value of a bad fairy on a place, before the factor `promised` or `best`; a place with a darkness counts 0. */
  readonly bad: number;
  /** For a seat with a complete recipe: value of a serpent on a place, before the factor `promised` or `best`. */
  readonly freed: number;
  /** The value of objects and good fairies in the hand is multiplied by this factor. */
  readonly held: number;
  /** Value of a serpent in the hand. */
  readonly heldSerpent: number;
  /** Value of any other card in the hand. */
  readonly heldBad: number;
  /** By kind: value of a kept good fairy. */
  readonly fairies: Readonly<Record<GoodFairy, number>>;
  /** The strongest rival's value is multiplied by this factor and subtracted. */
  readonly rival: number;
}

/** Set by hand. */
export const handMade: Weights = {
  needed: 100,
  complete: 0,
  spare: 8,
  recipe: 0,
  serpent: -6,
  lostTurn: -20,
  promised: 0.8,
  best: 0,
  unknown: 3,
  bad: -20,
  freed: 1000,
  held: 0,
  heldSerpent: 0,
  heldBad: 0,
  fairies: {
    wisdom: 5,
    clairvoyance: 5,
    wealth: 5,
    truth: 5,
    liberation: 5,
    protection: 5,
    mutation: 5,
    transport: 5,
  },
  rival: 1,
};
