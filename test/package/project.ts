import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { entries } from '../tools/entries.ts';

/** A folder where the packed package is installed, as users have it. */
export interface Project {
  readonly folder: string;
  /** The command of the package. */
  readonly command: string;
  /** Writes a file and runs it with the given command. @returns its output. */
  run(name: string, source: string, command?: readonly string[]): string;
}

/** A project with this name, which shares only the installed package with the others. */
export function userProject(name: string): Project {
  const folder = join(inject('installed'), name);
  mkdirSync(folder);
  return {
    folder,
    command: join(folder, '../node_modules/.bin/feyrules'),
    run(name, source, command = ['node']) {
      writeFileSync(join(folder, name), source);
      const [program = 'node', ...args] = command;
      return execFileSync(program, [...args, name], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    },
  };
}

/** The entries as users import them. */
export function specifiers(): string[] {
  return Object.keys(entries()).map((entry) => (entry === 'index' ? 'feyrules' : `feyrules/${entry}`));
}
