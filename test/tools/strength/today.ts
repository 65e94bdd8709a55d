import { builtHere } from '../bench/built.ts';
import { imported } from '../bench/side.ts';

type Arena = typeof import('../../../src/arena/index.ts');
type Games = typeof import('../../../src/games/index.ts');

/**
 * What is in dist/, as users have it: sources that are compiled while they are loaded are slower, and a bot by the clock
 * would be the weaker for it.
 */
const dist = builtHere();
const { printPlan, printResult, readResults, run } = await imported<Arena>(dist, 'arena');
const { kits } = await imported<Games>(dist, 'games');

export const today: Pick<Arena, 'printPlan' | 'printResult' | 'readResults' | 'run'> & Pick<Games, 'kits'> = {
  printPlan,
  printResult,
  readResults,
  run,
  kits,
};
