import { LONGEST_NOTATION } from './define.ts';
import type { Fields } from './domain.ts';
import type { Game, GameTypes } from './game.ts';
import type { JsonSchema, RecordOf, Schema, Schemas } from './kit.ts';
import { copiedMove, RECORD_FORMAT } from './record.ts';
import type { TypeSchemas } from './schemas.ts';
import { testOf } from './validator.ts';

const DESCRIPTIONS: Readonly<Record<keyof Schemas, string>> = {
  options: 'The options of a game; a key left out has its default.',
  move: 'A well-formed move, of a seat or of chance. Whether it is legal depends on the state.',
  view: 'What one viewer sees of a state.',
  event: 'Something that happened, as a viewer is told of it.',
  record: 'A game as it was played: options and moves, each one as JSON or as its notation.',
};

/** The name of a tag: any but the names that the text form of a record uses for its own fields. */
const TAG = '^(?!(?:Feyrules|Game|RulesVersion|Options)$)\\w+$';
/** `*` if the game is not over, `-` if no one won, else the winning seats. */
const RESULT = '^(?:\\*|-|\\d+(?:\\+\\d+)*)$';

/** Makes the schemas of a game: for options, views and events from its types, for moves and records from its rules. */
export function schemasOf<T extends GameTypes>(game: Game<T>, types: TypeSchemas): Schemas<T> {
  const [options, view, event] = [bare(types.options), bare(types.view), bare(types.event)];
  const move = { oneOf: Object.entries(game.moves).map(([type, fields]) => moveSchema(type, fields)) };
  const isMove = (value: unknown): value is T['move'] => copiedMove(game, value) !== undefined;
  const isMade = (made: T['move'] | string): boolean =>
    typeof made === 'string' ? made.length <= LONGEST_NOTATION && game.parse(made) !== undefined : isMove(made);
  const isRecord = guardOf<RecordOf<T>>(recordSchema(game, options, {}));
  const notation = { type: 'string', pattern: '^\\S+$', description: 'The notation of a move.' };
  const titled = (what: keyof Schemas, schema: JsonSchema): JsonSchema => ({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `feyrules/schemas/${game.id}/${what}.json`,
    title: `${game.name}: ${what}`,
    ...schema,
    description: DESCRIPTIONS[what],
  });
  return {
    options: { json: titled('options', options), is: guardOf(options) },
    move: { json: titled('move', move), is: isMove },
    view: { json: titled('view', view), is: guardOf(view) },
    event: { json: titled('event', event), is: guardOf(event) },
    record: {
      json: titled('record', recordSchema(game, options, { anyOf: [move, notation] })),
      is: (value): value is RecordOf<T> => isRecord(value) && value.moves.every(isMade),
    },
  };
}

/** Removes what `ts-json-schema-generator` adds: `$schema`, and definitions that are not used. */
function bare({ $schema: _, definitions: __, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

function guardOf<Value>(schema: JsonSchema): Schema<Value>['is'] {
  const test = testOf(schema);
  return (value): value is Value => test(value);
}

function moveSchema(type: string, fields: Fields): JsonSchema {
  return closedObject(
    {
      type: { const: type },
      ...Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])),
    },
    Object.keys(fields).filter((name) => fields[name]?.optional === true),
  );
}

/** The schema of a record as `recordOf` makes it. Only `replay` checks whether the moves are legal. */
function recordSchema({ id, rulesVersion }: Game, options: JsonSchema, move: JsonSchema): JsonSchema {
  const properties = {
    feyrules: { const: RECORD_FORMAT },
    game: { const: id },
    rulesVersion: { const: rulesVersion },
    tags: { type: 'object', propertyNames: { type: 'string', pattern: TAG }, additionalProperties: { type: 'string' } },
    options,
    moves: { type: 'array', items: move },
    result: { type: 'string', pattern: RESULT },
  };
  return closedObject(properties, ['result']);
}

function closedObject(properties: Readonly<Record<string, JsonSchema>>, optional: readonly string[]): JsonSchema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  };
}
