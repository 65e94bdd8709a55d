import type { Motion, Piece, Place as TablePlace } from '../../../core/board.ts';
import type { Seat } from '../../../core/game.ts';
import { backOf, bareFaceOf, numberOf } from '../cards.ts';
import { PILES, PLACE_SIZE } from '../data.ts';
import type { Event } from '../events.ts';
import { isCoveredSlot } from '../places.ts';
import type { Back, CardName, PileIndex, RecipeIndex, Slot } from '../types.ts';
import { cardAt, recipeAt } from './pieces.ts';
import { deckPlace, eliminatedPlace, pilePlace, recipesLeft, rowPlace, seatPlace, slotPlace } from './places.ts';

type Pieces = readonly Piece[];

const SLOTS: readonly Slot[] = Array.from({ length: PLACE_SIZE }, (_, slot) => slot);
const ROW: readonly TablePlace[] = SLOTS.map(rowPlace);

/** The motions of an event. If the event hides a face (`null`), the card shows its back. */
export function motions(event: Event, pieces: Pieces): readonly Motion[] {
  switch (event.type) {
    case 'recipe-received':
      return [motion(recipeAt(recipesLeft, null), recipeAt(seatPlace('recipes', event.seat), event.recipe))];
    case 'dealt':
      return [motion(cardAt(deckPlace, null), cardAt(seatPlace('hand', event.seat), event.card ?? event.back))];
    case 'drawn':
      return [
        motion(
          cardAt(pilePlace(event.pile), event.back),
          cardAt(seatPlace('hand', event.seat), event.card ?? event.back),
        ),
      ];
    case 'top-shown':
      return topShown(event.pile, event.back, pieces);
    case 'played': {
      const { seat, place, slot, back, card } = event;
      const before = card === null ? cardAt(seatPlace('hand', seat), back) : inHand(seat, card, pieces);
      return [motion(before, cardAt(slotPlace(place, slot), isCoveredSlot(slot) ? back : card))];
    }
    case 'swapped': {
      const [one, other] = [slotPlace(event.place, event.slot), slotPlace(event.otherPlace, event.otherSlot)];
      return [...carried(one, other, pieces), ...carried(other, one, pieces)];
    }
    case 'transported': {
      const { place, slot, to, toSlot } = event;
      return [
        ...carried(slotPlace(place, slot), slotPlace(to, toSlot), pieces),
        ...SLOTS.filter((next) => next > slot).flatMap((next) =>
          carried(slotPlace(place, next), slotPlace(place, next - 1), pieces),
        ),
      ];
    }
    case 'turned-up':
      return event.cards.flatMap((card, slot) =>
        lyingAt(slotPlace(event.place, slot), pieces).map((piece) => motion(piece, cardAt(rowPlace(slot), card))),
      );
    case 'cleared':
      return event.cards.flatMap((card, slot) =>
        lyingAt(slotPlace(event.place, slot), pieces).map((piece) => motion(piece, out(card))),
      );
    case 'stopped':
    case 'suffered':
      return outOfRow(event.card, out(event.card), pieces);
    case 'kept':
      return outOfRow(event.card, cardAt(seatPlace('kept', event.seat), bareFaceOf(event.card)), pieces);
    case 'darkened':
      return allOutOfRow([event.card, ...event.cards], pieces);
    case 'freed': // FF-8.2: the row has no darkness, so the serpent is its first card.
      return leaveRow(0, cardAt(eliminatedPlace, 'serpent'), pieces);
    case 'discarded':
      return [motion(inHand(event.seat, event.card, pieces), out(event.card))];
    case 'lost':
      return [motion(cardAt(seatPlace('kept', event.seat), event.object), cardAt(eliminatedPlace, event.object))];
    case 'fairy-used':
      return [motion(cardAt(seatPlace('kept', event.seat), event.fairy), cardAt(eliminatedPlace, event.fairy))];
    case 'recipes-shown':
      return shown(event.seat, event.recipes, pieces);
    case 'began':
    case 'turn':
    case 'turn-lost':
    case 'travel-begun':
    case 'place-chosen':
    case 'passed':
    case 'looked-at': // The card stays covered, and only the seat's view shows its face.
    case 'asked':
    case 'answered':
    case 'undone':
    case 'bitten':
    case 'ended':
      return [];
  }
}

/** The motion of a piece to the place of `after`; if the faces differ, the piece gets the face of `after`. */
function motion(piece: Piece, after: Piece): Motion {
  const { face, at } = after;
  return { piece, from: piece.at, to: at, ...(face !== piece.face && { becomes: { face } }) };
}

/** The piece of an eliminated card. */
function out(card: CardName): Piece {
  return cardAt(eliminatedPlace, bareFaceOf(card));
}

/** The piece of a hand card, as the viewer sees it: with its face or with its back. */
function inHand(seat: Seat, card: CardName, pieces: Pieces): Piece {
  const known = cardAt(seatPlace('hand', seat), card);
  return lyingAt(known.at, pieces).some(({ face }) => face === card) ? known : cardAt(known.at, backOf(numberOf(card)));
}

/** The motions that carry all pieces of a place, unchanged, to another. */
function carried(from: TablePlace, to: TablePlace, pieces: Pieces): readonly Motion[] {
  return lyingAt(from, pieces).map((piece) => motion(piece, { ...piece, at: to }));
}

function lyingAt(place: TablePlace, pieces: Pieces): Pieces {
  return pieces.filter(({ at }) => at.kind === place.kind && at.id === place.id);
}

/** A pile shows its top card. The first time, the undealt cards are also divided into equal piles (FF-3.4). */
function topShown(pile: PileIndex, back: Back, pieces: Pieces): readonly Motion[] {
  const undealt = lyingAt(deckPlace, pieces);
  if (undealt.length === 0) return [motion(cardAt(pilePlace(pile), null), cardAt(pilePlace(pile), back))];
  return undealt.map((card, index) => motion(card, cardAt(pilePlace(index % PILES), index === pile ? back : null)));
}

/** FF-8.2: the next card leaves the row; of equal cards, the first. */
function outOfRow(card: CardName, after: Piece, pieces: Pieces): readonly Motion[] {
  const index = ROW.findIndex((place) => lyingAt(place, pieces).some(({ face }) => face === card));
  return leaveRow(index, after, pieces);
}

/** FF-8.9: the cards with these names, which are all cards of the row, leave it. */
function allOutOfRow(names: readonly CardName[], pieces: Pieces): readonly Motion[] {
  return ROW.flatMap((place) => lyingAt(place, pieces)).flatMap((piece) => {
    const card = names.find((name) => name === piece.face);
    return card === undefined ? [] : [motion(piece, out(card))];
  });
}

/** The card at an index leaves the row, and those behind it move up. */
function leaveRow(index: number, after: Piece, pieces: Pieces): readonly Motion[] {
  return ROW.slice(index).flatMap((place, behind) =>
    behind === 0
      ? lyingAt(place, pieces).map((piece) => motion(piece, after))
      : carried(place, rowPlace(index + behind - 1), pieces),
  );
}

/** Recipes that were hidden from the viewer turn face up. */
function shown(seat: Seat, recipes: readonly RecipeIndex[], pieces: Pieces): readonly Motion[] {
  const held = lyingAt(seatPlace('recipes', seat), pieces);
  return recipes
    .filter((recipe) => !held.some(({ face }) => face === String(recipe)))
    .map((recipe) => motion(recipeAt(seatPlace('recipes', seat), null), recipeAt(seatPlace('recipes', seat), recipe)));
}
