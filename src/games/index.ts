/**
 * All games of the library.
 *
 * `kits` lists the kit of every game: the game with everything that belongs to it. `games` has the games by id. Each
 * game is also exported by its name. This entry loads all six games; a program that plays one game imports the entry of
 * that game instead.
 *
 * @example
 * ```ts
 * import { games, kits } from 'feyrules/games';
 *
 * for (const { game, board } of kits) console.log(game.id, game.seats, board?.layout(game.seats.min).spots.length);
 * console.log(games['elfengold']?.name);
 * ```
 *
 * @module feyrules/games
 */

import type { Game } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { kit as elfengold } from './elfengold/kit.ts';
import { kit as elfenland } from './elfenland/kit.ts';
import { kit as elfenwizards } from './elfenwizards/kit.ts';
import { kit as fairysFate } from './fairys-fate/kit.ts';
import { kit as strage } from './strage/kit.ts';
import { kit as theChallenge } from './the-challenge/kit.ts';

/** The kits of all games of the library. */
export const kits: readonly Kit[] = Object.freeze([
  strage,
  elfenwizards,
  theChallenge,
  fairysFate,
  elfenland,
  elfengold,
]);

/** The games by id. */
export const games: Readonly<Record<string, Game>> = Object.freeze(
  Object.fromEntries(kits.map(({ game }) => [game.id, game])),
);

/** The default export of a module of games is a list of kits; the command loads modules of this form. */
export default kits;

export { elfengold } from './elfengold/index.ts';
export { elfenland } from './elfenland/index.ts';
export { elfenwizards } from './elfenwizards/index.ts';
export { fairysFate } from './fairys-fate/index.ts';
export { strage } from './strage/index.ts';
export { theChallenge } from './the-challenge/index.ts';
