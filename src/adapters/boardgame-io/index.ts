/**
 * Any game as a `Game` of boardgame.io, with its server, clients, lobby and log.
 *
 * `boardgameIo` makes it of a kit. Clients get what their seat may know, over the wire too; nothing is dealt before `begin`.
 * `refusalOf` says why boardgame.io would drop a move without a word, `feyLocal` what is wrong with the number of players,
 * and `feyBot` seats a bot of this library that does not cheat. It imports nothing of boardgame.io, so the version is yours; it is tested with 0.50.
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
export type { BotAction, BotClass } from './bot.ts';
export { feyBot } from './bot.ts';
export { boardgameIo } from './game.ts';
export { feyLocal } from './local.ts';
export type * from './types.ts';
