import type { Seat } from '../../core/game.ts';
import type { Rng } from '../../core/rng.ts';
import { seeded, systemRandom } from '../../core/rng.ts';

/** Spreads seeds, so that a bot does not draw what the dice of a neighbouring seed do. */
const SPREAD = 0x9e3779b9;

/** Where the chance of a table comes from: dice, decks and each bot have a source of their own. */
export interface Sources {
  readonly dice: Rng;
  /** How many numbers a bot draws depends on what its seat knows; no other bot may notice. */
  ofBot(seat: Seat): Rng;
}

/**
 * Repeatable with a seed; without one, numbers that nobody can foresee from those that came before. The seeds of
 * `seeded` are so few that what is drawn face up betrays what is drawn face down to whoever tries them all.
 */
export function sourcesOf(seed: number | undefined): Sources {
  if (seed === undefined) return { dice: systemRandom(), ofBot: systemRandom };
  return { dice: seeded(seed), ofBot: (seat) => seeded(Math.imul(seed, SPREAD) + 1 + seat) };
}

/** A text of 128 random bits. */
export function newToken(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
