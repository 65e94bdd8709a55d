import type { Player } from './types.ts';

/** Number of a seat's good fairies. Hot path: the keys are written out, because computed keys are slow. */
export function fairiesOf({ fairies }: Pick<Player, 'fairies'>): number {
  const { wisdom, clairvoyance, wealth, truth, liberation, protection, mutation, transport } = fairies;
  return wisdom + clairvoyance + wealth + truth + liberation + protection + mutation + transport;
}

/** Number of a seat's object cards, including duplicates. */
export function objectsOf({ objects }: Pick<Player, 'objects'>): number {
  const { orange, walnut, acorn, mushroom, leaf, petals } = objects;
  return orange + walnut + acorn + mushroom + leaf + petals;
}
