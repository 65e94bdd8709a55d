import { LONGEST_NOTATION } from '../core/define.ts';
import type { GameTypes } from '../core/game.ts';
import type { JsonSchema, RecordOf, Schema, Schemas } from '../core/kit.ts';
import type { JsonSchemas } from './json.ts';
import type { Test } from './validator.ts';
import { testOf } from './validator.ts';

/** What no JSON Schema can say of a game's values; it is asked of what the JSON Schema takes. */
export interface BeyondJson<T extends GameTypes> {
  /** The game's own. */
  parse(text: string): T['move'] | undefined;
  move?(move: T['move']): boolean;
  event?(event: T['event']): boolean;
}

/** The schemas of a game, from its JSON Schemas and what those cannot say. */
export function schemasOf<T extends GameTypes>(json: JsonSchemas, beyond: BeyondJson<T>): Schemas<T> {
  const isMove = (move: T['move']): boolean => beyond.move?.(move) ?? true;
  const isMade = (move: T['move'] | string): boolean =>
    typeof move === 'string' ? move.length <= LONGEST_NOTATION && beyond.parse(move) !== undefined : isMove(move);
  return {
    options: schemaOf<Partial<T['options']>>(json.options),
    move: schemaOf(json.move, isMove),
    view: schemaOf<T['view']>(json.view),
    event: schemaOf(json.event, (event: T['event']) => beyond.event?.(event) ?? true),
    record: schemaOf(json.record, ({ moves }: RecordOf<T>) => moves.every(isMade)),
  };
}

function schemaOf<Value>(json: JsonSchema, holds: (value: Value) => boolean = () => true): Schema<Value> {
  let made: Test | undefined;
  const isOfSchema = (value: unknown): value is Value => {
    made ??= testOf(json);
    return made(value);
  };
  return { json, is: (value): value is Value => isOfSchema(value) && holds(value) };
}
