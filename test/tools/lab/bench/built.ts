import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { extract } from 'tar';
import { ROOT } from '../../entries.ts';

const CACHE = join(ROOT, 'node_modules/.cache/feyrules');

/**
 * The folder with the build of that commit. It is built once, into a cache that is never committed, with the packages
 * that are installed here if its lockfile is the same, else with its own. Declarations are left out, because they take
 * ten times as long as the rest.
 * @param commit any name that git accepts.
 */
export function builtOf(commit: string): string {
  const hash = git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
  const folder = join(CACHE, hash);
  const dist = join(folder, 'dist');
  if (existsSync(dist)) return dist;
  console.error(`building ${hash.slice(0, 7)} into ${folder}, once`);
  // Bundlers leave out what lies in node_modules.
  const making = join(ROOT, 'temp', `${hash}.${process.pid}`);
  try {
    mkdirSync(making, { recursive: true });
    const files = execFileSync('git', ['archive', hash], { cwd: ROOT, maxBuffer: 2 ** 28 });
    extract({ cwd: making, sync: true }).end(files);
    const [lock, here] = [making, ROOT].map((root) => readFileSync(join(root, 'package-lock.json'), 'utf8'));
    if (lock !== here) run(making, 'npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
    else symlinkSync(join(ROOT, 'node_modules'), join(making, 'node_modules'));
    const { scripts = {} } = JSON.parse(readFileSync(join(making, 'package.json'), 'utf8'));
    for (const name of ['law', 'build']) {
      if (scripts[name] !== undefined)
        run(making, 'npx', ...(name === 'build' ? ['tsup', '--no-dts'] : scripts[name].split(' ')));
    }
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(CACHE, { recursive: true });
    renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return dist;
}

/**
 * The folder of a copy of dist/, deleted when this process ends. Benchmarks use the copy, because tsx recompiles
 * modules unless they are under node_modules, and its output takes up to twice as long.
 */
export function builtHere(): string {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'here-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
  return join(folder, 'dist');
}

function run(cwd: string, command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    throw new Error(`There is no commit "${args.at(-1)?.replace('^{commit}', '')}" in this repository.`);
  }
}
