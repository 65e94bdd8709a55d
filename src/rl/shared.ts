import type { Game, GameTypes } from '../core/game.ts';
import type { JsonSchema } from '../core/kit.ts';
import { type Observations, observationsOf } from './observations.ts';

/** Layouts by schema, then by the game's range of seats and the number of players. */
const layouts = new WeakMap<JsonSchema, Map<string, Observations<unknown>>>();

/**
 * The layout that all environments of a game share. If each of twenty environments had its own copy, an observation
 * would take twice as long, because the copies do not fit into the processor's cache.
 */
export function sharedObservations<T extends GameTypes>(
  game: Game<T>,
  schema: JsonSchema,
  players: number,
  options: Partial<T['options']>,
): Observations<T['view']> {
  const known = layouts.get(schema) ?? new Map<string, Observations<unknown>>();
  layouts.set(schema, known);
  const key = `${game.seats.min} ${game.seats.max} ${players}`;
  const layout = known.get(key) ?? observationsOf(game, schema, options);
  known.set(key, layout);
  return layout;
}
