import type { Game, GameTypes } from './game.ts';
import type { JsonSchema, Schemas } from './kit.ts';

/** The JSON Schemas generated from a game's types; those of moves and records follow from its rules. */
export type TypeSchemas = Readonly<Record<'options' | 'view' | 'event', JsonSchema>>;

/**
 * Makes the loader of a game's schemas, for its kit. It keeps what it made, and tries again after a failure.
 * @param load loads the JSON Schemas of its options (each of them optional), views and events. They must be of draft 7
 * or later and have no references. Of the keywords that test a value, these work: `type`, `const`, `enum`, `anyOf`,
 * `oneOf`, `minimum`, `maximum`, `pattern`, `items`, `minItems`, `maxItems`, `uniqueItems`, `properties`, `required`,
 * `propertyNames`, `additionalProperties`.
 */
export function schemasFrom<T extends GameTypes>(
  game: Game<T>,
  load: () => Promise<TypeSchemas>,
): () => Promise<Schemas<T>> {
  let schemas: Schemas<T> | undefined;
  return async () => {
    if (schemas !== undefined) return schemas;
    const [{ schemasOf }, types] = await Promise.all([import('./schemas-of.ts'), load()]);
    schemas ??= schemasOf(game, types);
    return schemas;
  };
}
