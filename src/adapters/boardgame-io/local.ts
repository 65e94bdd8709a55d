import type { Ctx } from './types.ts';

/** boardgame.io's default number of players. */
const UNTOLD = 2;

/**
 * boardgame.io's `Local`, where a number of players that the game does not have is refused when the client is made:
 * `Client({ game, numPlayers, multiplayer: feyLocal(game, Local()) })` throws the OptionsError. `Local` by itself drops
 * it, and the first move fails inside boardgame.io.
 * @param game what `boardgameIo` gives.
 * @param local what `Local(…)` gives.
 */
export function feyLocal<Given extends { readonly numPlayers?: number }, Transport>(
  game: { readonly setup: (context: { readonly ctx: Pick<Ctx, 'numPlayers'> }) => unknown },
  local: (given: Given) => Transport,
): (given: Given) => Transport {
  return (given) => {
    game.setup({ ctx: { numPlayers: given.numPlayers ?? UNTOLD } });
    return local(given);
  };
}
