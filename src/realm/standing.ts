import { at } from '../core/checked-access.ts';
import type { Seat } from '../core/game.ts';
import { distance } from './map.ts';
import { placeInOrder } from './order.ts';
import { countOf } from './pool.ts';
import type { Realm } from './types.ts';

/** The value of a taken piece, in points of the heuristics of both games. */
export const TAKEN = 100;
/** The value of a piece on a tour before the seat sets out: others may still change the roads. */
export const EXPECTED = 90;
/** The value of a card or a piece of gold that only breaks ties. */
export const TIE_BREAK = 0.1;

/** Whether the seat's move in this round is in progress or still to come. */
export function mayMoveYet(state: Realm & { readonly phase: string }, seat: Seat): boolean {
  return placeInOrder(state, seat) > placeInOrder(state, state.turn) || isOnTheWay(state, seat);
}

/** Whether the seat's move is in progress. */
export function isOnTheWay({ turn, phase }: Realm & { readonly phase: string }, seat: Seat): boolean {
  return turn === seat && phase === 'movement';
}

/** The counters or tiles in front of the seat, open and face down, by kind. */
export function allBefore({ open, faceDown }: Realm, seat: Seat): number[] {
  const covered = at(faceDown, seat);
  return at(open, seat).map((pieces, kind) => pieces + countOf(covered, kind));
}

/** EL-9.2: the distance to the town of the seat's card, which the score loses at the end. */
export function toTownCard({ townCards, boots }: Realm, seat: Seat): number {
  const town = at(townCards, seat);
  return town === null ? 0 : TAKEN * distance(at(boots, seat), town);
}
