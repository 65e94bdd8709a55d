import { spawnSync } from 'node:child_process';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { describe, expect, it } from 'vitest';
import { found, serves } from '../referee/mcp.ts';

/** The built command, as users run it. */
const COMMAND = new URL('../../dist/cli.js', import.meta.url).pathname;

serves('over stdio', async () => {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [COMMAND, 'mcp'] }));
  return client;
});

describe('feyrules mcp', () => {
  it('reports a line that is too long, and fails', () => {
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, 'mcp'], {
      input: 'x'.repeat(12 * 2 ** 20),
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^feyrules: the input cannot be read any further: .* exceeded maximum size of \d+ bytes\n$/);
    expect(status).toBe(2);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('ends on %s, while the bots of several matches think', async (signal) => {
    const transport = new StdioClientTransport({ command: process.execPath, args: [COMMAND, 'mcp'] });
    const client = new Client({ name: 'test', version: '1' });
    const ended = new Promise<void>((resolve) => {
      client.onclose = resolve;
    });
    await client.connect(transport);
    const bots = { 0: 'ismcts:200', 1: 'ismcts:200' };
    for (let match = 0; match < 2; match++)
      await found(client, 'new', { game: 'elfenland', options: { players: 2 }, bots });
    await found(client, 'games');
    if (transport.pid !== null) process.kill(transport.pid, signal);
    await ended;
  });
});
