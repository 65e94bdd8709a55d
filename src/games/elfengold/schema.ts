import { z } from 'zod';
import { townCardIds } from '../elfenland/data.ts';
import { roads, towns } from '../elfenland/map.ts';
import { multiset, outcomeSchema } from '../elfenland/schema.ts';
import type { CardKind as TravelCardKind } from '../elfenland/transport.ts';
import { counterKinds, listedCards, cardKinds as travelCardKinds } from '../elfenland/transport.ts';
import { cardKinds, handCardKinds } from './cards.ts';
import { townsWithDiscs } from './data.ts';
import type { TileKind } from './tiles.ts';
import { listedTiles, tileKinds } from './tiles.ts';
import type { Event, GoldValues, Move, Options, View } from './types.ts';

const seat = z.int().min(0).max(5);
const seats = <T extends z.ZodType>(item: T): z.ZodReadonly<z.ZodArray<T>> => z.array(item).min(2).max(6).readonly();
const count = z.int().min(0);
const town = z.int().min(0).max(20);
const townId = z.enum(towns.map(({ id }) => id));
const townCardId = z.enum(townCardIds);
const roadId = z.enum(roads.map(({ id }) => id));
const card = z.enum(handCardKinds);
const travelCard = z.enum(travelCardKinds);
const tile = z.enum(tileKinds);
const counter = z.enum(counterKinds);
const cards = z.array(count).length(cardKinds.length).readonly();
const tiles = z.array(count).length(tileKinds.length).readonly();
const disc = z.int().min(2).max(7);
const amount = z.int().min(1).max(300);
const gold = z.int().min(0);
const wizard = z.literal(true).exactOptional();
const hidden = z.literal(true).exactOptional();

const goldValues: z.ZodType<GoldValues> = z.record(z.enum(townsWithDiscs), disc);

/** The options of a game; that the first seat plays and the discs are the twenty, `setup` says. */
export const optionsSchema: z.ZodType<Partial<Options>> = z.strictObject({
  players: z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]).exactOptional(),
  firstSeat: z.union([z.literal('random'), seat]).exactOptional(),
  destination: z.boolean().exactOptional(),
  goldValues: z.union([z.literal('standard'), z.literal('random'), goldValues]).exactOptional(),
  wizards: z.boolean().exactOptional(),
  bidding: z.enum(['penalty', 'capped']).exactOptional(),
  handLimit: z.int().min(0).max(70).nullable().exactOptional(),
  moveDraw: z.enum(['deck', 'choice']).exactOptional(),
});

const caravanCards: z.ZodType<readonly TravelCardKind[]> = multiset(travelCard, listedCards).refine(
  ({ length }) => length === 3 || length === 4,
);
const kept: z.ZodType<readonly TileKind[]> = multiset(tile, listedTiles).refine(({ length }) => length <= 2);

/** A well-formed move; whether it is legal, `violation` says. */
export const moveSchema: z.ZodType<Move> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('first-seat'), seat }),
  z.strictObject({ type: z.literal('gold-value'), value: disc }),
  z.strictObject({ type: z.literal('town-card'), town: townCardId }),
  z.strictObject({ type: z.literal('draw'), kind: z.enum([...cardKinds, ...tileKinds]) }),
  z.strictObject({ type: z.literal('draw-deck') }),
  z.strictObject({ type: z.literal('draw-open'), card }),
  z.strictObject({ type: z.literal('take-gold') }),
  z.strictObject({ type: z.literal('reveal'), tile }),
  z.strictObject({ type: z.literal('bid'), amount }),
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
]);

const numberedTile = z.int().min(0).max(10);
const row = z.array(numberedTile).max(12).readonly();

const step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('deal'), due: z.int().min(1).max(5) }),
  z.strictObject({ kind: z.literal('draw'), before: z.enum(['income', 'turn']), left: z.int().min(0).max(3) }),
  z.strictObject({ kind: z.literal('tiles'), drawn: z.array(numberedTile.nullable()).max(2).readonly() }),
  z.strictObject({ kind: z.literal('lots'), lots: row }),
  z.strictObject({
    kind: z.literal('auction'),
    lots: row,
    bid: z.int().min(0).max(300),
    bidder: seat.nullable(),
    passed: seats(z.boolean()),
    defaulted: seats(z.boolean()),
  }),
  z.strictObject({ kind: z.literal('planning'), passes: z.int().min(0).max(5) }),
  z.strictObject({ kind: z.literal('spell'), spell: numberedTile, road: z.int().min(0).max(47) }),
  z.strictObject({ kind: z.literal('movement'), moved: z.boolean(), earned: gold }),
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

export const viewSchema: z.ZodType<View> = z.strictObject({
  viewer: z.union([seat, z.literal('table')]),
  phase,
  players: z.int().min(2).max(6),
  destination: z.boolean(),
  wizards: z.boolean(),
  bidding: z.enum(['penalty', 'capped']),
  handLimit: z.int().min(0).max(70).nullable(),
  moveDraw: z.enum(['deck', 'choice']),
  round: z.int().min(0).max(6),
  starter: seat.nullable(),
  turn: seat,
  boots: seats(town),
  pieces: seats(count),
  townCards: seats(town.nullable()),
  values: z.array(z.int().min(0).max(7)).length(21).readonly(),
  gold: seats(gold),
  counters: byRoad(z.int().min(0).max(5).nullable()),
  seconds: byRoad(z.int().min(0).max(5).nullable()),
  obstacles: byRoad(z.boolean()),
  goldTiles: byRoad(z.boolean()),
  hands: seats(cards.nullable()),
  handSizes: seats(count),
  open: seats(tiles),
  faceDown: seats(tiles.nullable()),
  faceDownSizes: seats(count),
  display: cards,
  goldPile: z.int().min(0).max(7),
  deckSize: count,
  discard: cards,
  pileSize: count,
  step,
  outcome: outcomeSchema.nullable(),
});

const placed = { seat, tile, road: roadId, hidden: z.boolean() };

/** An event, as told to whoever sees all of it or to others. */
export const eventSchema: z.ZodType<Event> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('first-seat'), seat }),
  z.strictObject({ type: z.literal('town-card-dealt'), seat, town: townCardId.exactOptional() }),
  z.strictObject({ type: z.literal('round'), round: z.int().min(1).max(6), seat }),
  z.strictObject({ type: z.literal('passed'), seat }),
  z.strictObject({ type: z.literal('piece-taken'), seat, town: townId, taken: z.int().min(1).max(20) }),
  z.strictObject({ type: z.literal('ended'), winners: z.array(seat).readonly() }),
  z.strictObject({ type: z.literal('value-laid'), town: townId, value: disc }),
  z.strictObject({ type: z.literal('card-drawn'), seat, card: card.exactOptional() }),
  z.strictObject({ type: z.literal('displayed'), card }),
  z.strictObject({ type: z.literal('card-taken'), seat, card }),
  z.strictObject({ type: z.literal('gold-turned-up'), pile: z.int().min(1).max(7) }),
  z.strictObject({ type: z.literal('gold-taken'), seat, cards: z.int().min(1).max(7), gold }),
  z.strictObject({ type: z.literal('reshuffled'), cards: z.int().min(1).max(76) }),
  z.strictObject({ type: z.literal('draw-lost'), seat }),
  z.strictObject({ type: z.literal('income'), seat, gold }),
  z.strictObject({ type: z.literal('tile-drawn'), seat, tile: tile.exactOptional() }),
  z.strictObject({ type: z.literal('revealed'), seat, tile }),
  z.strictObject({ type: z.literal('lot-drawn'), tile }),
  z.strictObject({ type: z.literal('lot-opened'), tile }),
  z.strictObject({ type: z.literal('bid'), seat, amount }),
  z.strictObject({ type: z.literal('lot-sold'), seat, tile, gold: amount }),
  z.strictObject({ type: z.literal('defaulted'), seat, amount, gold }),
  z.strictObject({ type: z.literal('lot-unsold'), tile }),
  z.strictObject({ type: z.literal('placed'), ...placed }),
  z.strictObject({ type: z.literal('added'), ...placed }),
  z.strictObject({ type: z.literal('swapped'), seat, from: roadId, to: roadId, counter, with: counter }),
  z.strictObject({
    type: z.literal('travelled'),
    seat,
    road: roadId,
    from: townId,
    to: townId,
    by: z.enum([...counterKinds, 'raft', 'caravan']),
    paid: z.array(travelCard).min(1).max(4).readonly(),
    gold: z.int().min(0).max(1),
    earned: gold,
  }),
  z.strictObject({ type: z.literal('flown'), seat, from: townId, to: townId, gold }),
  z.strictObject({ type: z.literal('move-ended'), seat, take: z.enum(['gold', 'cards']), gold }),
  z.strictObject({ type: z.literal('discarded'), seat, card }),
  z.strictObject({ type: z.literal('kept'), seat, open: kept, hidden: z.union([kept, z.int().min(0).max(2)]) }),
]);
