import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entries, ROOT } from '../tools/entries.ts';

/** An empty project in which the packed package is installed, as a user would. */
export interface Project {
  readonly folder: string;
  /** Writes a file and runs it with the command given; @returns what it prints. */
  run(name: string, source: string, command?: readonly string[]): string;
  remove(): void;
}

export function installedProject(): Project {
  const folder = mkdtempSync(join(tmpdir(), 'feyrules-package-'));
  const execute = (command: string, args: readonly string[], cwd: string): string =>
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const [tarball] = execute('npm', ['pack', '--silent', '--pack-destination', folder], ROOT)
    .trim()
    .split('\n')
    .slice(-1);
  writeFileSync(join(folder, 'package.json'), '{ "name": "user", "private": true }');
  execute('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', `./${tarball}`], folder);
  return {
    folder,
    run(name, source, command = ['node']) {
      writeFileSync(join(folder, name), source);
      const [program = 'node', ...args] = command;
      return execute(program, [...args, name], folder);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** The entries as users write them. */
export function specifiers(): string[] {
  return Object.keys(entries()).map((entry) => (entry === 'index' ? 'feyrules' : `feyrules/${entry}`));
}
