import { firstSeatsOf } from '../../core/first-seat.ts';
import type { Seat } from '../../core/game.ts';
import { cards } from './cards.ts';
import { answer, BACKS, fairy, OBJECTS, PLACES, pile, recipe, seat, slot } from './data.ts';
import type { Back, CardName, GoodFairy, ObjectKind, PileIndex, Place, RecipeIndex, Slot } from './types.ts';

/** Chance: who begins (FF-1.2). */
export interface FirstSeatMove {
  readonly type: 'first-seat';
  readonly seat: Seat;
}

/** Chance: a recipe for a seat, in the deal or by wisdom (FF-3.2). */
export interface RecipeMove {
  readonly type: 'recipe';
  readonly recipe: RecipeIndex;
}

/** Chance: a card goes into a hand (FF-4.2). */
export interface CardMove {
  readonly type: 'card';
  readonly card: CardName;
}

/** Chance: a pile's new top card (FF-4.3). */
export interface TopMove {
  readonly type: 'top';
  readonly back: Back;
}

export interface PlayMove {
  readonly type: 'play';
  readonly card: CardName;
  readonly place: Place;
}

export interface TravelMove {
  readonly type: 'travel';
  readonly place: Place;
}

export interface PassMove {
  readonly type: 'pass';
}

export interface DrawMove {
  readonly type: 'draw';
  readonly pile: PileIndex;
}

export interface UseMove {
  readonly type: 'use';
  readonly fairy: GoodFairy;
}

export interface TakeMove {
  readonly type: 'take';
}

export interface EndMove {
  readonly type: 'end';
}

export interface DiscardMove {
  readonly type: 'discard';
  readonly card: CardName;
}

export interface LoseMove {
  readonly type: 'lose';
  readonly object: ObjectKind;
}

export interface LookMove {
  readonly type: 'look';
  readonly place: Place;
  readonly slot: Slot;
}

export interface AskMove {
  readonly type: 'ask';
  readonly seat: Seat;
}

export interface AnswerMove {
  readonly type: 'answer';
  readonly lacks: ObjectKind | 'nothing';
}

export interface PickMove {
  readonly type: 'pick';
  readonly place: Place;
  readonly slot: Slot;
}

export interface DropMove {
  readonly type: 'drop';
  readonly place: Place;
}

/** A move; one type of them is `Extract<Move, { type: 'take' }>`. */
export type Move =
  | FirstSeatMove
  | RecipeMove
  | CardMove
  | TopMove
  | PlayMove
  | TravelMove
  | PassMove
  | DrawMove
  | UseMove
  | TakeMove
  | EndMove
  | DiscardMove
  | LoseMove
  | LookMove
  | AskMove
  | AnswerMove
  | PickMove
  | DropMove;

const spots = PLACES.flatMap((place) => slot.values.map((at) => ({ place, slot: at })));

/** Interned moves: all possible moves, frozen and shared. */
const firstSeats: readonly FirstSeatMove[] = firstSeatsOf(seat);
export const recipeMoves: readonly RecipeMove[] = recipe.values.map((own) =>
  Object.freeze({ type: 'recipe', recipe: own }),
);
/** By card. */
export const cardMoves: readonly CardMove[] = cards.map(({ name }) => Object.freeze({ type: 'card', card: name }));
export const tops: readonly TopMove[] = BACKS.map((back) => Object.freeze({ type: 'top', back }));
/** By card, then in the order of the places. */
export const plays: readonly (readonly PlayMove[])[] = cards.map(({ name }) =>
  PLACES.map((place) => Object.freeze({ type: 'play', card: name, place })),
);
export const travels: readonly TravelMove[] = PLACES.map((place) => Object.freeze({ type: 'travel', place }));
export const PASS: PassMove = Object.freeze({ type: 'pass' });
export const draws: readonly DrawMove[] = pile.values.map((from) => Object.freeze({ type: 'draw', pile: from }));
export const uses: readonly UseMove[] = fairy.values.map((own) => Object.freeze({ type: 'use', fairy: own }));
export const TAKE: TakeMove = Object.freeze({ type: 'take' });
export const END: EndMove = Object.freeze({ type: 'end' });
/** By card. */
export const discards: readonly DiscardMove[] = cards.map(({ name }) => Object.freeze({ type: 'discard', card: name }));
export const losses: readonly LoseMove[] = OBJECTS.map((object) => Object.freeze({ type: 'lose', object }));
/** In the order of the places, then of the slots, like {@link picks}. */
export const looks: readonly LookMove[] = spots.map((spot) => Object.freeze({ type: 'look', ...spot }));
export const asks: readonly AskMove[] = seat.values.map((asked) => Object.freeze({ type: 'ask', seat: asked }));
export const answers: readonly AnswerMove[] = answer.values.map((lacks) => Object.freeze({ type: 'answer', lacks }));
export const picks: readonly PickMove[] = spots.map((spot) => Object.freeze({ type: 'pick', ...spot }));
export const drops: readonly DropMove[] = PLACES.map((place) => Object.freeze({ type: 'drop', place }));

export const allMoves: readonly Move[] = [
  firstSeats,
  recipeMoves,
  cardMoves,
  tops,
  plays.flat(),
  travels,
  [PASS],
  draws,
  uses,
  [TAKE, END],
  discards,
  losses,
  looks,
  asks,
  answers,
  picks,
  drops,
].flat();
