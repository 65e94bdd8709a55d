/**
 * What the values of ElfenWizards look like: options, moves, views, events and records.
 *
 * `jsonSchemas` has them as JSON Schemas, for other languages and for forms; `schemas` tests values by them, without
 * importing any library. They say what is well formed. What is legal the rules say alone: `violation` takes any value at
 * all, and needs no schema before it.
 *
 * @example
 * ```ts
 * import { elfenwizards } from 'feyrules/elfenwizards';
 * import { jsonSchemas, schemas } from 'feyrules/elfenwizards/schema';
 *
 * const state = elfenwizards.setup({ players: 3 });
 * console.log(schemas.view.is(elfenwizards.view(state, 'table')));
 * console.log(Object.keys(jsonSchemas));
 * ```
 *
 * @module feyrules/elfenwizards/schema
 */

import type { Schemas } from '../../core/kit.ts';
import type { JsonSchemas } from '../../schema/json.ts';
import { isAscending } from '../../schema/order.ts';
import { schemasOf } from '../../schema/schemas.ts';
import type { Elfenwizards } from './game.ts';
import { parse } from './notation.ts';
import event from './schema/event.json';
import move from './schema/move.json';
import options from './schema/options.json';
import record from './schema/record.json';
import view from './schema/view.json';

/** What values of ElfenWizards look like; `feyrules/schemas/elfenwizards/*.json` are their files. */
export const jsonSchemas: JsonSchemas = { options, move, view, event, record };

/** The same with their tests. */
export const schemas: Schemas<Elfenwizards> = schemasOf<Elfenwizards>(jsonSchemas, {
  parse,
  // Dice are a multiset: in ascending order.
  move: (move) => !('dice' in move) || isAscending(move.dice),
  event: (event) => !('dice' in event) || isAscending(event.dice),
});
