import { playerOf } from '../../core/seats.ts';
import { backOf } from './cards.ts';
import { FIRST_BACKS, PLACE_SIZE, PLACES, TRAVEL_SIZE } from './data.ts';
import type { Back, Lying, Place, Slot, Spot, State } from './types.ts';

type Places = State['places'];

/** The results of a function for each place. Hot path: the keys are written out, because computed keys are slow. */
export function byPlace<On, Result>(
  { cave, meadow, wood, river, hill }: Readonly<Record<Place, On>>,
  resultOf: (on: On) => Result,
): Record<Place, Result> {
  return {
    cave: resultOf(cave),
    meadow: resultOf(meadow),
    wood: resultOf(wood),
    river: resultOf(river),
    hill: resultOf(hill),
  };
}

/** FF-5.1: whether the place is full. */
export function isFull(places: Places, place: Place): boolean {
  return places[place].length === PLACE_SIZE;
}

/** FF-5.2: whether the back is one of the place's {@link FIRST_BACKS}. With two cards, the place accepts any back. */
export function isNamedFor(places: Places, place: Place, back: Back): boolean {
  if (places[place].length >= 2) return true;
  const named = FIRST_BACKS[place];
  return back === named[0] || back === named[1];
}

/** FF-5.3: whether the place needs two different backs, and its only card already has this back. */
export function showsAlready(places: Places, place: Place, back: Back): boolean {
  const lying = places[place];
  if (lying.length !== 1 || lying[0] === undefined) return false;
  const named = FIRST_BACKS[place];
  return named[0] !== named[1] && backOf(lying[0].card) === back;
}

/** Whether a card with this back can be played on the place (FF-5.1 to FF-5.3). */
export function takes(places: Places, place: Place, back: Back): boolean {
  return !isFull(places, place) && isNamedFor(places, place, back) && !showsAlready(places, place, back);
}

/** Whether the seat whose turn it is can play a card of its hand on some place. */
export function canPlay(state: State): boolean {
  const { hand } = playerOf(state, state.turn);
  let tried: Back | undefined;
  for (let i = 0; i < hand.length; i++) {
    const back = backOf(hand[i] ?? 0);
    if (back === tried) continue;
    tried = back;
    for (const place of PLACES) if (takes(state.places, place, back)) return true;
  }
  return false;
}

/** FF-5.1: whether cards are played covered on this slot. */
export function isCoveredSlot(slot: Slot): boolean {
  return slot % 2 === 0;
}

/** FF-7.1: whether the place has enough cards to travel to. */
export function isWorthATravel(places: Places, place: Place): boolean {
  return places[place].length >= TRAVEL_SIZE;
}

/** FF-7.2: whether all places are full, so that the seat must travel. */
export function allFull(places: Places): boolean {
  for (const place of PLACES) if (!isFull(places, place)) return false;
  return true;
}

/** Number of cards on all places. */
export function cardsOnPlaces(places: Places): number {
  let total = 0;
  for (const place of PLACES) total += places[place].length;
  return total;
}

/** Number of covered cards on all places. */
export function coveredCards(places: Places): number {
  let total = 0;
  for (const place of PLACES) for (const { covered } of places[place]) if (covered) total += 1;
  return total;
}

/** The card on this spot, if any. */
export function lyingAt(places: Places, { place, slot }: Spot): Lying | undefined {
  return places[place][slot];
}

/** FF-9.2: whether spot `a` comes before spot `b`: by place in table order, then by slot. */
export function isBefore(a: Spot, b: Spot): boolean {
  const places = PLACES.indexOf(a.place) - PLACES.indexOf(b.place);
  return places < 0 || (places === 0 && a.slot < b.slot);
}

/** Whether a place other than `from` has a free slot. */
export function hasRoomElsewhere(places: Places, from: Place): boolean {
  for (const place of PLACES) if (place !== from && !isFull(places, place)) return true;
  return false;
}
