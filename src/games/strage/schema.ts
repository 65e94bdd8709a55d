/**
 * What the values of La Strage degli Innocenti look like: options, moves, views, events and records.
 *
 * `jsonSchemas` has them as JSON Schemas, for other languages and for forms; `schemas` tests values by them, without
 * importing any library. They say what is well formed. What is legal the rules say alone: `violation` takes any value at
 * all, and needs no schema before it.
 *
 * @example
 * ```ts
 * import { strage } from 'feyrules/strage';
 * import { jsonSchemas, schemas } from 'feyrules/strage/schema';
 *
 * const state = strage.setup({ players: 2 });
 * console.log(schemas.view.is(strage.view(state, 'table')));
 * console.log(Object.keys(jsonSchemas));
 * ```
 *
 * @module feyrules/strage/schema
 */

import type { Schemas } from '../../core/kit.ts';
import type { JsonSchemas } from '../../schema/json.ts';
import { schemasOf } from '../../schema/schemas.ts';
import type { Strage } from './game.ts';
import { parse } from './notation.ts';
import event from './schema/event.json';
import move from './schema/move.json';
import options from './schema/options.json';
import record from './schema/record.json';
import view from './schema/view.json';

/** What values of La Strage degli Innocenti look like; `feyrules/schemas/strage/*.json` are their files. */
export const jsonSchemas: JsonSchemas = { options, move, view, event, record };

/** The same with their tests. */
export const schemas: Schemas<Strage> = schemasOf<Strage>(jsonSchemas, { parse });
