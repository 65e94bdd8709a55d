import { at } from '../../core/checked-access.ts';
import { frozenObject, isFrozenObject } from '../../core/frozen.ts';
import type { Frozen, Seat } from '../../core/game.ts';
import { cards } from './cards.ts';
import { seat } from './data.ts';
import type { Card, Lying } from './types.ts';

// Cards on places are interned: frozen and shared by all states.

/** By set of seats, as bits: its members, ascending. */
const members: readonly (readonly Seat[])[] = Array.from({ length: 1 << seat.values.length }, (_, set) =>
  Object.freeze(seat.values.filter((own) => (set & (1 << own)) !== 0)),
);

/** Interned, by card, then by 2 · s + c: s is the set of seats that know the card, as bits; c is 1 if it is covered. */
const onPlaces: readonly Frozen<Lying>[][] = cards.map(() => []);

export function lyingOf(card: Card, covered: boolean, knownTo: readonly Seat[]): Frozen<Lying> {
  let set = 0;
  for (let i = 0; i < knownTo.length; i++) set |= 1 << (knownTo[i] ?? 0);
  const made = at(onPlaces, card);
  const way = 2 * set + (covered ? 1 : 0);
  made[way] ??= frozenObject({ card, covered, knownTo: at(members, set) });
  return made[way];
}

/** The interned object equal to `lying`, which may have been read from JSON. */
export function internLying(lying: Lying): Frozen<Lying> {
  return isFrozenObject(lying) ? lying : lyingOf(lying.card, lying.covered, lying.knownTo);
}
