import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { tools } from './server/requests.ts';
import type { RefereeServer } from './server/server.ts';

/** What a model is told of the server as a whole. */
const INSTRUCTIONS = `Referees fairy-tale board and card games. Begin with \`games\`, then \`new\`: its answer has a \
token for each seat. Keep to the token of your own seat, show it to nobody, and put bots on seats that nobody plays. \
Then, until the outcome is there: \`observe\`, \`moves\`, \`play\`. A refused move comes with the clause of the rules \
that refuses it, and changes nothing.`;

/**
 * The verbs of the line protocol as the tools of a Model Context Protocol server, ready to be connected.
 * @param version of this library.
 * @throws Error when the package `@modelcontextprotocol/sdk` is not installed.
 */
export async function mcpServer(server: RefereeServer, version: string): Promise<McpServer> {
  const sdk = await import('@modelcontextprotocol/sdk/server/mcp.js');
  const mcp = new sdk.McpServer({ name: 'feyrules', version }, { instructions: INSTRUCTIONS });
  for (const [verb, { about, input }] of Object.entries(tools)) {
    mcp.registerTool(verb, { description: about, inputSchema: input }, async (fields) => {
      const answer = await server.answer({ ...fields, id: 0, do: verb });
      const isError = 'error' in answer;
      const text = JSON.stringify(isError ? answer.error : answer.ok);
      return { content: [{ type: 'text', text }], isError };
    });
  }
  return mcp;
}
