import { kits } from '../../src/games/index.ts';
import type { Spec } from '../testing/spec.ts';

/** What the battery is told of each game, in the order in which the library names them: `<game>/spec.ts`. */
export const specs: readonly Spec[] = await Promise.all(
  kits.map(async ({ game }): Promise<Spec> => (await import(`./${game.id}/spec.ts`)).spec),
);
