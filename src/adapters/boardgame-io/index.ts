/**
 * Runs any game of this library on boardgame.io, with boardgame.io's server, clients, lobby and log.
 *
 * `boardgameIo` makes a `Game` from a kit. The server sends each client only what its seat may know, and deals nothing
 * before the move `begin`. boardgame.io only logs an illegal move; `refusalOf` says why the move is illegal.
 * `feyLocal` reports a wrong number of players. `feyBot` seats a bot that sees only what its seat may know. This module
 * does not import boardgame.io, so you choose the version; 0.50 is tested.
 *
 * @example
 * ```ts
 * import { boardgameIo } from 'feyrules/adapters/boardgame-io';
 * import { kit } from 'feyrules/elfenland/kit';
 *
 * const game = boardgameIo(kit, { options: { rounds: 3 } });
 * console.log(game.name, game.minPlayers, game.maxPlayers, game.validateSetupData(undefined, 9));
 * ```
 *
 * @module feyrules/adapters/boardgame-io
 */

export { refusalOf } from '../../front/refusal.ts';
export { type BotAction, type BotClass, feyBot } from './bot.ts';
export { boardgameIo } from './game.ts';
export { feyLocal } from './local.ts';
export type * from './types.ts';
