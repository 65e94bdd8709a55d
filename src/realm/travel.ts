import { at } from '../core/checked-access.ts';
import { frozenList, itemsOf } from '../core/frozen.ts';
import type { Draft, Emit } from '../core/game.ts';
import { add, remove } from '../core/pool.ts';
import type { RealmEvent } from './events.ts';
import type { Road, Town, Way } from './map.ts';
import { roads, townAt, wayAlong } from './map.ts';
import { liesIn, piecesTaken } from './pieces.ts';
import type { Card, Counter, TravelCardKind } from './transport.ts';
import { cardName, counterFare, kindOf, RAFT, raftFare } from './transport.ts';
import type { Realm } from './types.ts';

/** The cost of a step in cards of one kind. The kind is a number by default; code for front ends uses names. */
export interface Fare<Kind = Card> {
  readonly card: Kind;
  readonly cards: number;
}

/** EL-7.2, EL-7.3, EG-9.1, EG-9.2: the cost of a way, except by caravan. @param counter `null` on water. */
export function fareBy(way: Way, counter: Counter | null, obstacle: boolean): Fare {
  if (counter === null) return { card: RAFT, cards: raftFare(way, obstacle) };
  return { card: counter, cards: counterFare(way.road, counter, obstacle) };
}

/** By road: `false`, no obstacle. */
export const NO_OBSTACLES: Realm['obstacles'] = frozenList(roads.map(() => false));

/** Whether an obstacle is on the road. */
export function hasObstacle({ obstacles }: Pick<Realm, 'obstacles'>, road: Road): boolean {
  return at(itemsOf(obstacles), road);
}

/** The town with the boot of the seat whose turn it is. */
export function bootOf({ boots, turn }: Pick<Realm, 'boots' | 'turn'>): Town {
  return at(boots, turn);
}

/** The hand of the seat whose turn it is. */
export function handOf({ hands, turn }: Pick<Realm, 'hands' | 'turn'>): readonly number[] {
  return at(hands, turn);
}

/** EL-7.5, EL-7.7: moves the cards of a fare from the hand to the discard pile. @returns their names, for the event. */
export function payFare(draft: Draft<Realm>, { card, cards }: Fare): TravelCardKind[] {
  remove(at(draft.hands, draft.turn), card, cards);
  add(draft.discard, card, cards);
  return Array.from({ length: cards }, () => cardName(card));
}

/** EL-7.4, EL-7.7: pays exactly these cards. */
export function payCards(draft: Draft<Realm>, cards: readonly TravelCardKind[]): readonly TravelCardKind[] {
  const hand = at(draft.hands, draft.turn);
  for (const kind of cards) {
    const card = kindOf(kind);
    remove(hand, card);
    add(draft.discard, card);
  }
  return cards;
}

/** EL-7.6: the boot arrives in a town and takes the player's piece there, if any. */
export function arrive(draft: Draft<Realm>, to: Town, emit: Emit<RealmEvent> | undefined): void {
  const seat = draft.turn;
  draft.boots[seat] = to;
  const left = at(draft.pieces, seat);
  if (!liesIn(left, to)) return;
  draft.pieces[seat] = left & ~(1 << to);
  emit?.({ type: 'piece-taken', seat, town: townAt(to).id, taken: piecesTaken(left) + 1 }, 'EL-7.6');
}

/** The way along a road from the boot's town. @throws Error if the road does not touch the town. */
export function wayOfStep(realm: Pick<Realm, 'boots' | 'turn'>, road: number): Way {
  const way = wayAlong(bootOf(realm), road);
  if (way === undefined) throw new Error('broken state: a step from another town');
  return way;
}
