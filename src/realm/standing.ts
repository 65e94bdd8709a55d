import { at } from '../core/checked-access.ts';
import type { Seat } from '../core/game.ts';
import { distance } from './map.ts';
import { placeInOrder } from './order.ts';
import { countOf } from './pool.ts';
import type { Realm } from './types.ts';

/** A piece taken, in points of the heuristics of both games. */
export const TAKEN = 100;
/** A piece that a tour would take before the seat sets out: others may still change the roads. */
export const EXPECTED = 90;
/** A card or a piece of gold, where it does no more than break a tie. */
export const TIE_BREAK = 0.1;

/** In the movement: whether the seat's move in this round is still to come or under way. */
export function mayMoveYet(state: Realm & { readonly phase: string }, seat: Seat): boolean {
  return placeInOrder(state, seat) > placeInOrder(state, state.turn) || isOnTheWay(state, seat);
}

/** Whether the seat's move is under way. */
export function isOnTheWay({ turn, phase }: Realm & { readonly phase: string }, seat: Seat): boolean {
  return turn === seat && phase === 'movement';
}

/** The counters or tiles before the seat, by kind: those that lie open, and those face down. */
export function allBefore({ open, faceDown }: Realm, seat: Seat): number[] {
  const covered = at(faceDown, seat);
  return at(open, seat).map((pieces, kind) => pieces + countOf(covered, kind));
}

/** EL-9.2: what the way to the town of one's card would cost if the game were over. */
export function toTownCard({ townCards, boots }: Realm, seat: Seat): number {
  const town = at(townCards, seat);
  return town === null ? 0 : TAKEN * distance(at(boots, seat), town);
}
