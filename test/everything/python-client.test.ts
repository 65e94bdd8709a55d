import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { installed } from '../tools/programs.ts';

/** The built command, as a user runs it. */
const COMMAND = new URL('../../dist/cli.js', import.meta.url).pathname;
const CLIENT = new URL('../../docs/clients/feyrules_client.py', import.meta.url).pathname;

it('the client in Python plays a whole game', () => {
  const { stdout, stderr } = spawnSync(installed('python3'), [CLIENT, process.execPath, COMMAND], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^Too late: .* \(ST-7\.1\)\n\d+ moves, winners \[[0-9, ]*\]\n$/);
});
