/**
 * A game as numbers, for learners.
 *
 * `Environment` is a game as OpenSpiel and PettingZoo know it: the seat that acts, an observation of fixed length, a mask of
 * the legal actions, returns at the end. Chance acts by itself. The numbering of actions and the shape of observations are
 * the same in every match of a game with the same number of players.
 *
 * @example
 * ```ts
 * import { Environment } from 'feyrules/rl';
 * import { kit } from 'feyrules/the-challenge/kit';
 *
 * const env = await new Environment(kit, { options: { players: 2 }, seed: 7 }).ready();
 * console.log(env.player, env.observe().length, env.mask().length);
 * ```
 *
 * @module feyrules/rl
 */

export * from './actions.ts';
export * from './environment.ts';
export * from './observations.ts';
