import type { Draft, Seat } from '../core/game.ts';
import { seatAfter } from '../core/seats.ts';
import type { Realm } from './types.ts';

/** The starting player of the round. */
export function starterOf({ starter }: Pick<Realm, 'starter'>): Seat {
  if (starter === null) throw new Error('broken state: no starting player');
  return starter;
}

/** Number of seats that have their turn before this one (EL-0.1). */
export function placeInOrder(realm: Pick<Realm, 'starter' | 'players'>, seat: Seat): number {
  return (seat - starterOf(realm) + realm.players) % realm.players;
}

/** EL-0.1: the turn passes to the left neighbour. @returns whether every seat has had its turn. */
export function passTurn(draft: Draft<Realm>): boolean {
  draft.turn = seatAfter(draft, draft.turn);
  return draft.turn === draft.starter;
}

/** EL-3.5: a part of the round begins with the starting player. */
export function fromStarter(draft: Draft<Realm>): void {
  draft.turn = starterOf(draft);
}
