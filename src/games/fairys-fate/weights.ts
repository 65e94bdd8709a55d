import type { GoodFairy } from './types.ts';

/** What the terms of the heuristic are worth; a different object of the best recipe is worth about 100 (FF-10.4). */
export interface Weights {
  /** A different object of the best recipe: the score (FF-10.4). */
  readonly needed: number;
  /** A complete recipe, beyond its objects: a serpent may win by it (FF-8.10). */
  readonly complete: number;
  /** Any other object: the first tie-break. */
  readonly spare: number;
  /** A recipe. */
  readonly recipe: number;
  /** A serpent kept: the second tie-break, and a bite in four. */
  readonly serpent: number;
  /** A turn to be lost. */
  readonly lostTurn: number;
  /** The part of the worth of cards that counts on the place that the seat goes to. */
  readonly promised: number;
  /** The part of the worth of the cards on the best place that counts while nobody travels. */
  readonly best: number;
  /** A card of unknown face on such a place. */
  readonly unknown: number;
  /** A bad fairy on such a place, if not darkness, which brings to nothing all that lies there. */
  readonly bad: number;
  /** A serpent on such a place, for a complete recipe. */
  readonly freed: number;
  /** The part of the worth of objects and good fairies that counts in the hand. */
  readonly held: number;
  /** A serpent in the hand. */
  readonly heldSerpent: number;
  /** Any other card in the hand. */
  readonly heldBad: number;
  /** A good fairy kept. */
  readonly fairies: Readonly<Record<GoodFairy, number>>;
  /** The worth of the strongest rival, as a part of what it is to itself. */
  readonly rival: number;
}

/** As somebody sets them who knows the game. */
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
