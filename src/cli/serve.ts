import { kits } from '../games/index.ts';
import { serveLines } from '../referee/server/lines.ts';
import { RefereeServer } from '../referee/server/server.ts';
import { confess, sayTo } from './output.ts';

/** Referees over standard input and output, until the input ends or the process is interrupted. */
export async function serve({ thinking }: { readonly thinking: number }): Promise<void> {
  const server = new RefereeServer({ kits, limits: { thinking }, report: confess });
  // At once: bots may think, and answers may wait for somebody who does not read them.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
  await serveLines(server, process.stdin, sayTo);
  // Matches of bots alone would go on.
  server.close();
}
