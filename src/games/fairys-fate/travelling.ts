import { playerOf } from '../../core/seats.ts';
import { PLACES } from './data.ts';
import { someHandHasCards } from './hands.ts';
import { areEmpty } from './piles.ts';
import { canPlay, isWorthATravel } from './places.ts';
import type { Place, State } from './types.ts';

/** Places with two cards or more (FF-7.1). */
export function placesWorthATravel({ places }: State): number {
  let worth = 0;
  for (let i = 0; i < PLACES.length; i++) if (isWorthATravel(places, PLACES[i] ?? 'cave')) worth += 1;
  return worth;
}

/** FF-7.1: enough of them for every seat, petrified or not. */
export function mayTravel(state: State): boolean {
  return placesWorthATravel(state) >= state.players;
}

/** FF-7.3: the last N − 1 turns were bare passes, and the seat in turn, which may travel, could only pass as well. */
export function isStalled(state: State): boolean {
  return (
    state.barePasses >= state.players - 1 &&
    mayTravel(state) &&
    someHandHasCards(state) &&
    !canPlay(state, playerOf(state, state.turn))
  );
}

/** Whether somebody goes there in this travel. */
export function isChosen({ travel }: State, place: Place): boolean {
  return travel?.chosen.includes(place) === true;
}

/** FF-7.4: whether a place is left that can be chosen in this travel. */
export function canChoose(state: State): boolean {
  for (const place of PLACES) if (isWorthATravel(state.places, place) && !isChosen(state, place)) return true;
  return false;
}

/** FF-10.3: once piles and hands are empty, which they stay, every turn outside a travel counts. */
export function isLastRound(state: State): boolean {
  return areEmpty(state) && !someHandHasCards(state);
}

/** FF-10.2: whether a travel that begins now is the last. */
export function isLastIfBegun(state: State): boolean {
  return state.lastTravel === 'piles-empty' ? areEmpty(state) : !someHandHasCards(state);
}
