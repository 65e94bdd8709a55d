import { OWN_GAMES } from '../arena/modules.ts';
import { serveLines } from '../referee/server/lines.ts';
import { RefereeServer } from '../referee/server/server.ts';
import { loadedGames } from './games.ts';
import { host } from './host.ts';
import { confess, endUnread, sayTo } from './output.ts';
import { ownBots } from './own-bots.ts';

export interface ServerOptions {
  /** Milliseconds that a bot may think about a move. */
  readonly thinking: number;
  /** Modules of games. */
  readonly game: readonly string[];
  /** Bots that are modules. */
  readonly bot: readonly string[];
}

/** Runs a referee over standard input and output, until the input ends or the process is interrupted. */
export async function serve({ thinking, game, bot }: ServerOptions): Promise<void> {
  const kits = [...(await loadedGames(game)).values()];
  const server = new RefereeServer({
    kits,
    bots: await ownBots(bot, kits, [OWN_GAMES, ...game]),
    limits: { thinking },
    report: confess,
  });
  // Exits immediately: bots may be thinking, and answers may wait for a client that does not read.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) host().once(signal, () => host().exit());
  endUnread();
  await serveLines(server, host().stdin, sayTo);
  // Matches of bots only would continue.
  server.close();
}
