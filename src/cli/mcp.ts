import { version } from '../../package.json';
import { mcpServer } from '../referee/mcp.ts';
import { RefereeServer } from '../referee/server/server.ts';
import { UsageError } from './errors.ts';

/** Referees as a Model Context Protocol server over standard input and output, until the input ends. */
export async function mcp(): Promise<void> {
  const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js').catch(() => {
    throw new UsageError('the server takes one package more: npm install @modelcontextprotocol/sdk');
  });
  const server = new RefereeServer({ report: (error) => console.error(error) });
  const connected = await mcpServer(server, version);
  const ended = new Promise<void>((resolve) => {
    connected.server.onclose = resolve;
    process.stdin.once('end', resolve);
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  await connected.connect(new StdioServerTransport());
  await ended;
  server.close();
  await connected.close();
}
