import { z } from 'zod';
import { defeatedBoxes, spaceIds, titleIds } from './board.ts';
import { diceBoxes } from './data.ts';
import type { Event, Move, Options, View } from './types.ts';

const seat = z.int().min(0).max(5);
const face = z.int().min(1).max(6);
const wizard = z.int().min(0).max(95);
const number = z.int().min(0);
const place = z.int().min(0).max(21);
const space = z.enum(spaceIds);
const title = z.enum(titleIds);
const box = z.enum(diceBoxes);
const spell = z.union([z.literal('minor'), face]);
const source = z.enum(['reserve', 'box']);
const bySeat = z.array(z.int()).min(3).max(6).readonly();

function dice(min: number): z.ZodType<readonly number[]> {
  return z
    .array(face)
    .min(min)
    .max(7)
    .readonly()
    .refine((faces) => faces.every((own, index) => index === 0 || own >= (faces[index - 1] ?? own)));
}

/** The options of a game; whether a placement fits the number of players, `setup` says. */
export const optionsSchema: z.ZodType<Partial<Options>> = z.strictObject({
  players: z.union([z.literal(3), z.literal(4), z.literal(5), z.literal(6)]).exactOptional(),
  firstSeat: z.union([z.literal('random'), seat]).exactOptional(),
  layout: z
    .union([z.literal('reconstructed'), z.partialRecord(space, z.array(seat).min(1).readonly())])
    .exactOptional(),
});

/** A well-formed move; whether it is legal, `violation` says. */
export const moveSchema: z.ZodType<Move> = z.discriminatedUnion('type', [
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
]);

const step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('majors'),
    lap: z.int().min(1).max(2),
    rolled: z.array(number).length(6).readonly(),
    allocated: number,
    rerolled: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('duels'),
    passed: z.array(z.boolean()).readonly(),
    owesSecond: z.boolean(),
    spells: z.array(z.strictObject({ seat, spell, wizard })).readonly(),
  }),
  z.strictObject({ kind: z.literal('grey'), due: number }),
]);

/** A view, which in this game is the whole state. */
export const viewSchema: z.ZodType<View> = z.strictObject({
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
  players: z.int().min(3).max(6),
  turn: z.int().min(0).max(4),
  dragon: seat.nullable(),
  seat,
  wizards: z.array(z.array(place).readonly()).readonly(),
  grey: z.array(z.array(number).readonly()).readonly(),
  greySupply: z.int().min(0).max(12),
  reserve: bySeat,
  boxes: z.array(z.array(number).length(36).readonly()).readonly(),
  minors: bySeat,
  minorBox: bySeat,
  record: z.array(seat.nullable()).length(4).readonly(),
  highWizards: z.array(seat.nullable()).max(4).readonly(),
  scores: bySeat,
  step,
});

export const eventSchema: z.ZodType<Event> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('first-player'), seat }),
  z.strictObject({ type: z.literal('turn'), turn: number, seat }),
  z.strictObject({ type: z.literal('recorded'), seat, turn: number, from: source }),
  z.strictObject({ type: z.literal('retired'), seat, wizard, to: space }),
  z.strictObject({ type: z.literal('rolled'), seat, dice: dice(1) }),
  z.strictObject({ type: z.literal('roll-refused'), seat }),
  z.strictObject({ type: z.literal('allocated'), seat, die: face, box }),
  z.strictObject({ type: z.literal('allocation-ended'), seat, unused: number }),
  z.strictObject({ type: z.literal('minors-recovered'), seat, dice: dice(0), minors: number }),
  z.strictObject({ type: z.literal('taken-back'), seat, box: z.enum(['minor', 'grey']), dice: dice(0) }),
  z.strictObject({ type: z.literal('cast'), seat, spell, wizard, at: space, points: number }),
  z.strictObject({ type: z.literal('passed'), seat, forced: z.boolean() }),
  z.strictObject({ type: z.literal('title-given'), seat, wizard, title, points: number }),
  z.strictObject({ type: z.literal('title-vacant'), title, reason: z.enum(['tie', 'no-points', 'no-candidate']) }),
  z.strictObject({ type: z.literal('defeated'), seat, wizard, box: z.enum(defeatedBoxes), points: number }),
  z.strictObject({ type: z.literal('claimed'), seat, wizard, title }),
  z.strictObject({ type: z.literal('demoted'), seat, wizard, to: space, grey: z.boolean() }),
  z.strictObject({ type: z.literal('grey-recovered'), seat, dice: dice(0), tokens: number }),
  z.strictObject({ type: z.literal('grey-removed'), seat, wizard }),
  z.strictObject({ type: z.literal('scored'), turn: number, points: bySeat, scores: bySeat }),
  z.strictObject({ type: z.literal('minors-scored'), points: bySeat, scores: bySeat }),
  z.strictObject({
    type: z.literal('ended'),
    winners: z.array(seat).readonly(),
    reason: z.enum(['four-turns', 'high-wizard-twice', 'not-given-twice']),
  }),
]);
