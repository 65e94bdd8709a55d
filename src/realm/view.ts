import { at } from '../core/checked-access.ts';
import type { Seat, Viewer } from '../core/game.ts';
import type { Pool } from '../core/pool.ts';
import { sizeOf } from '../core/pool.ts';
import type { Counts } from './counts.ts';
import type { Road, RoadId } from './map.ts';
import { roadAt, roads, townAt } from './map.ts';
import { placeInOrder } from './order.ts';
import { townsLeft } from './pieces.ts';
import type { Counter, CounterKind } from './transport.ts';
import { counterName } from './transport.ts';
import type { Realm, RealmSeat, RealmView } from './types.ts';
import { colours } from './words/words.ts';

/** A seat as a viewer sees it. Its owner sees everything (EL-10.2), others see the public parts (EL-10.1, EL-10.3). */
export function seatSeen<Cards extends Counts, Tiles extends Counts>(
  realm: Realm & { readonly phase: string },
  seat: Seat,
  viewer: Viewer | 'referee',
  cardsOf: (pool: Pool) => Cards,
  tilesOf: (pool: Pool) => Tiles,
): RealmSeat<Cards, Tiles> {
  const [hand, faceDown, townCard] = [at(realm.hands, seat), at(realm.faceDown, seat), at(realm.townCards, seat)];
  const isSeen = viewer === seat || viewer === 'referee';
  return {
    name: at(colours, seat),
    town: townAt(at(realm.boots, seat)).id,
    pieces: townsLeft(at(realm.pieces, seat)),
    handSize: sizeOf(hand),
    hand: isSeen ? cardsOf(hand) : null,
    open: tilesOf(at(realm.open, seat)),
    faceDownSize: sizeOf(faceDown),
    faceDown: isSeen ? tilesOf(faceDown) : null,
    townCard: townCard !== null && (isSeen || realm.phase === 'over') ? townAt(townCard).id : null,
  };
}

/** The seat whose turn it is; `null` before the starting player is determined (EL-1.2). */
export function turnSeen({ starter, turn }: Pick<Realm, 'starter' | 'turn'>): Seat | null {
  return starter === null ? null : turn;
}

/** The tiles on the roads, by the road's id; empty roads are absent. */
export function roadsSeen<Lying>(lyingOn: (road: Road) => Lying | undefined): { readonly [Id in RoadId]?: Lying } {
  const seen: { [Id in RoadId]?: Lying } = {};
  for (let road = 0; road < roads.length; road++) {
    const lying = lyingOn(road);
    if (lying !== undefined) seen[roadAt(road).id] = lying;
  }
  return seen;
}

export function nameOf(counter: Counter | null): CounterKind | null {
  return counter === null ? null : counterName(counter);
}

/** Whether the seat has its town card already; town cards are dealt in turn order (EL-3.3). */
export function hasTownCard({ phase, options, seats, starter, turn }: RealmView, seat: Seat): boolean {
  if (!options.destination || phase === 'first-seat' || phase === 'gold-value') return false;
  const order = { players: seats.length, starter };
  return phase !== 'town-card' || placeInOrder(order, seat) < placeInOrder(order, turn ?? 0);
}
