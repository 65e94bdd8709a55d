import type { Piece, Place as TablePlace } from '../../../core/board.ts';
import { several } from '../../../core/board-parts.ts';
import type { Seat } from '../../../core/game.ts';
import type { BareFace } from '../cards.ts';
import { bareFaceOf, cards } from '../cards.ts';
import { GOOD_FAIRIES, OBJECTS, PLACES, RECIPES } from '../data.ts';
import type { Back, CardName, Pile, RecipeIndex, SeatView, View } from '../types.ts';
import { deckPlace, eliminatedPlace, pilePlace, recipesLeft, rowPlace, seatPlace, slotPlace } from './places.ts';

/**
 * A card.
 * @param face the name of a card that shows its face; the back of a card that shows only its back; the bare face of a
 * kept or eliminated card; `null` if not even the back is visible.
 */
export function cardAt(place: TablePlace, face: Back | CardName | BareFace | null): Piece {
  return { kind: 'card', owner: null, face, at: place };
}

/** A recipe. @param recipe its number; `null` if it is hidden from the viewer. */
export function recipeAt(place: TablePlace, recipe: RecipeIndex | null): Piece {
  return { kind: 'recipe', owner: null, face: recipe === null ? null : String(recipe), at: place };
}

/**
 * All 96 cards and 9 recipes (§2). A covered card shows its back even to a viewer who knows its face; `view.places` has
 * that face (FF-11.3).
 */
export function pieces(view: View): readonly Piece[] {
  const held = view.seats.reduce((sum, { recipes }) => sum + recipes.length, 0);
  const others = [
    ...several(RECIPES - held, recipeAt(recipesLeft, null)),
    ...PLACES.flatMap((place) =>
      view.places[place].map(({ covered, back, card }, slot) => cardAt(slotPlace(place, slot), covered ? back : card)),
    ),
    ...view.row.map((card, index) => cardAt(rowPlace(index), card)),
    ...view.seats.flatMap(own),
    ...eliminated(view),
  ];
  return [...others, ...undealt(view, others.filter(({ kind }) => kind === 'card').length)];
}

/** The cards of the piles or, before the first pile shows its top, of the deck (FF-3.4). */
function undealt({ cards: all, piles, phase }: View, others: number): Piece[] {
  const isDealing = phase === 'first-seat' || phase === 'deal-recipe' || phase === 'deal-card';
  const isParted = !isDealing && (phase !== 'deal-top' || piles.some(({ top }) => top !== null));
  if (isParted) return piles.flatMap(pileOf);
  return several(cards.reduce((sum, { name }) => sum + all[name], 0) - others, cardAt(deckPlace, null));
}

function pileOf({ size, top }: Pile, index: number): Piece[] {
  const place = pilePlace(index);
  if (top === null) return several(size, cardAt(place, null));
  return [...several(size - 1, cardAt(place, null)), cardAt(place, top)];
}

function own(player: SeatView, seat: Seat): Piece[] {
  const { hand, recipes, objects, fairies, serpents } = player;
  const kept = (face: BareFace, number: number): Piece[] => several(number, cardAt(seatPlace('kept', seat), face));
  return [
    ...hand.map(({ back, card }) => cardAt(seatPlace('hand', seat), card ?? back)),
    ...recipes.map(({ recipe }) => recipeAt(seatPlace('recipes', seat), recipe)),
    ...OBJECTS.flatMap((object) => kept(object, objects[object])),
    ...GOOD_FAIRIES.flatMap((fairy) => kept(fairy, fairies[fairy])),
    ...kept('serpent', serpents),
  ];
}

/** The gone cards that no seat keeps. */
function eliminated({ gone, seats }: View): Piece[] {
  const left = new Map<BareFace, number>();
  const add = (face: BareFace, number: number): unknown => left.set(face, (left.get(face) ?? 0) + number);
  for (const { name } of cards) add(bareFaceOf(name), gone[name]);
  for (const { objects, fairies, serpents } of seats) {
    for (const object of OBJECTS) add(object, -objects[object]);
    for (const fairy of GOOD_FAIRIES) add(fairy, -fairies[fairy]);
    add('serpent', -serpents);
  }
  return [...left].flatMap(([face, number]) => several(number, cardAt(eliminatedPlace, face)));
}
