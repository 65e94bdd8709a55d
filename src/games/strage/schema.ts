import { z } from 'zod';
import type { Event, Move, Options, View } from './types.ts';

const square = z.int().min(0).max(63);
const face = z.int().min(1).max(6);
const seat = z.int().min(0).max(3);
const target = z.union([seat, z.literal('orc')]);

/** The options of a game; what they must not be together, `setup` says. */
export const optionsSchema: z.ZodType<Partial<Options>> = z.strictObject({
  players: z.union([z.literal(2), z.literal(3), z.literal(4)]).exactOptional(),
  order: z.union([z.literal('roll'), z.array(seat).readonly()]).exactOptional(),
});

/** A well-formed move; whether it is legal, `violation` says. */
export const moveSchema: z.ZodType<Move> = z.discriminatedUnion('type', [
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
]);

const step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('order'),
    ahead: z.array(seat).readonly(),
    faces: z.array(z.int().min(0).max(6)).readonly(),
  }),
  z.strictObject({ kind: z.literal('attack'), at: square }),
  z.strictObject({ kind: z.literal('massacre'), waiting: z.array(square).readonly() }),
]);

/** A view, which in this game is the whole state. */
export const viewSchema: z.ZodType<View> = z.strictObject({
  phase: z.enum(['order', 'roll', 'actions', 'attack', 'orc', 'orc-attack', 'orc-attack-roll', 'massacre', 'over']),
  players: z.int().min(2).max(4),
  order: z.array(seat).readonly(),
  turn: seat,
  points: z.int().min(0).max(6),
  placed: z.int().min(0).max(2),
  attacked: z.boolean(),
  board: z.array(z.int().min(0).max(12)).length(64).readonly(),
  reserve: z.array(z.int().min(0).max(6)).readonly(),
  orcReserve: z.int().min(0).max(8),
  saved: z.array(z.int().min(0).max(16)).readonly(),
  killed: z.int().min(0).max(16),
  step,
});

export const eventSchema: z.ZodType<Event> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('order-rolled'), seat, die: face }),
  z.strictObject({ type: z.literal('order-settled'), order: z.array(seat).readonly() }),
  z.strictObject({ type: z.literal('turn'), seat }),
  z.strictObject({ type: z.literal('points-rolled'), seat, points: face }),
  z.strictObject({ type: z.literal('placed'), seat, to: square }),
  z.strictObject({ type: z.literal('moved'), seat, from: square, to: square, carry: z.boolean() }),
  z.strictObject({ type: z.literal('rescued'), seat, at: square }),
  z.strictObject({ type: z.literal('retired'), seat, at: square }),
  z.strictObject({ type: z.literal('attack-declared'), seat, at: square, target }),
  z.strictObject({ type: z.literal('attacked'), seat, at: square, target, die: face, hit: z.boolean() }),
  z.strictObject({ type: z.literal('actions-ended'), seat, unused: z.int().min(0).max(6) }),
  z.strictObject({ type: z.literal('orc-placed'), seat, to: square }),
  z.strictObject({ type: z.literal('orc-moved'), seat, from: square, to: square }),
  z.strictObject({ type: z.literal('orc-attack-declared'), seat, at: square, clan: seat }),
  z.strictObject({ type: z.literal('orc-attacked'), seat, at: square, clan: seat, die: face, hit: z.boolean() }),
  z.strictObject({ type: z.literal('massacre-rolled'), at: square, die: face }),
  z.strictObject({ type: z.literal('sprite-lost'), at: square }),
  z.strictObject({
    type: z.literal('ended'),
    winners: z.array(seat).readonly(),
    reason: z.enum(['most-saved', 'most-half-elves', 'no-winner']),
  }),
]);
