import { PLACES } from './data.ts';
import { someHandHasCards } from './hands.ts';
import { areEmpty } from './piles.ts';
import { canPlay, isWorthATravel } from './places.ts';
import type { Place, State } from './types.ts';

/** FF-7.1: number of places with two cards or more. */
export function placesWorthATravel({ places }: State): number {
  let worth = 0;
  for (let i = 0; i < PLACES.length; i++) if (isWorthATravel(places, PLACES[i] ?? 'cave')) worth += 1;
  return worth;
}

/** FF-7.1: whether there are at least as many places to travel to as seats; petrified seats count. */
export function mayTravel(state: State): boolean {
  return placesWorthATravel(state) >= state.players;
}

/** FF-7.3: whether the seat whose turn it is must travel unless it can play a card. */
export function isStalled(state: State): boolean {
  return state.barePasses >= state.players - 1 && mayTravel(state) && someHandHasCards(state);
}

/** FF-7.5: whether the seat must play a card before it chooses a place in another seat's travel. */
export function mustPlayFirst(state: State): boolean {
  return state.stage === 'travel-turn' && canPlay(state);
}

/** Whether a seat travels to the place. */
export function isChosen({ travel }: State, place: Place): boolean {
  return travel?.chosen.includes(place) === true;
}

/** FF-7.4: whether a place is left to choose in this travel. */
export function canChoose(state: State): boolean {
  for (const place of PLACES) if (isWorthATravel(state.places, place) && !isChosen(state, place)) return true;
  return false;
}

/** FF-10.3: whether piles and hands are empty. From then on, all turns outside a travel count towards the end. */
export function isLastRound(state: State): boolean {
  return areEmpty(state) && !someHandHasCards(state);
}

/** FF-10.2: whether a travel that begins now is the last. */
export function isLastIfBegun(state: State): boolean {
  return state.lastTravel === 'piles-empty' ? areEmpty(state) : !someHandHasCards(state);
}
