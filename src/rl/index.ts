/**
 * A game as numbers, for reinforcement learning.
 *
 * `Environment` is similar to those of OpenSpiel and PettingZoo: it gives the seat to act, an observation of fixed
 * length, a mask of legal actions and, at the end, the returns. It makes chance moves automatically. The number of each
 * action and the layout of observations are the same in every match of a game with the same number of players.
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
