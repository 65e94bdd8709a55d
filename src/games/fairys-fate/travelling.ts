import { playerOf } from '../../core/seats.ts';
import { PLACES } from './data.ts';
import { someHandHasCards } from './hands.ts';
import { areEmpty } from './piles.ts';
import { canPlay, isWorthATravel } from './places.ts';
import type { Place, State } from './types.ts';

/** Number of places with two cards or more (FF-7.1). */
export function placesWorthATravel({ places }: State): number {
  let worth = 0;
  for (let i = 0; i < PLACES.length; i++) if (isWorthATravel(places, PLACES[i] ?? 'cave')) worth += 1;
  return worth;
}

/** FF-7.1: whether there are enough such places for all seats, including petrified ones. */
export function mayTravel(state: State): boolean {
  return placesWorthATravel(state) >= state.players;
}

/** FF-7.3: whether the last N − 1 turns were bare passes and the seat in turn can travel but not play. */
export function isStalled(state: State): boolean {
  return (
    state.barePasses >= state.players - 1 &&
    mayTravel(state) &&
    someHandHasCards(state) &&
    !canPlay(state, playerOf(state, state.turn))
  );
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

/** FF-10.3: whether piles and hands are empty. From then on every turn outside a travel counts. */
export function isLastRound(state: State): boolean {
  return areEmpty(state) && !someHandHasCards(state);
}

/** FF-10.2: whether a travel that begins now would be the last. */
export function isLastIfBegun(state: State): boolean {
  return state.lastTravel === 'piles-empty' ? areEmpty(state) : !someHandHasCards(state);
}
