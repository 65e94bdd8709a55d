import { kits } from '../../src/games/index.ts';
import type { Spec } from '../testing/spec.ts';

/** The battery's specification of each game, `<game>/spec.ts`, in the order of the library. */
export const specs: readonly Spec[] = await Promise.all(
  kits.map(async ({ game }): Promise<Spec> => (await import(`./${game.id}/spec.ts`)).spec),
);
