import type { Rng } from '../../core/rng.ts';
import { seeded } from '../../core/rng.ts';

/** How many values 32 bits have. */
const RANGE = 2 ** 32;

/** The sources of a table: one for dice and decks, one for bots, so that neither tells anything of the other. */
export interface Sources {
  readonly dice: Rng;
  readonly bots: Rng;
}

/** Repeatable with a seed; without one, numbers that nobody can foresee from those that came before. */
export function sourcesOf(seed: number | undefined): Sources {
  if (seed === undefined) return { dice: unforeseeable, bots: unforeseeable };
  return { dice: seeded(seed), bots: seeded(~seed) };
}

/**
 * The seeds of `seeded` are so few that what is drawn face up would betray what is drawn face down to whoever tries
 * them all.
 */
const unforeseeable: Rng = {
  int(below) {
    const fair = RANGE - (RANGE % below);
    const drawn = new Uint32Array(1);
    do crypto.getRandomValues(drawn);
    while ((drawn[0] ?? RANGE) >= fair);
    return (drawn[0] ?? 0) % below;
  },
};

/** A text of 128 random bits. */
export function newToken(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
