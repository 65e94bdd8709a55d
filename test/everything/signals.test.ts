import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { ended, start } from '../arena/command.ts';
import { newFolder } from '../tools/folder.ts';

/** The built command, as users run it. */
const COMMAND = new URL('../../dist/cli.js', import.meta.url).pathname;

const folder = newFolder();

/** Stops a game after its first output. @returns the exit code, and the number of recorded moves. */
async function stopped(args: string, signal: NodeJS.Signals): Promise<readonly [number, number]> {
  const child = spawn(process.execPath, [COMMAND, ...args.split(' '), '--record', `${signal}.json`], {
    cwd: folder.path,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.stdout.resume();
  child.kill(signal);
  const [code] = await once(child, 'exit');
  return [code, JSON.parse(folder.read(`${signal}.json`)).moves.length];
}

describe('a game of bots', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('with thinking bots ends on %s, and is recorded', async (signal, expected) => {
    const [code, moves] = await stopped('play elfengold --seats ismcts:50,ismcts:50 --seed 1', signal);
    expect(code).toBe(expected);
    expect(moves).toBeGreaterThan(0);
  });

  it('ends on SIGINT although a bot still waits for something', async () => {
    folder.write(
      'waits.mjs',
      'export default { name: "mine", decide: () => new Promise(() => setInterval(() => {}, 1000)) };',
    );
    const [code, moves] = await stopped('play strage --seats ./waits.mjs,random', 'SIGINT');
    expect(code).toBe(130);
    expect(moves).toBeGreaterThan(0);
  });
});

it.each(['play strage --seats ./never.mjs,random --quiet', 'play ./unloaded.mjs'])(
  'a bot or module that never answers is reported: %s',
  async (command) => {
    folder.write('never.mjs', 'export default { name: "mine", decide: () => new Promise(() => {}) };');
    folder.write('unloaded.mjs', 'await new Promise(() => {});');
    const { err, code } = await ended(start(command, folder.path));
    expect(err).toBe(
      'feyrules: a bot or another module of yours does not answer: its promise never settles, and nothing is left to do\n',
    );
    expect(code).toBe(2);
  },
);
