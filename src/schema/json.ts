import { z } from 'zod';
import type { GameTypes } from '../core/game.ts';
import type { JsonSchema, RecordOf, Schema, Schemas } from '../core/kit.ts';

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

/** The JSON Schemas of a game, made from the validators. `$id` is the name under which a package resolver finds it. */
export function jsonSchemasOf(
  { id, name }: { readonly id: string; readonly name: string },
  schemas: Shapes,
): JsonSchemas {
  const made = (what: SchemaName): JsonSchema => {
    const { $schema, ...schema } = z.toJSONSchema(schemas[what], { target: 'draft-2020-12', io: 'input' });
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

/** The schemas of a game as a kit hands them on: validators without their library. */
export function schemasOf<T extends GameTypes>(
  json: JsonSchemas,
  validators: {
    readonly options: z.ZodType<Partial<T['options']>>;
    readonly move: z.ZodType<T['move']>;
    readonly view: z.ZodType<T['view']>;
    readonly event: z.ZodType<T['event']>;
    readonly record: z.ZodType<RecordOf<T>>;
  },
): Schemas<T> {
  return {
    options: schemaOf(json.options, validators.options),
    move: schemaOf(json.move, validators.move),
    view: schemaOf(json.view, validators.view),
    event: schemaOf(json.event, validators.event),
    record: schemaOf(json.record, validators.record),
  };
}

function schemaOf<Value>(json: JsonSchema, validator: z.ZodType<Value>): Schema<Value> {
  return { json, is: (value): value is Value => validator.safeParse(value).success };
}
