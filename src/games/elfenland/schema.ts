import { z } from 'zod';
import type { Outcome } from '../../core/outcome.ts';
import { townCardIds } from './data.ts';
import { roads, towns } from './map.ts';
import type { CardKind, CounterKind } from './transport.ts';
import { cardKinds, counterKinds, listedCards } from './transport.ts';
import type { Event, Move, Options, View } from './types.ts';

const seat = z.int().min(0).max(5);
const seats = <T extends z.ZodType>(item: T): z.ZodReadonly<z.ZodArray<T>> => z.array(item).min(2).max(6).readonly();
const count = z.int().min(0);
const town = z.int().min(0).max(20);
const townId = z.enum(towns.map(({ id }) => id));
const townCardId = z.enum(townCardIds);
const roadId = z.enum(roads.map(({ id }) => id));
const card = z.enum(cardKinds);
const tile = z.enum(counterKinds);
const hand = z.array(count).length(7).readonly();
const counters = z.array(count).length(6).readonly();

/** A multiset: in ascending order (EL-0.2). */
export function multiset<T extends string>(
  kind: z.ZodType<T>,
  order: readonly T[],
): z.ZodReadonly<z.ZodArray<z.ZodType<T>>> {
  return z
    .array(kind)
    .refine((list) => list.every((own, i) => i === 0 || order.indexOf(list[i - 1] ?? own) <= order.indexOf(own)))
    .readonly();
}

/** The options of a game; that the first seat plays, `setup` says. */
export const optionsSchema: z.ZodType<Partial<Options>> = z.strictObject({
  players: z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]).exactOptional(),
  firstSeat: z.union([z.literal('random'), seat]).exactOptional(),
  rounds: z.union([z.literal(3), z.literal(4)]).exactOptional(),
  deal: z.enum(['to-eight', 'eight-new']).exactOptional(),
  finalHandLimit: z.boolean().exactOptional(),
  destination: z.boolean().exactOptional(),
});

const caravanCards: z.ZodType<readonly CardKind[]> = multiset(card, listedCards).refine(
  ({ length }) => length === 3 || length === 4,
);
const kept: z.ZodType<readonly CounterKind[]> = z.array(tile).max(1).readonly();

/** A well-formed move; whether it is legal, `violation` says. */
export const moveSchema: z.ZodType<Move> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('first-seat'), seat }),
  z.strictObject({ type: z.literal('town-card'), town: townCardId }),
  z.strictObject({ type: z.literal('draw'), kind: card }),
  z.strictObject({ type: z.literal('take'), tile }),
  z.strictObject({ type: z.literal('take-blind') }),
  z.strictObject({ type: z.literal('place'), tile, road: roadId, hidden: z.literal(true).exactOptional() }),
  z.strictObject({ type: z.literal('obstacle'), road: roadId }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('travel'), road: roadId }),
  z.strictObject({ type: z.literal('caravan'), road: roadId, cards: caravanCards }),
  z.strictObject({ type: z.literal('end') }),
  z.strictObject({ type: z.literal('discard'), card }),
  z.strictObject({ type: z.literal('keep'), open: kept, hidden: kept }),
]);

const step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('deal'), due: z.int().min(1).max(8) }),
  z.strictObject({ kind: z.literal('counters'), lap: z.int().min(1).max(3) }),
  z.strictObject({ kind: z.literal('planning'), passes: z.int().min(0).max(5) }),
]);

const phase = z.enum([
  'first-seat',
  'town-card',
  'display',
  'deal',
  'face-down',
  'counters',
  'refill',
  'blind',
  'planning',
  'movement',
  'discard',
  'keep',
  'over',
]);

/** How a finished game stands. */
export const outcomeSchema: z.ZodType<Outcome> = z.strictObject({
  scores: seats(z.int()),
  tiebreaks: seats(z.array(z.int()).readonly()),
  ranking: seats(z.int().min(1).max(6)),
  winners: z.array(seat).readonly(),
});

export const viewSchema: z.ZodType<View> = z.strictObject({
  viewer: z.union([seat, z.literal('table')]),
  phase,
  players: z.int().min(2).max(6),
  rounds: z.union([z.literal(3), z.literal(4)]),
  deal: z.enum(['to-eight', 'eight-new']),
  finalHandLimit: z.boolean(),
  destination: z.boolean(),
  round: z.int().min(0).max(4),
  starter: seat.nullable(),
  turn: seat,
  boots: seats(town),
  pieces: seats(count),
  townCards: seats(town.nullable()),
  counters: z.array(z.int().min(0).max(5).nullable()).length(48).readonly(),
  obstacles: z.array(z.boolean()).length(48).readonly(),
  obstacleInHand: seats(z.boolean()),
  hands: seats(hand.nullable()),
  handSizes: seats(count),
  open: seats(counters),
  faceDown: seats(counters.nullable()),
  faceDownSizes: seats(count),
  display: counters,
  deckSize: count,
  discard: hand,
  pileSize: count,
  step,
  outcome: outcomeSchema.nullable(),
});

/** An event, as told to whoever sees all of it or to others. */
export const eventSchema: z.ZodType<Event> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('first-seat'), seat }),
  z.strictObject({ type: z.literal('town-card-dealt'), seat, town: townCardId.exactOptional() }),
  z.strictObject({ type: z.literal('round'), round: z.int().min(1).max(4), seat }),
  z.strictObject({ type: z.literal('displayed'), tile }),
  z.strictObject({ type: z.literal('card-drawn'), seat, card: card.exactOptional() }),
  z.strictObject({ type: z.literal('tile-drawn'), seat, tile: tile.exactOptional() }),
  z.strictObject({ type: z.literal('tile-taken'), seat, tile, from: z.enum(['display', 'pile']) }),
  z.strictObject({ type: z.literal('placed'), seat, tile, road: roadId, hidden: z.boolean() }),
  z.strictObject({ type: z.literal('obstacle-placed'), seat, road: roadId }),
  z.strictObject({ type: z.literal('passed'), seat }),
  z.strictObject({
    type: z.literal('travelled'),
    seat,
    road: roadId,
    from: townId,
    to: townId,
    by: z.enum([...counterKinds, 'raft', 'caravan']),
    paid: z.array(card).min(1).max(4).readonly(),
  }),
  z.strictObject({ type: z.literal('piece-taken'), seat, town: townId, taken: z.int().min(1).max(20) }),
  z.strictObject({ type: z.literal('move-ended'), seat }),
  z.strictObject({ type: z.literal('discarded'), seat, card }),
  z.strictObject({ type: z.literal('kept'), seat, open: kept, hidden: z.union([kept, z.int().min(0).max(1)]) }),
  z.strictObject({ type: z.literal('ended'), winners: z.array(seat).readonly() }),
]);
