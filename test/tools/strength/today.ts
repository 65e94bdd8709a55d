import { builtHere } from '../bench/built.ts';
import { imported } from '../bench/side.ts';

type Arena = typeof import('../../../src/arena/index.ts');
type Bots = typeof import('../../../src/bots/index.ts');
type Core = typeof import('../../../src/core/index.ts');
type Games = typeof import('../../../src/games/index.ts');

/**
 * What is in dist/, as users have it: sources that are compiled while they are loaded are slower, and a bot by the clock
 * would be the weaker for it.
 */
const dist = builtHere();
const { botOf, explainBot } = await imported<Bots>(dist, 'bots');
const { run } = await imported<Arena>(dist, 'arena');
const { Match } = await imported<Core>(dist, 'core');
const { kits } = await imported<Games>(dist, 'games');

export const today: Pick<Arena, 'run'> &
  Pick<Bots, 'botOf' | 'explainBot'> &
  Pick<Core, 'Match'> &
  Pick<Games, 'kits'> = { botOf, explainBot, Match, run, kits };
