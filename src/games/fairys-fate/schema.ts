/**
 * What the values of Fairy's Fate look like: options, moves, views, events and records.
 *
 * `jsonSchemas` has them as JSON Schemas, for other languages and for forms; `schemas` tests values by them, without
 * importing any library. They say what is well formed. What is legal the rules say alone: `violation` takes any value at
 * all, and needs no schema before it.
 *
 * @example
 * ```ts
 * import { fairysFate } from 'feyrules/fairys-fate';
 * import { jsonSchemas, schemas } from 'feyrules/fairys-fate/schema';
 *
 * const state = fairysFate.setup({ players: 2 });
 * console.log(schemas.view.is(fairysFate.view(state, 'table')));
 * console.log(Object.keys(jsonSchemas));
 * ```
 *
 * @module feyrules/fairys-fate/schema
 */

import type { Schemas } from '../../core/kit.ts';
import type { JsonSchemas } from '../../schema/json.ts';
import { schemasOf } from '../../schema/schemas.ts';
import type { FairysFate } from './game.ts';
import { parse } from './notation.ts';
import event from './schema/event.json';
import move from './schema/move.json';
import options from './schema/options.json';
import record from './schema/record.json';
import view from './schema/view.json';

/** What values of Fairy’s Fate look like; `feyrules/schemas/fairys-fate/*.json` are their files. */
export const jsonSchemas: JsonSchemas = { options, move, view, event, record };

/** The same with their tests. */
export const schemas: Schemas<FairysFate> = schemasOf<FairysFate>(jsonSchemas, { parse });
