import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { installed } from '../tools/checks/runtimes/installed.ts';
import { type RedisServer, startRedis } from './redis-server.ts';

/** Versions of the optional packages that some part refuses. */
const OTHERS = [
  '@modelcontextprotocol/sdk@1.12.0',
  'boardgame.io@0.49.13',
  'bullmq@4.18.3',
  'echarts@5.6.0',
  'fast-check@2.25.0',
  'ioredis@5.4.1',
];
/** The oldest versions documented to work. */
const OLDEST = [
  '@modelcontextprotocol/sdk@1.23.0',
  'boardgame.io@0.50.2',
  'bullmq@5.15.0',
  'echarts@6.0.0',
  'fast-check@3.0.0',
  'ioredis@5.3.2',
];
const ARENA = 'arena strage --seats greedy,random --games 4 --no-out';
const HOLD = `
import { hold } from 'feyrules/testing';
import { kit } from 'feyrules/strage/kit';
await hold({ kit, effort: 0.01 }).then(() => console.log('it holds'), ({ message }) => console.log(message));
`;
const TOOLS = `
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
const client = new Client({ name: 'test', version: '1' });
await client.connect(new StdioClientTransport({ command: './node_modules/.bin/feyrules', args: ['mcp'] }));
const { tools } = await client.listTools();
const { isError } = await client.callTool({ name: 'new', arguments: { game: 'strage' } });
console.log(tools.every(({ inputSchema }) => inputSchema.type === 'object'), isError);
await client.close();
`;

const folders: string[] = [];
let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedis(folder());
});
afterAll(async () => {
  await redis.stop();
  for (const made of folders) rmSync(made, { recursive: true });
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'feyrules-installs-'));
  writeFileSync(join(made, 'package.json'), '{ "name": "user", "private": true }');
  writeFileSync(join(made, 'hold.mjs'), HOLD);
  writeFileSync(join(made, 'tools.mjs'), TOOLS);
  folders.push(made);
  return made;
}

/** The output of a program there, with its exit code. */
function run(cwd: string, program: string, args: string): { readonly said: string; readonly code: number | null } {
  const { stdout, stderr, status } = spawnSync(program, args.split(' '), { cwd, encoding: 'utf8', timeout: 300_000 });
  return { said: `${stdout}${stderr}`, code: status };
}

function feyrules(cwd: string, args: string): ReturnType<typeof run> {
  return run(cwd, join(cwd, 'node_modules/.bin/feyrules'), args);
}

describe('next to other versions of optional packages', () => {
  let home = '';
  beforeAll(() => {
    home = folder();
    for (const what of [OTHERS, [inject('tarball')]]) {
      execFileSync('npm', ['install', '--no-audit', '--no-fund', ...what], { cwd: home, stdio: 'pipe' });
    }
  });

  it('npm installs the package, and it plays', () => {
    expect(feyrules(home, ARENA)).toMatchObject({ said: expect.stringContaining('beats'), code: 0 });
  });

  it.each([
    [
      'mcp',
      'feyrules is tested with @modelcontextprotocol/sdk 1.23 to 1.x, not 1.12.0: npm install @modelcontextprotocol/sdk@1',
    ],
    [`${ARENA} --html page.html`, 'feyrules is tested with echarts 6.0 to 6.x, not 5.6.0: npm install echarts@6'],
    [
      `${ARENA} --redis redis://127.0.0.1:1`,
      'feyrules is tested with bullmq 5.15 to 6.x, not 4.18.3: npm install bullmq@6',
    ],
  ])('feyrules %s reports the tested versions', (args, sentence) => {
    expect(feyrules(home, args)).toEqual({ said: `feyrules: ${sentence}\n`, code: 2 });
  });

  it('the battery reports the tested versions', () => {
    const sentence = 'feyrules is tested with fast-check 3.0 to 4.x, not 2.25.0: npm install fast-check@4\n';
    expect(run(home, 'node', 'hold.mjs')).toEqual({ said: sentence, code: 0 });
  });
});

describe('next to the oldest tested versions, in the isolated layout of pnpm', () => {
  let home = '';
  beforeAll(() => {
    home = folder();
    const pnpm = join(installed('pnpm', '10.34.8'), 'bin/pnpm.cjs');
    const args = ['add', '--ignore-scripts', '--store-dir', join(folder(), 'store'), ...OLDEST, inject('tarball')];
    execFileSync('node', [pnpm, ...args], { cwd: home, stdio: 'pipe' });
  });

  it('the package plays, draws and checks games with the battery', () => {
    expect(feyrules(home, `${ARENA} --html page.html`)).toMatchObject({ code: 0 });
    expect(run(home, 'node', 'hold.mjs').said).toBe('it holds\n');
  });

  it('the package serves a model', () => {
    expect(run(home, 'node', 'tools.mjs')).toEqual({ said: 'true false\n', code: 0 });
  });

  it('the package plays over Redis', async () => {
    const program = `
      import { redis, run, serve } from 'feyrules/arena';
      const settings = [{ game: 'strage', players: 2, options: {} }];
      const plan = { settings, format: 'table', entrants: ['greedy', 'random'], games: 4, seed: 1, maxMoves: 1000 };
      const stop = new AbortController();
      const serving = serve('${redis.url}', { workers: 1, signal: stop.signal });
      const results = await run(plan, { games: ['feyrules/games'], backend: redis('${redis.url}') });
      stop.abort();
      await serving;
      console.log(results.length);`;
    writeFileSync(join(home, 'redis.mjs'), program);
    expect(run(home, 'node', 'redis.mjs')).toEqual({ said: '4\n', code: 0 });
  });
});
