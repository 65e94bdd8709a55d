import { once } from 'node:events';
import { serveLines } from '../referee/server/lines.ts';
import { RefereeServer } from '../referee/server/server.ts';

/** Referees over standard input and output, until the input ends or the process is interrupted. */
export async function serve(): Promise<void> {
  const server = new RefereeServer({ report: (error) => console.error(error) });
  let isInterrupted = false;
  const stop = (): void => {
    isInterrupted = true;
    server.close();
    process.stdin.destroy();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    await serveLines(server, process.stdin, async (answer) => {
      if (!process.stdout.write(`${answer}\n`)) await once(process.stdout, 'drain');
    });
  } catch (error) {
    // An input that is taken away in the middle ends with an error.
    if (!isInterrupted) throw error;
  }
  // Matches of bots alone would go on.
  server.close();
  process.removeListener('SIGINT', stop);
  process.removeListener('SIGTERM', stop);
}
