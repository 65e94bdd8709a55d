import type { Weights } from './weights.ts';

/** Weights learnt by greedy bots in self-play. `npm run learn -- strage` writes this file. */
export const learnt: Weights = {
  escorted: [0.23, 11.62, 21.01, 31.14, 41.1, 51.87, 67.78],
  halfElf: 6.06,
  rank: 1.14,
  near: 3.2,
  danger: -2.44,
  escortInDanger: -2.94,
  rival: 0.83,
};
