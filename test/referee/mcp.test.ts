import { spawnSync } from 'node:child_process';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { kits } from '../../src/games/index.ts';
import type { Observed, Opened, Refusal, Standing } from '../../src/referee/index.ts';
import { RefereeServer } from '../../src/referee/index.ts';
import { mcpServer } from '../../src/referee/mcp.ts';
import { tools } from '../../src/referee/server/requests.ts';

/** The built command, as a user runs it. */
const COMMAND = new URL('../../dist/cli.js', import.meta.url).pathname;

const resultSchema = z.object({
  content: z.tuple([z.object({ type: z.literal('text'), text: z.string() })]),
  isError: z.boolean().optional(),
});

async function inMemory(): Promise<Client> {
  const [here, there] = InMemoryTransport.createLinkedPair();
  await (await mcpServer(new RefereeServer({ kits }), '1.2.3')).connect(there);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(here);
  return client;
}

async function overStdio(): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [COMMAND, 'mcp'] }));
  return client;
}

async function call(client: Client, name: string, fields: Record<string, unknown> = {}) {
  const { content, isError = false } = resultSchema.parse(await client.callTool({ name, arguments: fields }));
  return { isError, text: content[0].text };
}

type Found = Opened & Observed & Standing & Refusal;

async function found(client: Client, name: string, fields: Record<string, unknown> = {}): Promise<Found> {
  const { isError, text } = await call(client, name, fields);
  if (isError) throw new Error(text);
  return JSON.parse(text);
}

describe.each([
  ['in memory', inMemory],
  ['over stdio', overStdio],
])('feyrules mcp, %s', (_, connected) => {
  it('offers every request as a tool with a schema', async () => {
    const client = await connected();
    const { tools: offered } = await client.listTools();
    expect(offered.map(({ name }) => name)).toEqual(Object.keys(tools));
    for (const { name, description, inputSchema } of offered) {
      expect(description).toMatch(/\.$/);
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(Object.keys(inputSchema.properties ?? {}).includes('token')).toBe(
        !['games', 'law', 'new', 'load'].includes(name),
      );
    }
    expect(client.getInstructions()).toContain('token');
    expect(client.getServerVersion()).toMatchObject({ name: 'feyrules', version: expect.stringMatching(/^\d+\.\d+/) });
    await client.close();
  });

  it('plays a game against a bot, and explains what it refuses', async () => {
    const client = await connected();
    const { tokens } = await found(client, 'new', {
      game: 'the-challenge',
      options: { players: 2 },
      bots: { 1: 'random' },
      seed: 5,
    });
    const token = tokens.seats[0];
    const refused = await call(client, 'play', { token, move: 'nonsense' });
    expect(refused.isError).toBe(true);
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'the-challenge/unknown-move', clause: expect.any(String) });
    let standing: Pick<Standing, 'actor' | 'outcome'> = await found(client, 'observe', { token });
    for (let turn = 0; standing.actor === 0; turn++) {
      const { moves } = await found(client, 'observe', { token });
      standing = await found(client, 'play', { token, move: moves[turn % moves.length] });
    }
    expect(standing).toMatchObject({ actor: 'over', outcome: { scores: [expect.any(Number), expect.any(Number)] } });
    await client.close();
  });

  it('refuses fields that a tool does not have, and tools that do not exist', async () => {
    const client = await connected();
    expect((await call(client, 'games', { id: 3 })).isError).toBe(true);
    expect((await call(client, 'observe')).isError).toBe(true);
    expect((await call(client, 'castle')).isError).toBe(true);
    expect(await call(client, 'games')).toMatchObject({ isError: false });
    await client.close();
  });
});

describe('feyrules mcp', () => {
  it('says that a line is too long for it, and fails', () => {
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, 'mcp'], {
      input: 'x'.repeat(12 * 2 ** 20),
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^feyrules: the input can be read no further: .* exceeded maximum size of \d+ bytes\n$/);
    expect(status).toBe(1);
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
