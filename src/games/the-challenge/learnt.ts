import type { Weights } from './weights.ts';

/** Weights learnt by greedy bots in self-play. `npm run learn -- the-challenge` writes this file. */
export const learnt: Weights = {
  sharpness: 0.74,
  sharpening: 0.55,
  stone: 0.16,
  fairyPoint: 0.07,
  inHand: -0.06,
  sprite: 1.76,
  ready: 1.54,
  mark: 0.63,
  fairy: 4.95,
  early: 0.24,
  kinds: [0.36, 0.3, 1.06, 1.62, 1.1, -1.63],
  rival: 0.32,
};
