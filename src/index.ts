/**
 * The core and all six games in one import.
 *
 * Everything that `feyrules/core` and `feyrules/games` export. Nothing here has a side effect,
 * so a bundler keeps what is used. In a page without a bundler the entries of single games are smaller:
 * `feyrules/strage` and its neighbours.
 *
 * @example
 * ```ts
 * import { elfenland, Match, strage } from 'feyrules';
 *
 * for (const game of [strage, elfenland]) console.log(game.name, game.seats);
 * console.log(new Match(strage, { options: { players: 2 } }).actor);
 * ```
 *
 * @module feyrules
 */

export * from './core/index.ts';
export type { LawPlace } from './core/law.ts';
export { lawUrl } from './core/law.ts';
export * from './games/index.ts';
