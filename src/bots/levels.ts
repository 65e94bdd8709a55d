import type { GameTypes } from '../core/game.ts';
import type { Kit, Level, LevelOfPlay } from '../core/kit.ts';
import { anyOf } from './bot.ts';
import { oneStep, type Thinker } from './reasons.ts';

/** Levels in order of effort. `describeLevel` tells whether a level is proven stronger than the level below. */
export const levels: readonly Level[] = Object.freeze(['easy', 'normal', 'hard', 'best']);

/** Default bots of the levels; a kit may override them. */
const DEFAULT_LEVELS: Readonly<Record<Level, LevelOfPlay>> = {
  easy: { bot: 'greedy', slips: 0.3 },
  normal: { bot: 'greedy' },
  hard: { bot: 'ismcts:500', milliseconds: 200 },
  best: { bot: 'ismcts:4000', milliseconds: 4_000 },
};

/** How a level's bot plays the game. */
export function playOf(level: Level, { levels: own }: Pick<Kit, 'levels'>): LevelOfPlay {
  return own?.[level] ?? DEFAULT_LEVELS[level];
}

/** Makes a share of the decisions at random: `slips`, from 0 to 1. Random decisions have no ratings. */
export function withSlips<T extends GameTypes>({ wantsFeed, think }: Thinker<T>, slips: number): Thinker<T> {
  const slip = oneStep<T>(({ moves }, rng) => anyOf(moves, rng));
  return {
    wantsFeed,
    think(observation, budget, rng) {
      const isSlip = rng.int(SLIPS) < slips * SLIPS;
      return isSlip ? slip.think(observation, budget, rng) : think(observation, budget, rng);
    },
  };
}

/** The resolution of `slips`: 0.001. */
const SLIPS = 1_000;
