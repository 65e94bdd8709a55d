/**
 * What the values of The Challenge look like: options, moves, views, events and records.
 *
 * `jsonSchemas` has them as JSON Schemas, for other languages and for forms; `schemas` tests values by them, without
 * importing any library. They say what is well formed. What is legal the rules say alone: `violation` takes any value at
 * all, and needs no schema before it.
 *
 * @example
 * ```ts
 * import { theChallenge } from 'feyrules/the-challenge';
 * import { jsonSchemas, schemas } from 'feyrules/the-challenge/schema';
 *
 * const state = theChallenge.setup({ players: 2 });
 * console.log(schemas.view.is(theChallenge.view(state, 'table')));
 * console.log(Object.keys(jsonSchemas));
 * ```
 *
 * @module feyrules/the-challenge/schema
 */

import type { Schemas } from '../../core/kit.ts';
import type { JsonSchemas } from '../../schema/json.ts';
import { schemasOf } from '../../schema/schemas.ts';
import type { TheChallenge } from './game.ts';
import { parse } from './notation.ts';
import event from './schema/event.json';
import move from './schema/move.json';
import options from './schema/options.json';
import record from './schema/record.json';
import view from './schema/view.json';

/** What values of The Challenge look like; `feyrules/schemas/the-challenge/*.json` are their files. */
export const jsonSchemas: JsonSchemas = { options, move, view, event, record };

/** The same with their tests. */
export const schemas: Schemas<TheChallenge> = schemasOf<TheChallenge>(jsonSchemas, { parse });
