import { z } from 'zod';
import type { RecordOf } from '../../core/kit.ts';
import { multiset, outcomeSchema, realm } from '../../realm/shapes.ts';
import { cardKinds, counterKinds, listedCards } from '../../realm/transport.ts';
import { exactly, integer } from '../../schema/exact.ts';
import type { Shapes } from '../../schema/json.ts';
import { recordSchemaOf } from '../../schema/record.ts';
import { COUNTERS_OF_A_KIND, DISPLAY, RAFTS } from './data.ts';
import type { Event } from './events.ts';
import type { Elfenland } from './game.ts';
import { elfenland } from './index.ts';
import type { Move } from './moves.ts';
import type { Options, View } from './types.ts';

const { seat, seats, town, townId, townCardId, roadId, winners, pieces } = realm;
const card = z.enum(cardKinds);
const tile = z.enum(counterKinds);
const hand = z.array(integer(0, RAFTS)).length(7).readonly(); // EL-2.1: of no kind are there more cards.
const counters = z.array(integer(0, COUNTERS_OF_A_KIND)).length(6).readonly();
const counterCount = integer(0, 48);
const cardCount = integer(0, 72);

/** The options of a game; that the first seat plays, `setup` says. */
const optionsSchema: z.ZodType<Partial<Options>> = exactly<Partial<Options>>()(
  z.strictObject({
    players: z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]).exactOptional(),
    firstSeat: z.union([z.literal('random'), seat]).exactOptional(),
    rounds: z.union([z.literal(3), z.literal(4)]).exactOptional(),
    deal: z.enum(['to-eight', 'eight-new']).exactOptional(),
    finalHandLimit: z.boolean().exactOptional(),
    destination: z.boolean().exactOptional(),
  }),
);

const caravanCards = multiset(listedCards, 3, 4);
const kept = z.array(tile).max(1).readonly();

/** A well-formed move; whether it is legal, `violation` says. */
const moveSchema: z.ZodType<Move> = exactly<Move>()(
  z.discriminatedUnion('type', [
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
  ]),
);

const step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('deal'), due: integer(1, 8) }),
  z.strictObject({ kind: z.literal('counters'), lap: integer(1, 3) }),
  z.strictObject({ kind: z.literal('planning'), passes: integer(0, 5) }),
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

const viewSchema: z.ZodType<View> = exactly<View>()(
  z.strictObject({
    viewer: z.union([seat, z.literal('table')]),
    phase,
    players: integer(2, 6),
    rounds: z.union([z.literal(3), z.literal(4)]),
    deal: z.enum(['to-eight', 'eight-new']),
    finalHandLimit: z.boolean(),
    destination: z.boolean(),
    round: integer(0, 4),
    starter: seat.nullable(),
    turn: seat,
    boots: seats(town),
    pieces: seats(pieces),
    townCards: seats(town.nullable()),
    counters: z.array(integer(0, 5).nullable()).length(48).readonly(),
    obstacles: z.array(z.boolean()).length(48).readonly(),
    obstacleInHand: seats(z.boolean()),
    hands: seats(hand.nullable()),
    handSizes: seats(cardCount),
    open: seats(counters),
    faceDown: seats(counters.nullable()),
    faceDownSizes: seats(counterCount),
    display: z.array(integer(0, DISPLAY)).length(6).readonly(), // EL-3.4
    deckSize: cardCount,
    discard: hand,
    pileSize: counterCount,
    step,
    outcome: outcomeSchema(72).nullable(),
  }),
);

/** An event, as told to whoever sees all of it or to others. */
const eventSchema: z.ZodType<Event> = exactly<Event>()(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('first-seat'), seat }),
    z.strictObject({ type: z.literal('town-card-dealt'), seat, town: townCardId.nullable() }),
    z.strictObject({ type: z.literal('town-card-shown'), seat, town: townCardId }),
    z.strictObject({ type: z.literal('round'), round: integer(1, 4), seat }),
    z.strictObject({ type: z.literal('displayed'), tile }),
    z.strictObject({ type: z.literal('card-drawn'), seat, card: card.nullable() }),
    z.strictObject({ type: z.literal('tile-drawn'), seat, tile: tile.nullable() }),
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
    z.strictObject({ type: z.literal('piece-taken'), seat, town: townId, taken: integer(1, 20) }),
    z.strictObject({ type: z.literal('move-ended'), seat }),
    z.strictObject({ type: z.literal('discarded'), seat, card }),
    z.strictObject({ type: z.literal('kept'), seat, open: kept, hidden: z.union([kept, integer(0, 1)]) }),
    z.strictObject({ type: z.literal('ended'), winners }),
  ]),
);

/** A record of this game, as `recordOf` makes it; whether its moves are legal, `replay` says. */
const recordSchema: z.ZodType<RecordOf<Elfenland>> = recordSchemaOf(elfenland, optionsSchema, moveSchema);

/** All of them, by what they describe: what the JSON Schemas are made from. */
export const shapes: Shapes = {
  options: optionsSchema,
  move: moveSchema,
  view: viewSchema,
  event: eventSchema,
  record: recordSchema,
};
