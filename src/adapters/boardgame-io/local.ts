import type { Ctx } from './types.ts';

/** boardgame.io's default number of players. */
const DEFAULT_PLAYERS = 2;

/**
 * boardgame.io's `Local` with a check of the number of players:
 * `Client({ game, numPlayers, multiplayer: feyLocal(game, Local()) })` throws an OptionsError for a wrong number.
 * `Local` alone drops this error, and the first move fails inside boardgame.io.
 * @param game the result of `boardgameIo`.
 * @param local the result of `Local(…)`.
 */
export function feyLocal<Given extends { readonly numPlayers?: number }, Transport>(
  game: { readonly setup: (context: { readonly ctx: Pick<Ctx, 'numPlayers'> }) => unknown },
  local: (given: Given) => Transport,
): (given: Given) => Transport {
  return (given) => {
    game.setup({ ctx: { numPlayers: given.numPlayers ?? DEFAULT_PLAYERS } });
    return local(given);
  };
}
