/**
 * The battery: tests your own game for the properties that every game must have.
 *
 * `hold` plays a game at random and checks the properties, for example: views keep secrets; exactly the legal moves are
 * accepted; a refusal cites its clause; replaying a record gives the same state. If a property fails, `hold` throws an
 * error with the shortest game that it finds. It needs `fast-check` and works with any test runner.
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
