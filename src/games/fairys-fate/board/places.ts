import type { Place as TablePlace } from '../../../core/board.ts';
import type { Seat } from '../../../core/game.ts';
import type { PileIndex, Place, Slot } from '../types.ts';

/** The place of the undealt cards, before they are divided into piles (FF-3.4). */
export const deckPlace: TablePlace = { kind: 'deck', id: 'cards' };
/** The place of the undealt recipes, face down. */
export const recipesLeft: TablePlace = { kind: 'deck', id: 'recipes' };
/** The place of cards out of the game (FF-0.5). */
export const eliminatedPlace: TablePlace = { kind: 'eliminated', id: 'cards' };

export function pilePlace(pile: PileIndex): TablePlace {
  return { kind: 'pile', id: String(pile) };
}

/** One of the five places as a whole: the target for playing a card there and for travelling there. */
export function placePlace(place: Place): TablePlace {
  return { kind: 'place', id: place };
}

/** A slot for a card on one of the five places. The first slot of the cave has the id `cave-0`. */
export function slotPlace(place: Place, slot: Slot): TablePlace {
  return { kind: 'slot', id: `${place}-${slot}` };
}

/** FF-8.1: the place of a card of the row being collected. @param index from 0. */
export function rowPlace(index: number): TablePlace {
  return { kind: 'row', id: String(index) };
}

/** A seat itself, its hand, its recipes, or the objects, good fairies and serpents that it keeps, face up. */
export function seatPlace(kind: 'seat' | 'hand' | 'recipes' | 'kept', seat: Seat): TablePlace {
  return { kind, id: String(seat) };
}
