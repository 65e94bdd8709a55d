import { z } from 'zod';
import type { RecordOf } from '../../core/kit.ts';
import { exactly, integer } from '../../schema/exact.ts';
import type { Shapes } from '../../schema/json.ts';
import { recordSchemaOf } from '../../schema/record.ts';
import { cardName, cards } from './cards.ts';
import type { Event } from './events.ts';
import type { FairysFate } from './game.ts';
import { fairysFate } from './index.ts';
import type { Move } from './moves.ts';
import type { Options, View } from './types.ts';

const seat = integer(0, 4);
/** FF-2.1: cards of one kind. */
const objects = integer(0, 5);
const fairies = integer(0, 3);
const serpents = integer(0, 18);
const recipe = integer(0, 8);
const pile = integer(0, 3);
const slot = integer(0, 3);
const card = z.enum(cardName.values);
const back = z.enum(['light', 'sprite', 'nature']);
const place = z.enum(['cave', 'meadow', 'wood', 'river', 'hill']);
const object = z.enum(['orange', 'walnut', 'acorn', 'mushroom', 'leaf', 'petals']);
const lacks = z.enum([...object.options, 'nothing']);
const fairy = z.enum([
  'wisdom',
  'clairvoyance',
  'wealth',
  'truth',
  'liberation',
  'protection',
  'mutation',
  'transport',
]);
const natureFace = z.enum([
  ...fairy.options,
  'poverty',
  'adversity',
  'petrification',
  'darkness',
  'serpent',
  ...object.options,
]);
const lastTravel = z.enum(['piles-empty', 'hands-empty']);

/** The options of a game; what the numbers and lists must be together, `setup` says. */
const optionsSchema: z.ZodType<Partial<Options>> = exactly<Partial<Options>>()(
  z.strictObject({
    players: z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5)]).exactOptional(),
    firstSeat: z.union([z.literal('random'), seat]).exactOptional(),
    natureCards: z
      .union([z.literal('even'), z.literal('serpents'), z.partialRecord(natureFace, integer(0, 18)).readonly()])
      .exactOptional(),
    recipes: z.array(z.array(object).length(4).readonly()).length(9).readonly().exactOptional(),
    lastTravel: lastTravel.exactOptional(),
  }),
);

/** A well-formed move; whether it is legal, `violation` says. */
const moveSchema: z.ZodType<Move> = exactly<Move>()(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('first-seat'), seat }),
    z.strictObject({ type: z.literal('recipe'), recipe }),
    z.strictObject({ type: z.literal('card'), card }),
    z.strictObject({ type: z.literal('top'), back }),
    z.strictObject({ type: z.literal('play'), card, place }),
    z.strictObject({ type: z.literal('travel'), place }),
    z.strictObject({ type: z.literal('pass') }),
    z.strictObject({ type: z.literal('draw'), pile }),
    z.strictObject({ type: z.literal('use'), fairy }),
    z.strictObject({ type: z.literal('take') }),
    z.strictObject({ type: z.literal('end') }),
    z.strictObject({ type: z.literal('discard'), card }),
    z.strictObject({ type: z.literal('lose'), object }),
    z.strictObject({ type: z.literal('look'), place, slot }),
    z.strictObject({ type: z.literal('ask'), seat }),
    z.strictObject({ type: z.literal('answer'), lacks }),
    z.strictObject({ type: z.literal('pick'), place, slot }),
    z.strictObject({ type: z.literal('drop'), place }),
  ]),
);

const spot = z.strictObject({ place, slot });

const step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('draw'), pile }),
  z.strictObject({ kind: z.literal('look'), seen: spot.nullable() }),
  z.strictObject({ kind: z.literal('answer'), seat, index: integer(0, 3) }),
  z.strictObject({ kind: z.literal('mutation'), first: spot.nullable() }),
  z.strictObject({ kind: z.literal('transport'), from: spot }),
  z.strictObject({ kind: z.literal('over'), freedBy: seat.nullable() }),
]);

const stages = ['turn', 'travel-turn', 'draw', 'choose', 'end', 'collect'] as const;
const copies = z.array(serpents).length(cards.length).readonly();
/** At most all seats. */
const seats = z.array(seat).max(5).readonly();
const lying = z
  .array(z.strictObject({ back, card: card.nullable(), covered: z.boolean(), knownTo: seats }))
  .max(4)
  .readonly();

const player = z.strictObject({
  // FF-3.3, and one more for every wealth there is (FF-2.1).
  hand: z
    .array(z.strictObject({ back, card: card.nullable() }))
    .max(7)
    .readonly(),
  // FF-3.2, and one more for every wisdom; which ones it may be, FF-2.4.
  recipes: z
    .array(z.strictObject({ recipe: recipe.nullable(), may: z.array(recipe).max(9).readonly() }))
    .max(4)
    .readonly(),
  objects: z.strictObject({
    orange: objects,
    walnut: objects,
    acorn: objects,
    mushroom: objects,
    leaf: objects,
    petals: objects,
  }),
  fairies: z.strictObject({
    wisdom: fairies,
    clairvoyance: fairies,
    wealth: fairies,
    truth: fairies,
    liberation: fairies,
    protection: fairies,
    mutation: fairies,
    transport: fairies,
  }),
  serpents,
  petrified: fairies, // FF-8.8: one for each petrification met.
});

/** One a seat. */
function bySeat<Item extends z.ZodType>(item: Item): z.ZodReadonly<z.ZodArray<Item>> {
  return z.array(item).min(2).max(5).readonly();
}

const viewSchema: z.ZodType<View> = exactly<View>()(
  z.strictObject({
    viewer: z.union([seat, z.literal('table')]),
    phase: z.enum([
      'first-seat',
      'deal-recipe',
      'deal-card',
      'deal-top',
      ...stages,
      'card',
      'top',
      'discard',
      'lose',
      'wisdom',
      'clairvoyance',
      'wealth',
      'truth',
      'answer',
      'mutation',
      'transport',
      'drop',
      'over',
    ]),
    players: integer(2, 5),
    lastTravel,
    recipes: z.array(z.array(object).length(4).readonly()).length(9).readonly(),
    deck: copies,
    gone: copies,
    firstSeat: seat.nullable(),
    turn: seat,
    stage: z.enum(stages),
    hasUsed: z.boolean(),
    barePasses: integer(0, 5),
    piles: z
      .array(z.strictObject({ size: integer(0, 22), top: back.nullable() }))
      .length(4)
      .readonly(),
    places: z.strictObject({ cave: lying, meadow: lying, wood: lying, river: lying, hill: lying }),
    row: z.array(card).max(4).readonly(),
    seats: z.array(player).min(2).max(5).readonly(),
    travel: z
      .strictObject({ starter: seat, last: z.boolean(), chosen: z.array(place.nullable()).min(2).max(5).readonly() })
      .nullable(),
    step,
    outcome: z
      .strictObject({
        scores: bySeat(integer(0, 4)),
        // FF-10.4: other objects, serpents.
        tiebreaks: bySeat(z.array(integer(-18, 30)).length(2).readonly()),
        ranking: bySeat(integer(1, 5)),
        winners: seats,
      })
      .nullable(),
  }),
);

const seen = card.nullable();
const row = z.array(card).max(4).readonly();

const eventSchema: z.ZodType<Event> = exactly<Event>()(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('began'), seat }),
    z.strictObject({ type: z.literal('recipe-received'), seat, recipe: recipe.nullable() }),
    z.strictObject({ type: z.literal('dealt'), seat, back, card: seen }),
    z.strictObject({ type: z.literal('drawn'), seat, pile, back, card: seen }),
    z.strictObject({ type: z.literal('top-shown'), pile, back }),
    z.strictObject({ type: z.literal('turn'), seat }),
    z.strictObject({ type: z.literal('turn-lost'), seat, left: fairies }),
    z.strictObject({ type: z.literal('played'), seat, place, slot, back, card: seen }),
    z.strictObject({ type: z.literal('travel-begun'), seat, last: z.boolean() }),
    z.strictObject({ type: z.literal('place-chosen'), seat, place }),
    z.strictObject({ type: z.literal('passed'), seat }),
    z.strictObject({ type: z.literal('fairy-used'), seat, fairy }),
    z.strictObject({ type: z.literal('looked-at'), seat, place, slot, back, card: seen }),
    z.strictObject({ type: z.literal('asked'), seat, asked: seat }),
    z.strictObject({ type: z.literal('answered'), seat, index: integer(0, 3), lacks }),
    z.strictObject({ type: z.literal('swapped'), seat, place, slot, otherPlace: place, otherSlot: slot }),
    z.strictObject({ type: z.literal('transported'), seat, place, slot, to: place, toSlot: slot }),
    z.strictObject({ type: z.literal('stopped'), seat, card }),
    z.strictObject({ type: z.literal('undone'), seat, left: fairies }),
    z.strictObject({ type: z.literal('turned-up'), seat, place, cards: row }),
    z.strictObject({ type: z.literal('kept'), seat, card }),
    z.strictObject({ type: z.literal('suffered'), seat, card, hasEffect: z.boolean() }),
    z.strictObject({ type: z.literal('darkened'), seat, card, cards: row }),
    z.strictObject({ type: z.literal('bitten'), seat, serpents }),
    z.strictObject({ type: z.literal('discarded'), seat, card }),
    z.strictObject({ type: z.literal('lost'), seat, object }),
    z.strictObject({ type: z.literal('freed'), seat, recipe }),
    z.strictObject({ type: z.literal('cleared'), place, cards: row }),
    z.strictObject({ type: z.literal('recipes-shown'), seat, recipes: z.array(recipe).min(1).max(4).readonly() }),
    z.strictObject({
      type: z.literal('ended'),
      winners: seats,
      reason: z.enum(['freed', 'last-travel', 'last-round']),
    }),
  ]),
);

/** A record of this game, as `recordOf` makes it; whether its moves are legal, `replay` says. */
const recordSchema: z.ZodType<RecordOf<FairysFate>> = recordSchemaOf(fairysFate, optionsSchema, moveSchema);

/** All of them, by what they describe: what the JSON Schemas are made from. */
export const shapes: Shapes = {
  options: optionsSchema,
  move: moveSchema,
  view: viewSchema,
  event: eventSchema,
  record: recordSchema,
};
