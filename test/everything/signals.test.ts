import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../src/core/record.ts';
import { ended, start } from '../arena/command.ts';
import { newFolder } from '../tools/folder.ts';

/** The built command, as users run it. */
const COMMAND = new URL('../../dist/cli.js', import.meta.url).pathname;

const folder = newFolder();

function movesOf(file: string): GameRecord['moves'] {
  const record: GameRecord = JSON.parse(folder.read(file));
  return record.moves;
}

describe('a game of bots', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('with thinking bots ends on %s, and is recorded', async (signal, expected) => {
    const file = `${signal}.json`;
    const args = ['play', 'elfengold', '--seats', 'ismcts:50,ismcts:50', '--seed', '1', '--record', file];
    const child = spawn(process.execPath, [COMMAND, ...args], {
      cwd: folder.path,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.stdout.resume();
    child.kill(signal);
    const [code] = await once(child, 'exit');
    expect(code).toBe(expected);
    expect(movesOf(file).length).toBeGreaterThan(0);
  });

  it('ends on SIGINT although a bot still waits for something', async () => {
    const mine = 'export default { name: "mine", decide: () => new Promise(() => setInterval(() => {}, 1000)) };';
    writeFileSync(join(folder, 'waits.mjs'), mine);
    const args = ['play', 'strage', '--seats', './waits.mjs,random', '--record', 'waits.json'];
    const child = spawn(process.execPath, [COMMAND, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    child.stdout.resume();
    child.kill('SIGINT');
    const [code] = await once(child, 'exit');
    expect(code).toBe(130);
    expect(movesOf('waits.json').length).toBeGreaterThan(0);
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
