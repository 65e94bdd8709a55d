import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../entries.ts';

/** A cache of installed packages. */
const CACHE = join(ROOT, 'node_modules/.cache/feyrules/runtimes');

/**
 * The folder of a package of the registry in exactly that version; installed if it is missing.
 * @throws Error with a sentence, if it cannot be installed.
 */
export function installed(name: string, version: string): string {
  const home = join(CACHE, `${name.replace(/[@/]/g, '')}-${version}`);
  const folder = join(home, 'node_modules/it');
  if (existsSync(join(folder, 'package.json'))) return folder;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--no-audit', '--no-fund', '--no-package-lock', `it@npm:${name}@${version}`];
  try {
    execFileSync('npm', args, { cwd: home, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    throw new Error(`${name} ${version} cannot be installed: ${reasonIn(error)}`, { cause: error });
  }
  return folder;
}

/** The error of npm: the first line that contains words. */
function reasonIn(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  return /^npm error (?!code )(.+)$/m.exec(text)?.[1] ?? text.trim().split('\n')[0] ?? '';
}
