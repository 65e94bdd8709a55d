import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, inject, it } from 'vitest';
import { z } from 'zod';

const GUIDE = readFileSync(new URL('../../docs/guides/protocol.md', import.meta.url), 'utf8');
const configurationSchema = z.object({
  mcpServers: z.object({ feyrules: z.object({ command: z.string(), args: z.array(z.string()) }) }),
});

it("the guide's configuration starts the server in an empty folder, with nothing installed", async () => {
  const [text = ''] = /(?<=```json\n)\{\n {2}"mcpServers"[\s\S]*?(?=```)/.exec(GUIDE) ?? [];
  const { command, args } = configurationSchema.parse(JSON.parse(text)).mcpServers.feyrules;
  const packageAt = args.indexOf('feyrules');
  expect(args[packageAt - 1]).toBe('-p');
  const folder = mkdtempSync(join(tmpdir(), 'feyrules-empty-'));
  // Its cache is outside the folder and also empty: the SDK comes from the registry, the package from its archive.
  const cache = mkdtempSync(join(tmpdir(), 'feyrules-cache-'));
  try {
    const client = new Client({ name: 'test', version: '1' });
    const transport = new StdioClientTransport({
      command,
      args: Object.assign([...args], { [packageAt]: inject('tarball') }),
      cwd: folder,
      env: { ...getDefaultEnvironment(), npm_config_cache: cache },
    });
    await client.connect(transport, { timeout: 300_000 });
    const { structuredContent } = await client.callTool({ name: 'games' });
    expect(structuredContent).toMatchObject({ games: { length: 6 } });
    await client.close();
  } finally {
    for (const path of [folder, cache]) rmSync(path, { recursive: true, force: true });
  }
});
