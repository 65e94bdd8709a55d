import type { Weights } from './weights.ts';

/** Weights learnt by greedy bots in self-play. `npm run learn -- fairys-fate` writes this file. */
export const learnt: Weights = {
  needed: 100.9,
  complete: -7.63,
  spare: 13.28,
  recipe: -5.86,
  serpent: -6.64,
  lostTurn: -25.46,
  promised: 0.77,
  best: 0.47,
  unknown: 6.52,
  bad: -15.56,
  freed: 832.92,
  held: 0.12,
  heldSerpent: -1.58,
  heldBad: 2.94,
  fairies: {
    wisdom: 3.81,
    clairvoyance: 2.03,
    wealth: 5.31,
    truth: 0.04,
    liberation: -2.15,
    protection: 6.27,
    mutation: 5.45,
    transport: 7.23,
  },
  rival: 1.25,
};
