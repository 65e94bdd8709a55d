import type { Weights } from './weights.ts';

/** Weights learnt by greedy bots in self-play. `npm run learn -- elfenwizards` writes this file. */
export const learnt: Weights = {
  ready: 0.17,
  readyAbove: 0.06,
  spare: 0.26,
  rise: 2.89,
  hope: 0.37,
  minor: 1.72,
  idle: -0.34,
  unrolled: -0.6,
  defeated: 1.05,
};
