import { z } from 'zod';
import type { RecordOf } from '../../core/kit.ts';
import { exactly, integer } from '../../schema/exact.ts';
import type { Shapes } from '../../schema/json.ts';
import { recordSchemaOf } from '../../schema/record.ts';
import { COPIES, FAIRY_COPIES } from './data.ts';
import type { Event } from './events.ts';
import type { TheChallenge } from './game.ts';
import { theChallenge } from './index.ts';
import type { Move } from './moves.ts';
import type { Options, View } from './types.ts';

const seat = integer(0, 5);
const sprite = integer(0, 7);
/** By colour or kind, `most` of each at most. */
function counts(most: number): z.ZodType<readonly number[]> {
  return z.array(integer(0, most)).length(6).readonly();
}
const stones = counts(Math.max(...COPIES)); // TC-2.1
const fairies = counts(Math.max(...FAIRY_COPIES)); // TC-2.3
/** TC-9.7: three stones, and four taken. */
const HAND = 7;
const kind = integer(0, 5);
const stone = z.enum(['blue', 'red', 'yellow', 'purple', 'black', 'green']);
const fairy = z.enum(['extra-sprite', 'bigger-bag', 'immunity', 'collective-harvest', 'steal', 'leaky-bag']);
const to = z.union([z.literal('forest'), sprite]);
const points = integer(1, 9);
const blueAlone = z.enum(['colour', 'stone']);
const bag = z.array(stone).max(10).readonly();

/** The options of a game; what they must not be together, `setup` says. */
const optionsSchema: z.ZodType<Partial<Options>> = exactly<Partial<Options>>()(
  z.strictObject({
    players: z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]).exactOptional(),
    firstSeat: z.union([z.literal('random'), seat]).exactOptional(),
    fairyPoints: z
      .strictObject({ blue: points, red: points, yellow: points, purple: points, black: points, green: points })
      .exactOptional(),
    blueAlone: blueAlone.exactOptional(),
  }),
);

/** A well-formed move; whether it is legal, and which keys its kind of fairy has, `violation` says. */
const moveSchema: z.ZodType<Move> = exactly<Move>()(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('first-seat'), seat }),
    z.strictObject({ type: z.literal('draw'), kind: z.enum([...stone.options, ...fairy.options]) }),
    z.strictObject({ type: z.literal('gather') }),
    z.strictObject({ type: z.literal('discard'), stone }),
    z.strictObject({ type: z.literal('keep-stones') }),
    z.strictObject({ type: z.literal('place'), stone, to }),
    z.strictObject({ type: z.literal('send'), sprite, stone }),
    z.strictObject({ type: z.literal('offer'), stone: stone.exactOptional(), sprite: sprite.exactOptional() }),
    z.strictObject({ type: z.literal('take'), fairy }),
    z.strictObject({ type: z.literal('draw-fairies') }),
    z.strictObject({ type: z.literal('choose'), fairy }),
    z.strictObject({ type: z.literal('keep-fairy') }),
    z.strictObject({ type: z.literal('play'), fairy, seat: seat.exactOptional(), sprite: sprite.exactOptional() }),
    z.strictObject({ type: z.literal('pick-covered') }),
    z.strictObject({ type: z.literal('pick'), stone, sprite }),
    z.strictObject({ type: z.literal('stop') }),
    z.strictObject({ type: z.literal('steal-hand') }),
    z.strictObject({ type: z.literal('steal'), sprite, to }),
    z.strictObject({ type: z.literal('rearrange') }),
    z.strictObject({ type: z.literal('lay'), stone, sprite }),
    z.strictObject({ type: z.literal('finish') }),
    z.strictObject({ type: z.literal('restore') }),
  ]),
);

const planned = z.array(z.array(kind).max(10).readonly()).max(8).readonly();

const step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('gather'), left: integer(0, 2), mayKeep: z.boolean() }),
  z.strictObject({ kind: z.literal('offer'), paid: integer(0, 720) }),
  z.strictObject({
    kind: z.literal('fairies'),
    drawn: counts(2).nullable(),
    count: integer(0, 2),
    left: integer(0, 2),
  }),
  z.strictObject({ kind: z.literal('obtained'), fairy: kind.nullable() }),
  z.strictObject({ kind: z.literal('harvest'), left: integer(1, 4) }),
  z.strictObject({ kind: z.literal('steal'), victim: seat, left: integer(1, 2) }),
  z.strictObject({ kind: z.literal('rearrange'), pool: stones.nullable(), planned: planned.nullable() }),
]);

const seatView = z.strictObject({
  stones: integer(0, HAND),
  hand: counts(HAND).nullable(),
  fairies: integer(0, 30),
  kept: fairies.nullable(),
  sprites: z
    .array(z.strictObject({ bag, bigger: z.boolean(), immune: z.boolean() }))
    .min(2)
    .max(8)
    .readonly(),
});

/** One a seat. */
function bySeat<Item extends z.ZodType>(item: Item): z.ZodReadonly<z.ZodArray<Item>> {
  return z.array(item).min(2).max(6).readonly();
}
const winners = z.array(seat).min(1).max(6).readonly();

/** What a viewer sees. */
const viewSchema: z.ZodType<View> = exactly<View>()(
  z.strictObject({
    phase: z.enum([
      'first-seat',
      'deal-fairy',
      'deal-stone',
      'turn',
      'gather',
      'discard',
      'overflow',
      'offer',
      'draw-fairy',
      'choose',
      'obtained',
      'harvest',
      'harvest-draw',
      'steal',
      'steal-draw',
      'rearrange',
      'over',
    ]),
    players: integer(2, 6),
    fairyPoints: z.array(points).length(6).readonly(),
    blueAlone,
    firstSeat: seat.nullable(),
    turn: seat,
    forest: stones,
    forestFairies: fairies,
    eliminated: stones,
    used: fairies,
    viewer: z.union([seat, z.literal('table')]),
    stonesLeft: integer(0, 80),
    fairiesLeft: integer(0, 30),
    seats: z.array(seatView).min(2).max(6).readonly(),
    step,
    outcome: z
      .strictObject({
        scores: bySeat(integer(0, 33 + 2 * 30)), // TC-11.3, TC-11.4
        tiebreaks: bySeat(z.array(integer(0, 720)).length(1).readonly()), // TC-11.5
        ranking: bySeat(integer(1, 6)),
        winners,
      })
      .nullable(),
  }),
);

/** A hand when its action is done (TC-4.1), and any fairies (TC-2.3). */
const holdings = { stones: z.array(stone).max(3).readonly(), fairies: z.array(fairy).max(30).readonly() };

const eventSchema: z.ZodType<Event> = exactly<Event>()(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('began'), seat }),
    z.strictObject({ type: z.literal('fairy-shown'), fairy }),
    z.strictObject({ type: z.literal('drawn'), seat, stone: stone.nullable() }),
    z.strictObject({ type: z.literal('turn'), seat }),
    z.strictObject({ type: z.literal('gathering'), seat, stones: integer(1, 2) }),
    z.strictObject({ type: z.literal('discarded'), seat, stone }),
    z.strictObject({ type: z.literal('stones-kept'), seat }),
    z.strictObject({ type: z.literal('placed'), seat, stone, to }),
    z.strictObject({ type: z.literal('sent'), seat, sprite, stone, stones: integer(1, 10) }),
    z.strictObject({
      type: z.literal('offered'),
      seat,
      stone,
      sprite: sprite.nullable(),
      paid: integer(1, 720),
    }),
    z.strictObject({ type: z.literal('fairy-taken'), seat, fairy }),
    z.strictObject({ type: z.literal('drawing-fairies'), seat, fairies: integer(1, 2) }),
    z.strictObject({ type: z.literal('fairy-drawn'), seat, fairy: fairy.nullable() }),
    z.strictObject({ type: z.literal('fairy-chosen'), seat, fairy: fairy.nullable(), laid: fairy.nullable() }),
    z.strictObject({ type: z.literal('fairy-kept'), seat }),
    z.strictObject({
      type: z.literal('played'),
      seat,
      fairy,
      victim: seat.nullable(),
      sprite: sprite.nullable(),
    }),
    z.strictObject({
      type: z.literal('leaked'),
      seat,
      victim: seat,
      sprite,
      stones: z.array(stone).min(1).max(3).readonly(),
    }),
    z.strictObject({ type: z.literal('picking-covered'), seat }),
    z.strictObject({ type: z.literal('picked'), seat, stone, sprite }),
    z.strictObject({ type: z.literal('harvest-stopped'), seat }),
    z.strictObject({ type: z.literal('stealing-from-hand'), seat, victim: seat }),
    z.strictObject({ type: z.literal('stolen-from-hand'), seat, victim: seat, stone: stone.nullable() }),
    z.strictObject({ type: z.literal('stolen'), seat, victim: seat, sprite, stone, to }),
    z.strictObject({ type: z.literal('rearranging'), seat }),
    z.strictObject({ type: z.literal('laid'), seat, stone, sprite }),
    z.strictObject({ type: z.literal('rearranged'), seat, bags: z.array(bag).max(8).readonly() }),
    z.strictObject({ type: z.literal('restored'), seat }),
    z.strictObject({ type: z.literal('held'), seat, ...holdings }),
    z.strictObject({ type: z.literal('shown'), seat, ...holdings }),
    z.strictObject({ type: z.literal('ended'), winners }),
  ]),
);

/** A record of this game, as `recordOf` makes it; whether its moves are legal, `replay` says. */
const recordSchema: z.ZodType<RecordOf<TheChallenge>> = recordSchemaOf(theChallenge, optionsSchema, moveSchema);

/** All of them, by what they describe: what the JSON Schemas are made from. */
export const shapes: Shapes = {
  options: optionsSchema,
  move: moveSchema,
  view: viewSchema,
  event: eventSchema,
  record: recordSchema,
};
