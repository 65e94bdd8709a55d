import type { GoodFairy } from './types.ts';

/** Weights of the heuristic. The scale: an object of the best recipe is worth about 100 (FF-10.4). */
export interface Weights {
  /** A different object of the best recipe: the score (FF-10.4). */
  readonly needed: number;
  /** Added for a complete recipe: a serpent then wins the game (FF-8.10). */
  readonly complete: number;
  /** Any other object: the first tie-break. */
  readonly spare: number;
  /** A recipe. */
  readonly recipe: number;
  /** A serpent kept: the second tie-break, and every fourth bites. */
  readonly serpent: number;
  /** A turn that the seat will lose. */
  readonly lostTurn: number;
  /** Factor for cards on the place that the seat travels to. */
  readonly promised: number;
  /** Factor for cards on the best place, outside a travel. */
  readonly best: number;
  /** A card of unknown face on such a place. */
  readonly unknown: number;
  /** A bad fairy other than darkness on such a place; with darkness the whole place counts 0. */
  readonly bad: number;
  /** A serpent on such a place, for a seat with a complete recipe. */
  readonly freed: number;
  /** Factor for objects and good fairies in the hand. */
  readonly held: number;
  /** A serpent in the hand. */
  readonly heldSerpent: number;
  /** Any other card in the hand. */
  readonly heldBad: number;
  /** A good fairy kept. */
  readonly fairies: Readonly<Record<GoodFairy, number>>;
  /** Factor for the strongest rival's value, which is subtracted. */
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
