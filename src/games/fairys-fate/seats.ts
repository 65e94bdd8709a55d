import type { Player } from './types.ts';

/** The good fairies that a seat has, of all kinds. One by one: names that vary are slow to look up. */
export function fairiesOf({ fairies }: Pick<Player, 'fairies'>): number {
  const { wisdom, clairvoyance, wealth, truth, liberation, protection, mutation, transport } = fairies;
  return wisdom + clairvoyance + wealth + truth + liberation + protection + mutation + transport;
}

/** The object cards that a seat has, doubles included. */
export function objectsOf({ objects }: Pick<Player, 'objects'>): number {
  const { orange, walnut, acorn, mushroom, leaf, petals } = objects;
  return orange + walnut + acorn + mushroom + leaf + petals;
}
