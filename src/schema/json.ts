import { z } from 'zod';
import type { JsonSchema } from '../core/kit.ts';

/** What every game has a schema of. */
export type SchemaName = 'options' | 'move' | 'view' | 'event' | 'record';

/** The JSON Schemas of a game, by what they describe. */
export type JsonSchemas = Readonly<Record<SchemaName, JsonSchema>>;

/** The shapes of a game's values as validators of zod, by what they describe. */
export type Shapes = Readonly<Record<SchemaName, z.ZodType>>;

const DESCRIPTIONS: Readonly<Record<SchemaName, string>> = {
  options: 'The options of a game; a key left out has its default.',
  move: 'A well-formed move, of a seat or of chance. Whether it is legal depends on the state.',
  view: 'What one viewer sees of a state.',
  event: 'Something that happened, as told to whoever sees all of it or to others.',
  record: 'A game as it was played: options and moves, each one as JSON or as its notation.',
};

/** The JSON Schemas of a game, made from its shapes. `$id` is the name under which a package resolver finds it. */
export function jsonSchemasOf(
  { id, name }: { readonly id: string; readonly name: string },
  shapes: Shapes,
): JsonSchemas {
  const made = (what: SchemaName): JsonSchema => {
    const { $schema, ...schema } = z.toJSONSchema(shapes[what], { target: 'draft-2020-12', io: 'input' });
    const $id = `feyrules/schemas/${id}/${what}.json`;
    return { $schema, $id, title: `${name}: ${what}`, description: DESCRIPTIONS[what], ...schema };
  };
  return {
    options: made('options'),
    move: made('move'),
    view: made('view'),
    event: made('event'),
    record: made('record'),
  };
}
