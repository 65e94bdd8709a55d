import { at } from '../core/checked-access.ts';
import type { Seat } from '../core/game.ts';
import { countOf } from '../core/pool.ts';
import { distance } from './map.ts';
import { placeInOrder } from './order.ts';
import type { Realm } from './types.ts';

/** The value of a taken piece, in points. The heuristics of both games count in these points. */
export const TAKEN = 100;
/** The value of a piece on a tour that has not started. Less than `TAKEN`: others may still change the roads. */
export const EXPECTED = 90;
/** The value of a card or a gold coin that only breaks ties. */
export const TIE_BREAK = 0.1;

/** Whether the seat's movement of this round is in progress or yet to come. */
export function mayMoveYet(state: Realm & { readonly phase: string }, seat: Seat): boolean {
  return placeInOrder(state, seat) > placeInOrder(state, state.turn) || isOnTheWay(state, seat);
}

/** Whether the seat's movement is in progress. */
export function isOnTheWay({ turn, phase }: Realm & { readonly phase: string }, seat: Seat): boolean {
  return turn === seat && phase === 'movement';
}

/** Number of tiles in front of the seat by kind, open and face-down ones together. */
export function allBefore({ open, faceDown }: Realm, seat: Seat): number[] {
  const covered = at(faceDown, seat);
  return at(open, seat).map((pieces, kind) => pieces + countOf(covered, kind));
}

/** EL-9.2: the points that the seat loses if its boot stays: for the distance to the town on its town card. */
export function toTownCard({ townCards, boots }: Realm, seat: Seat): number {
  const town = at(townCards, seat);
  return town === null ? 0 : TAKEN * distance(at(boots, seat), town);
}
