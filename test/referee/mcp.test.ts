import { PassThrough, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { expect, it } from 'vitest';
import { paced } from '../../src/cli/mcp.ts';
import { kits } from '../../src/games/index.ts';
import { RefereeServer } from '../../src/referee/index.ts';
import { mcpServer } from '../../src/referee/mcp.ts';
import { found, serves } from './mcp.ts';

async function connected(): Promise<Client> {
  const [here, there] = InMemoryTransport.createLinkedPair();
  await (await mcpServer(new RefereeServer({ kits }), kits, '1.2.3')).connect(there);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(here);
  return client;
}

serves('in memory', connected);

/** Version 1 promises what stands in this file. After an addition that is meant: this test with `-u`. */
it('feyrules mcp keeps its tools and their arguments', async () => {
  const client = await connected();
  const lines = (await client.listTools()).tools.map(({ name, inputSchema: { properties, required } }) =>
    [name, ...Object.keys({ ...properties }).map((field) => `${required?.includes(field) ? '' : '?'}${field}`)].join(
      ' ',
    ),
  );
  await client.close();
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('tools.txt');
});

it('feyrules mcp ends the wait of a call that is cancelled', async () => {
  const client = await connected();
  const { tokens } = await found(client, 'new', { game: 'strage', options: '{"players":2,"order":[0,1]}' });
  const [token] = tokens.seats;
  const { seen } = await found(client, 'observe', { token });
  const observe = { name: 'observe', arguments: { token, seen, wait: true } };
  for (let calls = 0; calls < 40; calls++) {
    const gone = new AbortController();
    const call = client.callTool(observe, undefined, { signal: gone.signal });
    gone.abort();
    await expect(call).rejects.toThrow();
  }
  const waiting = client.callTool(observe);
  await found(client, 'play', { token, move: '@a1' });
  expect(await waiting).toMatchObject({ isError: false });
  await client.close();
});

it('feyrules mcp stops reading while its client does not read the answers', async () => {
  const output = new PassThrough({ highWaterMark: 1 });
  output.write('an answer that nobody reads');
  let isRead = false;
  const lines = paced(Readable.from([Buffer.from('one\ntwo\n')]), output);
  expect((await lines.next()).value?.toString()).toBe('one\n');
  const second = lines.next().then(({ value }) => {
    isRead = true;
    return value?.toString();
  });
  for (let turn = 0; turn < 20; turn++) await setImmediate();
  expect(isRead).toBe(false);
  output.resume();
  expect(await second).toBe('two\n');
});
