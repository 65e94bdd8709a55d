import { firstSeatsOf } from '../../core/first-seat.ts';
import type { Seat } from '../../core/game.ts';
import { cards } from './cards.ts';
import { answer, BACKS, fairy, OBJECTS, PLACES, pile, recipe, seat, slot } from './data.ts';
import type { Back, CardName, GoodFairy, ObjectKind, PileIndex, Place, RecipeIndex, Slot } from './types.ts';

/** A move. `Extract<Move, { type: 'take' }>` is the type of the moves `take`. */
export type Move =
  /** The chance move that draws the seat that begins (FF-1.2). */
  | { readonly type: 'first-seat'; readonly seat: Seat }
  /** The chance move that deals a recipe, in the set-up (FF-3.2) or by wisdom (FF-9.2). */
  | { readonly type: 'recipe'; readonly recipe: RecipeIndex }
  /** The chance move that puts a card into a hand (FF-4.2). */
  | { readonly type: 'card'; readonly card: CardName }
  /** The chance move that shows the back of a pile's new top card (FF-4.3). */
  | { readonly type: 'top'; readonly back: Back }
  | { readonly type: 'play'; readonly card: CardName; readonly place: Place }
  | { readonly type: 'travel'; readonly place: Place }
  | { readonly type: 'pass' }
  | { readonly type: 'draw'; readonly pile: PileIndex }
  | { readonly type: 'use'; readonly fairy: GoodFairy }
  | { readonly type: 'take' }
  | { readonly type: 'end' }
  | { readonly type: 'discard'; readonly card: CardName }
  | { readonly type: 'lose'; readonly object: ObjectKind }
  | { readonly type: 'look'; readonly place: Place; readonly slot: Slot }
  | { readonly type: 'ask'; readonly seat: Seat }
  | { readonly type: 'answer'; readonly lacks: ObjectKind | 'nothing' }
  | { readonly type: 'pick'; readonly place: Place; readonly slot: Slot }
  | { readonly type: 'drop'; readonly place: Place };

/** The moves of one type. */
export type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

const spots = PLACES.flatMap((place) => slot.values.map((at) => ({ place, slot: at })));

// All possible moves with fields, interned and frozen. Rules and notation return these objects; moves read from outside
// are copies.

const firstSeats: readonly MoveOf<'first-seat'>[] = firstSeatsOf(seat);
export const recipeMoves: readonly MoveOf<'recipe'>[] = recipe.values.map((own) =>
  Object.freeze({ type: 'recipe', recipe: own }),
);
/** By card. */
export const cardMoves: readonly MoveOf<'card'>[] = cards.map(({ name }) =>
  Object.freeze({ type: 'card', card: name }),
);
export const tops: readonly MoveOf<'top'>[] = BACKS.map((back) => Object.freeze({ type: 'top', back }));
/** By card, then in the order of the places. */
export const plays: readonly (readonly MoveOf<'play'>[])[] = cards.map(({ name }) =>
  PLACES.map((place) => Object.freeze({ type: 'play', card: name, place })),
);
export const travels: readonly MoveOf<'travel'>[] = PLACES.map((place) => Object.freeze({ type: 'travel', place }));
export const draws: readonly MoveOf<'draw'>[] = pile.values.map((from) => Object.freeze({ type: 'draw', pile: from }));
export const uses: readonly MoveOf<'use'>[] = fairy.values.map((own) => Object.freeze({ type: 'use', fairy: own }));
/** By card. */
export const discards: readonly MoveOf<'discard'>[] = cards.map(({ name }) =>
  Object.freeze({ type: 'discard', card: name }),
);
export const losses: readonly MoveOf<'lose'>[] = OBJECTS.map((object) => Object.freeze({ type: 'lose', object }));
/** By place, then by slot, in one list; {@link picks} too. */
export const looks: readonly MoveOf<'look'>[] = spots.map((spot) => Object.freeze({ type: 'look', ...spot }));
export const asks: readonly MoveOf<'ask'>[] = seat.values.map((asked) => Object.freeze({ type: 'ask', seat: asked }));
export const answers: readonly MoveOf<'answer'>[] = answer.values.map((lacks) =>
  Object.freeze({ type: 'answer', lacks }),
);
export const picks: readonly MoveOf<'pick'>[] = spots.map((spot) => Object.freeze({ type: 'pick', ...spot }));
export const drops: readonly MoveOf<'drop'>[] = PLACES.map((place) => Object.freeze({ type: 'drop', place }));

export const allMoves: readonly Move[] = [
  firstSeats,
  recipeMoves,
  cardMoves,
  tops,
  plays.flat(),
  travels,
  draws,
  uses,
  (['pass', 'take', 'end'] as const).map((type) => Object.freeze({ type })),
  discards,
  losses,
  looks,
  asks,
  answers,
  picks,
  drops,
].flat();
