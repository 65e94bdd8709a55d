import { z } from 'zod';
import type { RecordOf } from '../../core/kit.ts';
import { multiset, outcomeSchema, realm } from '../../realm/shapes.ts';
import { counterKinds, cardKinds as travelCardKinds } from '../../realm/transport.ts';
import { exactly, integer, integerFrom } from '../../schema/exact.ts';
import type { Shapes } from '../../schema/json.ts';
import { recordSchemaOf } from '../../schema/record.ts';
import { cardKinds, handCardKinds } from './cards.ts';
import { DISPLAY, handCardsListed, townsWithDiscs } from './data.ts';
import type { Event } from './events.ts';
import type { Elfengold } from './game.ts';
import { elfengold } from './index.ts';
import type { Move } from './moves.ts';
import { listedTiles, tileKinds } from './tiles.ts';
import type { Options, View } from './types.ts';

const { seat, seats, town, townId, townCardId, roadId, winners, pieces } = realm;
const card = z.enum(handCardKinds);
const travelCard = z.enum(travelCardKinds);
const tile = z.enum(tileKinds);
const counter = z.enum(counterKinds);
const cards = z.array(integer(0, 9)).length(cardKinds.length).readonly(); // EG-2.2: of no kind are there more.
const tiles = z.array(integer(0, 9)).length(tileKinds.length).readonly(); // EG-2.1: nor of any kind of tile.
const tileCount = integer(0, 48);
const disc = integer(2, 7);
const amount = integer(1, 300);
const gold = integer(0); // No clause bounds what one may earn (EG-9.3).
const wizard = z.literal(true).exactOptional();
const hidden = z.literal(true).exactOptional();

const handLimit = z.union([z.literal('elfenland'), integer(0, 70), z.null()]); // EG-9.9
const goldValues = z.record(z.enum(townsWithDiscs), disc);

/** The options of a game; that the first seat plays and the discs are the twenty, `setup` says. */
const optionsSchema: z.ZodType<Partial<Options>> = exactly<Partial<Options>>()(
  z.strictObject({
    players: z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]).exactOptional(),
    firstSeat: z.union([z.literal('random'), seat]).exactOptional(),
    destination: z.boolean().exactOptional(),
    goldValues: z.union([z.literal('standard'), z.literal('random'), goldValues]).exactOptional(),
    wizards: z.boolean().exactOptional(),
    bidding: z.enum(['penalty', 'capped']).exactOptional(),
    handLimit: handLimit.exactOptional(),
    moveDraw: z.enum(['deck', 'choice']).exactOptional(),
  }),
);

const caravanCards = multiset(handCardsListed, 3, 4); // Wizards are refused by EG-9.4.
const kept = multiset(listedTiles, 0, 2);

/** A well-formed move; whether it is legal, `violation` says. */
const moveSchema: z.ZodType<Move> = exactly<Move>()(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('first-seat'), seat }),
    z.strictObject({ type: z.literal('gold-value'), value: disc }),
    z.strictObject({ type: z.literal('town-card'), town: townCardId }),
    z.strictObject({ type: z.literal('draw'), kind: z.enum([...cardKinds, ...tileKinds]) }),
    z.strictObject({ type: z.literal('draw-deck') }),
    z.strictObject({ type: z.literal('draw-open'), card }),
    z.strictObject({ type: z.literal('take-gold') }),
    z.strictObject({ type: z.literal('reveal'), tile }),
    z.strictObject({ type: z.literal('bid'), amount: integerFrom(1) }), // EG-7.6
    z.strictObject({ type: z.literal('pass') }),
    z.strictObject({ type: z.literal('place'), tile, road: roadId, hidden }),
    z.strictObject({ type: z.literal('add'), tile: counter, hidden }),
    z.strictObject({
      type: z.literal('swap'),
      counter: counter.exactOptional(),
      road: roadId,
      with: counter.exactOptional(),
    }),
    z.strictObject({ type: z.literal('travel'), road: roadId, by: counter.exactOptional(), wizard }),
    z.strictObject({ type: z.literal('caravan'), road: roadId, cards: caravanCards, wizard }),
    z.strictObject({ type: z.literal('fly'), town: townId }),
    z.strictObject({ type: z.literal('end'), take: z.enum(['gold', 'cards']) }),
    z.strictObject({ type: z.literal('discard'), card }),
    z.strictObject({ type: z.literal('keep'), open: kept, hidden: kept }),
  ]),
);

const numberedTile = integer(0, 10);
const row = z.array(numberedTile).max(12).readonly(); // EG-7.1

const step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('deal'), due: integer(1, 5) }),
  z.strictObject({ kind: z.literal('draw'), before: z.enum(['income', 'turn']), left: integer(0, 3) }),
  z.strictObject({ kind: z.literal('tiles'), drawn: z.array(numberedTile.nullable()).max(2).readonly() }),
  z.strictObject({ kind: z.literal('lots'), lots: row }),
  z.strictObject({
    kind: z.literal('auction'),
    lots: row,
    bid: integer(0, 300),
    bidder: seat.nullable(),
    passed: seats(z.boolean()),
    defaulted: seats(z.boolean()),
  }),
  z.strictObject({ kind: z.literal('planning'), passes: integer(0, 5) }),
  z.strictObject({ kind: z.literal('spell'), spell: numberedTile, road: integer(0, 47) }),
  z.strictObject({ kind: z.literal('movement'), moved: z.boolean(), earned: gold }),
  z.strictObject({ kind: z.literal('discard'), draws: integer(0, 2) }),
]);

const phase = z.enum([
  'first-seat',
  'gold-value',
  'town-card',
  'deal',
  'display',
  'restock',
  'draw',
  'draw-card',
  'refill',
  'tiles',
  'reveal',
  'lots',
  'auction',
  'planning',
  'add',
  'swap',
  'movement',
  'discard',
  'keep',
  'over',
]);

const byRoad = <T extends z.ZodType>(item: T): z.ZodReadonly<z.ZodArray<T>> => z.array(item).length(48).readonly();

const viewSchema: z.ZodType<View> = exactly<View>()(
  z.strictObject({
    viewer: z.union([seat, z.literal('table')]),
    phase,
    players: integer(2, 6),
    destination: z.boolean(),
    wizards: z.boolean(),
    bidding: z.enum(['penalty', 'capped']),
    handLimit,
    moveDraw: z.enum(['deck', 'choice']),
    round: integer(0, 6),
    starter: seat.nullable(),
    turn: seat,
    boots: seats(town),
    pieces: seats(pieces),
    townCards: seats(town.nullable()),
    values: z.array(integer(0, 7)).length(21).readonly(),
    gold: seats(gold),
    counters: byRoad(integer(0, 5).nullable()),
    seconds: byRoad(integer(0, 5).nullable()),
    obstacles: byRoad(z.boolean()),
    goldTiles: byRoad(z.boolean()),
    hands: seats(cards.nullable()),
    handSizes: seats(integer(0, 69)), // EG-2.2: all cards but those of gold.
    open: seats(tiles),
    faceDown: seats(tiles.nullable()),
    faceDownSizes: seats(tileCount),
    display: z.array(integer(0, DISPLAY)).length(cardKinds.length).readonly(), // EG-3.4
    goldPile: integer(0, 7),
    deckSize: integer(0, 76), // EG-2.2
    discard: cards,
    pileSize: tileCount,
    step,
    outcome: outcomeSchema().nullable(),
  }),
);

/** An event, as told to whoever sees all of it or to others. */
const eventSchema: z.ZodType<Event> = exactly<Event>()(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('first-seat'), seat }),
    z.strictObject({ type: z.literal('town-card-dealt'), seat, town: townCardId.nullable() }),
    z.strictObject({ type: z.literal('town-card-shown'), seat, town: townCardId }),
    z.strictObject({ type: z.literal('round'), round: integer(1, 6), seat }),
    z.strictObject({ type: z.literal('passed'), seat }),
    z.strictObject({ type: z.literal('piece-taken'), seat, town: townId, taken: integer(1, 20) }),
    z.strictObject({ type: z.literal('ended'), winners }),
    z.strictObject({ type: z.literal('value-laid'), town: townId, value: disc }),
    z.strictObject({ type: z.literal('card-drawn'), seat, card: card.nullable() }),
    z.strictObject({ type: z.literal('displayed'), card }),
    z.strictObject({ type: z.literal('card-taken'), seat, card }),
    z.strictObject({ type: z.literal('card-taken-up'), seat, card: card.nullable() }),
    z.strictObject({ type: z.literal('gold-turned-up'), pile: integer(1, 7) }),
    z.strictObject({ type: z.literal('gold-taken'), seat, cards: integer(1, 7), gold }),
    z.strictObject({ type: z.literal('reshuffled'), cards: integer(1, 76) }),
    z.strictObject({ type: z.literal('draw-lost'), seat }),
    z.strictObject({ type: z.literal('income'), seat, gold }),
    z.strictObject({ type: z.literal('tile-drawn'), seat, tile: tile.nullable() }),
    z.strictObject({ type: z.literal('revealed'), seat, tile }),
    z.strictObject({ type: z.literal('lot-drawn'), tile }),
    z.strictObject({ type: z.literal('lot-opened'), tile }),
    z.strictObject({ type: z.literal('bid'), seat, amount }),
    z.strictObject({ type: z.literal('lot-sold'), seat, tile, gold: amount }),
    z.strictObject({ type: z.literal('defaulted'), seat, amount, gold }),
    z.strictObject({ type: z.literal('lot-unsold'), tile }),
    z.strictObject({ type: z.enum(['placed', 'added']), seat, tile, road: roadId, hidden: z.boolean() }),
    z.strictObject({ type: z.literal('swapped'), seat, from: roadId, to: roadId, counter, with: counter }),
    z.strictObject({
      type: z.literal('travelled'),
      seat,
      road: roadId,
      from: townId,
      to: townId,
      by: z.enum([...counterKinds, 'raft', 'caravan']),
      paid: z.array(travelCard).min(1).max(4).readonly(),
      gold: integer(0, 1),
      earned: gold,
    }),
    z.strictObject({ type: z.literal('flown'), seat, from: townId, to: townId, gold }),
    z.strictObject({ type: z.literal('move-ended'), seat, take: z.enum(['gold', 'cards']), gold }),
    z.strictObject({ type: z.literal('discarded'), seat, card }),
    z.strictObject({ type: z.literal('kept'), seat, open: kept, hidden: z.union([kept, integer(0, 2)]) }),
  ]),
);

/** A record of this game, as `recordOf` makes it; whether its moves are legal, `replay` says. */
const recordSchema: z.ZodType<RecordOf<Elfengold>> = recordSchemaOf(elfengold, optionsSchema, moveSchema);

/** All of them, by what they describe: what the JSON Schemas are made from. */
export const shapes: Shapes = {
  options: optionsSchema,
  move: moveSchema,
  view: viewSchema,
  event: eventSchema,
  record: recordSchema,
};
