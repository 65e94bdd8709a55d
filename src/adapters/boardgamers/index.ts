/**
 * Makes any game of this library an engine of Boardgamers, a platform that hosts turn-based games.
 *
 * `engineOf` makes an engine from a kit: the functions that a game's module exports on the platform. Each
 * `feyrules/boardgamers/<game>` is such a module in one file. `formOf` returns the values for the platform's form.
 * Players get only what their seat may know. The viewer, a table to click on, is `viewers/<game>.js` in the file
 * `feyrules-viewers-<version>.tgz` of each release.
 *
 * @example
 * ```ts
 * import { engineOf } from 'feyrules/adapters/boardgamers';
 * import { kit } from 'feyrules/elfenland/kit';
 *
 * const { init, currentPlayer, stripSecret, move } = engineOf(kit);
 * const data = await init(3, [], { rounds: '3' }, 'a secret of the platform');
 * const player = currentPlayer(data);
 * const [first] = stripSecret(data, player).availableMoves;
 * if (player !== undefined) console.log(move(data, first, player).moves.length);
 * ```
 *
 * @module feyrules/adapters/boardgamers
 */

export { engineOf } from './engine.ts';
export { type Form, formOf, type OptionField } from './form.ts';
export type * from './types.ts';
