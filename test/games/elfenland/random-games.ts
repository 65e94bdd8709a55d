import type { Elfenland } from '../../../src/games/elfenland/index.ts';
import { elfenland } from '../../../src/games/elfenland/index.ts';
import type { RandomGames } from '../random-play.ts';
import { spec } from './spec.ts';

/** Random games with enough passes for counters to be left over at the end of a round. */
export const randomGames: RandomGames<Elfenland> = {
  game: elfenland,
  options: spec.options,
  pick: ({ phase }, legal, rng) => (phase === 'planning' && rng.int(2) === 0 ? legal.at(-1) : undefined),
};
