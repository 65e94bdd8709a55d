import type { Schemas } from '../../core/kit.ts';
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
import { listedCards } from './transport.ts';

/** What values of Elfenland look like; `feyrules/schemas/elfenland/*.json` are their files. */
export const jsonSchemas: JsonSchemas = { options, move, view, event, record };

/** The same with their tests. */
export const schemas: Schemas<Elfenland> = schemasOf<Elfenland>(jsonSchemas, {
  parse,
  // EL-0.2: a multiset is listed in order.
  move: (move) => move.type !== 'caravan' || isListed(move.cards, listedCards),
});
