import type { Elfengold } from '../../../src/games/elfengold/index.ts';
import { elfengold } from '../../../src/games/elfengold/index.ts';
import type { RandomGames } from '../random-play.ts';
import { spec } from './spec.ts';

/** Random games with a preference for spells and enough passes for tiles to be left over. */
export const randomGames: RandomGames<Elfengold> = {
  game: elfengold,
  options: spec.options,
  pick({ phase }, legal, rng) {
    if (phase === 'planning' && rng.int(3) === 0) return legal.at(-1);
    const special = legal.filter((move) => move.type === 'place' && /^(?:double|exchange|gold|log)$/.test(move.tile));
    return special.length > 0 && rng.int(2) === 0 ? special[rng.int(special.length)] : undefined;
  },
};
