import type { Draft, Seat } from '../core/game.ts';
import { seatAfter } from '../core/seats.ts';
import type { Realm } from './types.ts';

/** The starting player of the round. */
export function starterOf({ starter }: Pick<Realm, 'starter'>): Seat {
  if (starter === null) throw new Error('broken state: no starting player');
  return starter;
}

/** How many seats have their turn before this one (EL-0.1). */
export function placeInOrder(realm: Pick<Realm, 'starter' | 'players'>, seat: Seat): number {
  return (seat - starterOf(realm) + realm.players) % realm.players;
}

/** In turn order (EL-0.1): the turn passes to the left. Tells whether everybody has had it. */
export function passTurn(draft: Draft<Realm>): boolean {
  draft.turn = seatAfter(draft, draft.turn);
  return draft.turn === draft.starter;
}

/** A part of the round begins with the starting player. */
export function fromStarter(draft: Draft<Realm>): void {
  draft.turn = starterOf(draft);
}
