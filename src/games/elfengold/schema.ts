/**
 * What the values of Elfengold look like: options, moves, views, events and records.
 *
 * `jsonSchemas` has them as JSON Schemas, for other languages and for forms; `schemas` tests values by them, without
 * importing any library. They say what is well formed. What is legal the rules say alone: `violation` takes any value at
 * all, and needs no schema before it.
 *
 * @example
 * ```ts
 * import { elfengold } from 'feyrules/elfengold';
 * import { jsonSchemas, schemas } from 'feyrules/elfengold/schema';
 *
 * const state = elfengold.setup({ players: 2 });
 * console.log(schemas.view.is(elfengold.view(state, 'table')));
 * console.log(Object.keys(jsonSchemas));
 * ```
 *
 * @module feyrules/elfengold/schema
 */

import type { Schemas } from '../../core/kit.ts';
import type { JsonSchemas } from '../../schema/json.ts';
import { isListed } from '../../schema/order.ts';
import { schemasOf } from '../../schema/schemas.ts';
import { handCardsListed } from './data.ts';
import type { Elfengold } from './game.ts';
import { parse } from './notation.ts';
import event from './schema/event.json';
import move from './schema/move.json';
import options from './schema/options.json';
import record from './schema/record.json';
import view from './schema/view.json';
import type { TileKind } from './tiles.ts';
import { listedTiles } from './tiles.ts';

/** What values of Elfengold look like; `feyrules/schemas/elfengold/*.json` are their files. */
export const jsonSchemas: JsonSchemas = { options, move, view, event, record };

/** The same with their tests. */
export const schemas: Schemas<Elfengold> = schemasOf<Elfengold>(jsonSchemas, {
  parse,
  // EL-0.2: a multiset is listed in order.
  move(move) {
    if (move.type === 'caravan') return isListed(move.cards, handCardsListed);
    return move.type !== 'keep' || (areListed(move.open) && areListed(move.hidden));
  },
  event: (event) => event.type !== 'kept' || (areListed(event.open) && areListed(event.hidden)),
});

/** Of tiles that are hidden from whoever is told, only the number is. */
function areListed(tiles: readonly TileKind[] | number): boolean {
  return typeof tiles === 'number' || isListed(tiles, listedTiles);
}
