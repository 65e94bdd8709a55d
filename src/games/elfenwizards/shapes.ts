import { z } from 'zod';
import type { RecordOf } from '../../core/kit.ts';
import { exactly, integer } from '../../schema/exact.ts';
import type { Shapes } from '../../schema/json.ts';
import { isAscending } from '../../schema/order.ts';
import { recordSchemaOf } from '../../schema/record.ts';
import { diceBoxes, FACES, GREY_PRICE, GREY_TOKENS, SPELLS_A_SEAT, TURNS } from './data.ts';
import type { Event } from './events.ts';
import type { Elfenwizards } from './game.ts';
import { elfenwizards } from './index.ts';
import type { Move } from './moves.ts';
import { defeatedBoxes, spaceIds, titleIds } from './pyramid.ts';
import type { Options, View } from './types.ts';

const seat = integer(0, 5);
const face = integer(1, 6);
const wizard = integer(0, 95);
const spells = integer(0, SPELLS_A_SEAT);
const tokens = integer(0, GREY_TOKENS);
const turn = integer(1, TURNS);
/** EW-12.1: so many tokens the dice of a seat return at most. */
const returned = integer(0, Math.floor((SPELLS_A_SEAT * FACES) / GREY_PRICE));
/** EW-8.6: the dice and minors of six seats. */
const support = integer(0, 6 * SPELLS_A_SEAT * (FACES + 1));
const place = integer(0, 21);
const space = z.enum(spaceIds);
const title = z.enum(titleIds);
const box = z.enum(diceBoxes);
const spell = z.union([z.literal('minor'), face]);
const source = z.enum(['reserve', 'box']);
const claims = z.enum(['seat', 'wizard']);
/** EW-13.1: all titles and a Magic User for the sixteen wizards of one seat, or all grey tokens for one. */
const [MOST, LEAST] = [70, 2 - GREY_TOKENS];

function bySeat(item: z.ZodType<number>): z.ZodType<readonly number[]> {
  return z.array(item).min(3).max(6).readonly();
}
const points = bySeat(integer(LEAST, MOST));
const scores = bySeat(integer(TURNS * LEAST, TURNS * MOST + SPELLS_A_SEAT)); // EW-14.2

/** An item for each wizard of a seat (EW-3.3). */
function ofSeat(item: z.ZodType<number>): z.ZodType<readonly number[]> {
  return z.array(item).min(1).max(16).readonly();
}

function dice(min: number): z.ZodType<readonly number[]> {
  return z.array(face).min(min).max(7).readonly().refine(isAscending);
}

/** The options of a game; whether a placement fits the number of players, `setup` says. */
const optionsSchema: z.ZodType<Partial<Options>> = exactly<Partial<Options>>()(
  z.strictObject({
    players: z.union([z.literal(3), z.literal(4), z.literal(5), z.literal(6)]).exactOptional(),
    firstSeat: z.union([z.literal('random'), seat]).exactOptional(),
    layout: z
      .union([z.literal('reconstructed'), z.partialRecord(space, z.array(seat).min(1).readonly())])
      .exactOptional(),
    claims: claims.exactOptional(),
  }),
);

/** A well-formed move; whether it is legal, `violation` says. */
const moveSchema: z.ZodType<Move> = exactly<Move>()(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('first-seat'), seat }),
    z.strictObject({ type: z.literal('record'), from: source }),
    z.strictObject({ type: z.literal('retire'), to: space }),
    z.strictObject({ type: z.literal('roll'), dice: dice(1) }),
    z.strictObject({ type: z.literal('allocate'), die: face, box }),
    z.strictObject({ type: z.literal('end-allocation') }),
    z.strictObject({ type: z.literal('reroll') }),
    z.strictObject({ type: z.literal('recover'), dice: dice(0) }),
    z.strictObject({ type: z.literal('take-back'), dice: dice(0) }),
    z.strictObject({ type: z.literal('cast'), spell, wizard }),
    z.strictObject({ type: z.literal('pass') }),
    z.strictObject({ type: z.literal('claim'), wizard, to: space }),
    z.strictObject({ type: z.literal('demote'), to: space }),
    z.strictObject({ type: z.literal('remove-grey'), wizard }),
  ]),
);

const step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('majors'),
    lap: integer(1, 2),
    rolled: z.array(spells).length(6).readonly(),
    allocated: spells,
    rerolled: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('duels'),
    passed: z.array(z.boolean()).min(3).max(6).readonly(),
    owesSecond: z.boolean(),
    // EW-2.2: every die and every minor of six seats.
    spells: z.array(z.strictObject({ seat, spell, wizard })).max(84).readonly(),
  }),
  z.strictObject({ kind: z.literal('grey'), due: returned }),
]);

/** A view, which in this game is the whole state. */
const viewSchema: z.ZodType<View> = exactly<View>()(
  z.strictObject({
    phase: z.enum([
      'first-seat',
      'record',
      'retire',
      'roll',
      'allocate',
      'recover',
      'cast',
      'recover-again',
      'take-back',
      'claim',
      'demote',
      'recover-grey',
      'remove-grey',
      'take-back-grey',
      'over',
    ]),
    players: integer(3, 6),
    claims,
    turn: integer(0, 4),
    dragon: seat.nullable(),
    seat,
    wizards: z.array(ofSeat(place)).min(3).max(6).readonly(),
    grey: z.array(ofSeat(tokens)).min(3).max(6).readonly(),
    greySupply: tokens,
    reserve: bySeat(spells),
    boxes: z.array(z.array(spells).length(36).readonly()).min(3).max(6).readonly(),
    minors: bySeat(spells),
    minorBox: bySeat(spells),
    record: z.array(seat.nullable()).length(4).readonly(),
    highWizards: z.array(seat.nullable()).max(4).readonly(),
    scores,
    step,
  }),
);

const eventSchema: z.ZodType<Event> = exactly<Event>()(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('first-player'), seat }),
    z.strictObject({ type: z.literal('turn'), turn, seat }),
    z.strictObject({ type: z.literal('recorded'), seat, turn, from: source }),
    z.strictObject({ type: z.literal('retired'), seat, wizard, to: space }),
    z.strictObject({ type: z.literal('rolled'), seat, dice: dice(1) }),
    z.strictObject({ type: z.literal('roll-refused'), seat }),
    z.strictObject({ type: z.literal('allocated'), seat, die: face, box }),
    z.strictObject({ type: z.literal('allocation-ended'), seat, unused: spells }),
    z.strictObject({ type: z.literal('minors-recovered'), seat, dice: dice(0), minors: spells }),
    z.strictObject({ type: z.literal('taken-back'), seat, box: z.enum(['minor', 'grey']), dice: dice(0) }),
    z.strictObject({ type: z.literal('cast'), seat, spell, wizard, at: space, points: support }),
    z.strictObject({ type: z.literal('passed'), seat, forced: z.boolean() }),
    z.strictObject({ type: z.literal('title-given'), seat, wizard, title, points: support }),
    z.strictObject({ type: z.literal('title-vacant'), title, reason: z.enum(['tie', 'no-points', 'no-candidate']) }),
    z.strictObject({ type: z.literal('defeated'), seat, wizard, box: z.enum(defeatedBoxes), points: support }),
    z.strictObject({ type: z.literal('spells-returned') }),
    z.strictObject({ type: z.literal('claimed'), seat, wizard, title }),
    z.strictObject({ type: z.literal('demoted'), seat, wizard, to: space, grey: z.boolean() }),
    z.strictObject({ type: z.literal('grey-recovered'), seat, dice: dice(0), tokens: returned }),
    z.strictObject({ type: z.literal('grey-removed'), seat, wizard }),
    z.strictObject({ type: z.literal('scored'), turn, points, scores }),
    z.strictObject({ type: z.literal('minors-scored'), points: bySeat(spells), scores }),
    z.strictObject({
      type: z.literal('ended'),
      winners: z.array(seat).max(6).readonly(),
      reason: z.enum(['four-turns', 'high-wizard-twice', 'not-given-twice']),
    }),
  ]),
);

/** A record of this game, as `recordOf` makes it; whether its moves are legal, `replay` says. */
const recordSchema: z.ZodType<RecordOf<Elfenwizards>> = recordSchemaOf(elfenwizards, optionsSchema, moveSchema);

/** All of them, by what they describe: what the JSON Schemas are made from. */
export const shapes: Shapes = {
  options: optionsSchema,
  move: moveSchema,
  view: viewSchema,
  event: eventSchema,
  record: recordSchema,
};
