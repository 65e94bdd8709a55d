import { z } from 'zod';
import type { RecordOf } from '../../core/kit.ts';
import { exactly, integer } from '../../schema/exact.ts';
import type { Shapes } from '../../schema/json.ts';
import { recordSchemaOf } from '../../schema/record.ts';
import type { Event } from './events.ts';
import type { Strage } from './game.ts';
import { strage } from './index.ts';
import type { Move } from './moves.ts';
import type { Options, View } from './types.ts';

const square = integer(0, 63);
const face = integer(1, 6);
const seat = integer(0, 3);

/** One item a seat. */
function bySeat<Item extends z.ZodType>(item: Item): z.ZodReadonly<z.ZodArray<Item>> {
  return z.array(item).min(2).max(4).readonly();
}
const target = z.union([seat, z.literal('orc')]);

/** The options of a game; what they must not be together, `setup` says. */
const optionsSchema: z.ZodType<Partial<Options>> = exactly<Partial<Options>>()(
  z.strictObject({
    players: z.union([z.literal(2), z.literal(3), z.literal(4)]).exactOptional(),
    order: z.union([z.literal('roll'), z.array(seat).readonly()]).exactOptional(),
  }),
);

/** A well-formed move; whether it is legal, `violation` says. */
export const moveSchema: z.ZodType<Move> = exactly<Move>()(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('roll'), die: face }),
    z.strictObject({ type: z.literal('place'), to: square }),
    z.strictObject({
      type: z.literal('move'),
      from: square,
      to: square,
      carry: z.boolean(),
      retire: z.literal(true).exactOptional(),
    }),
    z.strictObject({ type: z.literal('attack'), at: square }),
    z.strictObject({ type: z.literal('end') }),
    z.strictObject({ type: z.literal('place-orc'), to: square }),
    z.strictObject({ type: z.literal('move-orc'), from: square, to: square }),
    z.strictObject({ type: z.literal('orc-attack'), at: square }),
  ]),
);

const step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('order'),
    ahead: bySeat(seat),
    faces: bySeat(integer(0, 6)),
  }),
  z.strictObject({ kind: z.literal('attack'), at: square }),
  z.strictObject({ kind: z.literal('massacre'), waiting: z.array(square).max(16).readonly() }), // ST-2.1: the sprites.
]);

/** A view, which in this game is the whole state. */
const viewSchema: z.ZodType<View> = exactly<View>()(
  z.strictObject({
    phase: z.enum(['order', 'roll', 'actions', 'attack', 'orc', 'orc-attack', 'orc-attack-roll', 'massacre', 'over']),
    players: integer(2, 4),
    order: z.array(seat).max(4).readonly(), // ST-1.2: empty until it is settled.
    turn: seat,
    points: integer(0, 6),
    placed: integer(0, 2),
    attacked: z.boolean(),
    board: z.array(integer(0, 12)).length(64).readonly(),
    reserve: bySeat(integer(0, 6)),
    orcReserve: integer(0, 8),
    saved: bySeat(integer(0, 16)),
    killed: integer(0, 16),
    step,
  }),
);

const eventSchema: z.ZodType<Event> = exactly<Event>()(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('order-rolled'), seat, die: face }),
    z.strictObject({ type: z.literal('order-settled'), order: bySeat(seat) }),
    z.strictObject({ type: z.literal('turn'), seat }),
    z.strictObject({ type: z.literal('points-rolled'), seat, points: face }),
    z.strictObject({ type: z.literal('placed'), seat, to: square }),
    z.strictObject({ type: z.literal('moved'), seat, from: square, to: square, carry: z.boolean() }),
    z.strictObject({ type: z.literal('rescued'), seat, at: square }),
    z.strictObject({ type: z.literal('retired'), seat, at: square }),
    z.strictObject({ type: z.literal('attack-declared'), seat, at: square, target }),
    z.strictObject({ type: z.literal('attacked'), seat, at: square, target, die: face, hit: z.boolean() }),
    z.strictObject({ type: z.literal('actions-ended'), seat, unused: integer(0, 6) }),
    z.strictObject({ type: z.literal('orc-placed'), seat, to: square }),
    z.strictObject({ type: z.literal('orc-moved'), seat, from: square, to: square }),
    z.strictObject({ type: z.literal('orc-attack-declared'), seat, at: square, clan: seat }),
    z.strictObject({ type: z.literal('orc-attacked'), seat, at: square, clan: seat, die: face, hit: z.boolean() }),
    z.strictObject({ type: z.literal('massacre-rolled'), at: square, die: face }),
    z.strictObject({ type: z.literal('sprite-lost'), at: square }),
    z.strictObject({
      type: z.literal('ended'),
      winners: z.array(seat).max(4).readonly(),
      reason: z.enum(['most-saved', 'most-half-elves', 'no-winner']),
    }),
  ]),
);

/** A record of this game, as `recordOf` makes it; whether its moves are legal, `replay` says. */
const recordSchema: z.ZodType<RecordOf<Strage>> = recordSchemaOf(strage, optionsSchema, moveSchema);

/** All of them, by what they describe: what the JSON Schemas are made from. */
export const shapes: Shapes = {
  options: optionsSchema,
  move: moveSchema,
  view: viewSchema,
  event: eventSchema,
  record: recordSchema,
};
