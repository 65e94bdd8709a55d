import { OWN_GAMES } from '../arena/modules.ts';
import type { Kit } from '../core/kit.ts';
import { serveLines } from '../referee/server/lines.ts';
import { RefereeServer } from '../referee/server/server.ts';
import { loadedGames } from './games.ts';
import { host } from './host.ts';
import { endUnread, printInternalError, sayTo } from './output.ts';
import { ownBots } from './own-bots.ts';

export interface ServerOptions {
  /** Milliseconds that a bot may think about a move. */
  readonly thinking: number;
  /** Modules of games. */
  readonly game: readonly string[];
  /** Bots that are modules. */
  readonly bot: readonly string[];
}

/** Creates the referee of a server, and lets a signal end the process at once, even while bots think. */
export async function hosted({ thinking, game, bot }: ServerOptions): Promise<{ kits: Kit[]; server: RefereeServer }> {
  const kits = [...(await loadedGames(game)).values()];
  const bots = await ownBots(bot, kits, [OWN_GAMES, ...game]);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) host().once(signal, () => host().exit());
  endUnread();
  return { kits, server: new RefereeServer({ kits, bots, limits: { thinking }, report: printInternalError }) };
}

/** Runs a referee over standard input and output, until the input ends or the process is interrupted. */
export async function serve(options: ServerOptions): Promise<void> {
  const { server } = await hosted(options);
  await serveLines(server, host().stdin, sayTo);
  // Without this, matches in which only bots play would continue.
  server.close();
}
