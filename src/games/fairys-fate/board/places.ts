import type { Place as TablePlace } from '../../../core/board.ts';
import type { Seat } from '../../../core/game.ts';
import type { PileIndex, Place, Slot } from '../types.ts';

/** Cards not yet dealt, before they are divided into piles (FF-3.4). */
export const deckPlace: TablePlace = { kind: 'deck', id: 'cards' };
/** The recipes not dealt, face down. */
export const recipesLeft: TablePlace = { kind: 'deck', id: 'recipes' };
/** Cards out of the game (FF-0.5). */
export const eliminatedPlace: TablePlace = { kind: 'eliminated', id: 'cards' };

export function pilePlace(pile: PileIndex): TablePlace {
  return { kind: 'pile', id: String(pile) };
}

/** A place as a whole: a target for playing a card and for travelling. */
export function placePlace(place: Place): TablePlace {
  return { kind: 'place', id: place };
}

/** A card on a place, slots from 0: `cave-0`. */
export function slotPlace(place: Place, slot: Slot): TablePlace {
  return { kind: 'slot', id: `${place}-${slot}` };
}

/** A card of the row being collected, counted from 0 (FF-8.1). */
export function rowPlace(index: number): TablePlace {
  return { kind: 'row', id: String(index) };
}

/** Where a player sits. */
export function seatPlace(seat: Seat): TablePlace {
  return { kind: 'seat', id: String(seat) };
}

export function handPlace(seat: Seat): TablePlace {
  return { kind: 'hand', id: String(seat) };
}

/** The recipes of a seat. */
export function recipesPlace(seat: Seat): TablePlace {
  return { kind: 'recipes', id: String(seat) };
}

/** Objects, good fairies and serpents that a seat keeps, face up. */
export function keptPlace(seat: Seat): TablePlace {
  return { kind: 'kept', id: String(seat) };
}
