import { at } from '../../core/checked-access.ts';
import type { Seat } from '../../core/game.ts';
import { firstPlayer } from './order.ts';
import { DEFEATED, DEFEATED_BOXES, takenTitles, titleIds } from './pyramid.ts';
import type { Place, State } from './types.ts';

/** By level below High Wizard: its titles, one bit per place. */
const TITLES: readonly number[] = [0b110, 0b1111000, 0b111111110000000];

/** EW-10.1: the vacant titles of the highest level that has any, not counting High Wizard; one bit per place. */
export function bestVacancies(state: Pick<State, 'wizards'>): number {
  const taken = takenTitles(state);
  for (let level = 0; level < TITLES.length; level++) {
    const vacant = (TITLES[level] ?? 0) & ~taken;
    if (vacant !== 0) return vacant;
  }
  return 0;
}

export function isVacant(state: Pick<State, 'wizards'>, title: Place): boolean {
  return title < titleIds.length && (takenTitles(state) & (1 << title)) === 0;
}

/** EW-10.1: the defeated box whose wizards claim: the highest that is not empty. */
export function boxInTurn({ wizards }: Pick<State, 'wizards'>): Place | undefined {
  let highest = DEFEATED + DEFEATED_BOXES;
  for (let seat = 0; seat < wizards.length; seat++) {
    const own = at(wizards, seat);
    for (let k = 0; k < own.length; k++) {
      const place = own[k] ?? highest;
      if (place >= DEFEATED && place < highest) highest = place;
    }
  }
  return highest < DEFEATED + DEFEATED_BOXES ? highest : undefined;
}

/**
 * EW-10.1: the seat that claims next; `undefined` when no defeated wizard or no vacant title remains (EW-10.2).
 * @param left the defeated box from which a wizard has just claimed a title, if any.
 */
export function nextToClaim(state: State, left?: Place): Seat | undefined {
  const box = boxInTurn(state);
  if (box === undefined || bestVacancies(state) === 0) return undefined;
  const goesRound = state.claims === 'wizard' && box === left;
  const from = goesRound ? state.seat + 1 : firstPlayer(state);
  for (let i = 0; i < state.players; i++) {
    const seat = (from + i) % state.players; // EW-0.1
    if (at(state.wizards, seat).includes(box)) return seat;
  }
  return undefined;
}

/** EW-11.1: the number of the seat's wizard to demote next. */
export function nextToDemote({ wizards }: Pick<State, 'wizards'>, seat: Seat): number | undefined {
  const own = at(wizards, seat);
  for (let box = DEFEATED; box < DEFEATED + DEFEATED_BOXES; box++) {
    const k = own.indexOf(box);
    if (k >= 0) return k;
  }
  return undefined;
}
