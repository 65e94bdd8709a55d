import { at } from '../../core/checked-access.ts';
import type { Frozen, Seat } from '../../core/game.ts';
import { isLasting, lastingObject } from '../../core/lasting.ts';
import { cards } from './cards.ts';
import { seat } from './data.ts';
import type { Card, Lying } from './types.ts';

// A card on a place is made when it first lies so, and is the same ever after, frozen, in all states.

/** By set of seats, as bits: its members, ascending. */
const members: readonly (readonly Seat[])[] = Array.from({ length: 1 << seat.values.length }, (_, set) =>
  Object.freeze(seat.values.filter((own) => (set & (1 << own)) !== 0)),
);

/** By card; then by twice the set of the seats that know it, as bits, and one more if it is covered. */
const onPlaces: readonly Frozen<Lying>[][] = cards.map(() => []);

/** The card on a place. */
export function lyingOf(card: Card, covered: boolean, knownTo: readonly Seat[]): Frozen<Lying> {
  let set = 0;
  for (let i = 0; i < knownTo.length; i++) set |= 1 << (knownTo[i] ?? 0);
  const made = at(onPlaces, card);
  const way = 2 * set + (covered ? 1 : 0);
  made[way] ??= lastingObject({ card, covered, knownTo: at(members, set) });
  return made[way];
}

/** The card on a place itself; of a state that was read, its equal. */
export function sameLying(lying: Lying): Frozen<Lying> {
  return isLasting(lying) ? lying : lyingOf(lying.card, lying.covered, lying.knownTo);
}
