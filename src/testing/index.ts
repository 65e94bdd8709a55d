/**
 * The battery: properties that every game must have, for games of your own.
 *
 * `hold` plays a game at random and tries what its spec names and what holds in every game: that views keep secrets, that
 * every legal move is accepted and every other one refused with its clause, that records lead where they led. It throws with
 * the shortest position it finds. It needs `fast-check`, and any runner of tests will do.
 *
 * @example
 * ```ts
 * import { properties } from 'feyrules/testing';
 *
 * console.log(properties);
 * ```
 *
 * @module feyrules/testing
 */

export { hold, properties } from './battery.ts';
export type { Property, Spec, Symmetry } from './spec.ts';
