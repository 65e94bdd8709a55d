/**
 * The core and all six games in one import.
 *
 * Exports everything of `feyrules/core` and `feyrules/games`. The modules have no side effects, so a bundler drops
 * unused exports. Without a bundler, load the smaller entry of a single game, such as `feyrules/strage`.
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
