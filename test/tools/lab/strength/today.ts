import { builtHere } from '../bench/built.ts';
import { imported } from '../bench/side.ts';

type Arena = typeof import('../../../../src/arena/index.ts');
type Games = typeof import('../../../../src/games/index.ts');

/** dist/, as users have it: sources that are compiled on loading are slower, which would weaken bots by the clock. */
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
