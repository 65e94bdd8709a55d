/**
 * What the values of Elfenland look like: options, moves, views, events and records.
 *
 * `jsonSchemas` has them as JSON Schemas, for other languages and for forms; `schemas` tests values by them, without
 * importing any library. They say what is well formed. What is legal the rules say alone: `violation` takes any value at
 * all, and needs no schema before it.
 *
 * @example
 * ```ts
 * import { elfenland } from 'feyrules/elfenland';
 * import { jsonSchemas, schemas } from 'feyrules/elfenland/schema';
 *
 * const state = elfenland.setup({ players: 2 });
 * console.log(schemas.view.is(elfenland.view(state, 'table')));
 * console.log(Object.keys(jsonSchemas));
 * ```
 *
 * @module feyrules/elfenland/schema
 */

import type { Schemas } from '../../core/kit.ts';
import { listedCards } from '../../realm/transport.ts';
import type { JsonSchemas } from '../../schema/json.ts';
import { isListed } from '../../schema/order.ts';
import { schemasOf } from '../../schema/schemas.ts';
import type { Elfenland } from './game.ts';
import { parse } from './notation.ts';
import event from './schema/event.json';
import move from './schema/move.json';
import options from './schema/options.json';
import record from './schema/record.json';
import view from './schema/view.json';

/** What values of Elfenland look like; `feyrules/schemas/elfenland/*.json` are their files. */
export const jsonSchemas: JsonSchemas = { options, move, view, event, record };

/** The same with their tests. */
export const schemas: Schemas<Elfenland> = schemasOf<Elfenland>(jsonSchemas, {
  parse,
  // EL-0.2: a multiset is listed in order.
  move: (move) => move.type !== 'caravan' || isListed(move.cards, listedCards),
});
