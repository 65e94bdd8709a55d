import type { Game } from '../../src/core/game.ts';
import { orderOf } from './order.ts';

/** Rare moments of the rules, by game: lines must show them. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  'the-challenge': ['tie for first place, broken', 'shared first place'], // TC-11.5
  'fairys-fate': ['piles and hands empty', 'last round after piles and hands are empty'], // FF-10.3
  elfenland: ['end before the last round'], // EL-9.1
  elfengold: ['end before the last round'], // EG-11.1, EG-11.2
};

/** The options of games in which all seats help seat 0 to a moment that no other play reaches, by game. */
export const HELPED: Readonly<Record<string, object>> = {
  elfenland: { players: 6, firstSeat: 0 },
  elfengold: { players: 4, firstSeat: 0, wizards: true, handLimit: null, moveDraw: 'choice' },
};

/**
 * The keys that the lines of a game must show in addition: each of its refusals with each clause it can cite, every
 * clause that `unknown-move`, `not-now` and `malformed-move` can cite, and the moments above.
 */
export function wantedOf({ id }: Game): string[] {
  const phases = orderOf(id);
  const types = phases.flatMap((phase) => phase.types);
  const refusals = types.flatMap(({ paths }) => paths.flatMap((path) => path.refusals));
  const clauses = [...phases, ...types].map(({ clause }) => clause);
  return [
    ...new Set([
      ...refusals.map((refusal) => `refusal ${id}/${refusal}`),
      ...clauses.map((clause) => `clause ${clause} (refusal)`),
      ...(MOMENTS[id] ?? []).map((moment) => `moment ${moment}`),
    ]),
  ];
}
