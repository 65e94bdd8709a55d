import type { GameTypes } from '../../src/core/game.ts';
import type { Kit, Schemas } from '../../src/core/kit.ts';

/** The schemas of a kit, which must have some. */
export async function schemasOf<T extends GameTypes>(kit: Kit<T>): Promise<Schemas<T>> {
  const schemas = await kit.schemas?.();
  if (schemas === undefined) throw new Error(`The kit of ${kit.game.id} has no schemas.`);
  return schemas;
}
