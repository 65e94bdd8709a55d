import type { GameTypes } from '../core/game.ts';
import type { Kit, Level, LevelOfPlay } from '../core/kit.ts';
import { anyOf } from './bot.ts';
import { atOnce, type Thinker } from './reasons.ts';

/** The levels, by how much they think. `describeLevel` says whether that makes them stronger. */
export const levels: readonly Level[] = Object.freeze(['easy', 'normal', 'hard', 'best']);

/**
 * How they play, unless the kit says otherwise. `hard` answers a page within 300 ms on one core, also where that
 * is slow; on a fast one its moves are repeatable.
 */
const USUAL: Readonly<Record<Level, LevelOfPlay>> = {
  easy: { bot: 'greedy', slips: 0.3 },
  normal: { bot: 'greedy' },
  hard: { bot: 'ismcts:500', milliseconds: 200 },
  best: { bot: 'ismcts:4000', milliseconds: 4_000 },
};

/** How a bot of that level plays the game of the kit; `undefined` for a name that is no level. */
export function playOf(name: string, { levels: own }: Pick<Kit, 'levels'>): LevelOfPlay | undefined {
  const level = levels.find((known) => known === name);
  return level === undefined ? undefined : (own?.[level] ?? USUAL[level]);
}

/** The thinker that leaves that part of its decisions to chance: those have no reasons. */
export function slipping<T extends GameTypes>({ wantsFeed, think }: Thinker<T>, slips: number): Thinker<T> {
  const slip = atOnce<T>(({ moves }, rng) => anyOf(moves, rng));
  return {
    wantsFeed,
    think(observation, budget, rng) {
      const isSlip = rng.int(SLIPS) < slips * SLIPS;
      return isSlip ? slip.think(observation, budget, rng) : think(observation, budget, rng);
    },
  };
}

/** How finely slips are told apart. */
const SLIPS = 1_000;
