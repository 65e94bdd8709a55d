/** What the package needs at run time, and under which licences: the text of `docs/reference/licences.md`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './entries.ts';

interface Manifest {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Of what is bundled the modules themselves hold a part; `THIRD-PARTY-NOTICES.txt` has its licence. */
const BUNDLED: readonly string[] = ['@noble/hashes', 'pure-rand'];

/** The page of licences. */
export function licencesPage(): string {
  const { dependencies = {} } = manifestOf('package.json');
  const installed = new Map<string, string>();
  for (const name of Object.keys(dependencies)) collect(name, '', installed);
  const rows = [...installed].map(([path, needed]) => row(path, needed)).sort();
  const bundled = BUNDLED.map((name) => row(`node_modules/${name}`, 'the core'));
  return [
    '# Licences',
    'feyrules is under the MIT licence. So much of other packages comes with it; a test holds this page against what is installed.',
    'Installed beside it by npm, each as a package of its own, for the command, the arena and the referee; the core, the games, the bots and the front need none of them:',
    table(rows),
    'Within its modules, with its licence in `THIRD-PARTY-NOTICES.txt` beside them:',
    table(bundled),
    'Packages that it can work with, and that whoever wants them installs, are no part of it: `peerDependencies` of `package.json`.',
  ]
    .join('\n\n')
    .concat('\n');
}

/** Notes a package and what it needs, by where they lie. */
function collect(name: string, from: string, found: Map<string, string>): void {
  const path = folderOf(name, from);
  if (found.has(path)) return;
  found.set(path, from === '' ? 'feyrules' : nameOf(from));
  for (const needed of Object.keys(manifestOf(`${path}/package.json`).dependencies ?? {})) collect(needed, path, found);
}

/** Where Node finds a package that another one needs. @throws Error if it is not installed. */
function folderOf(name: string, from: string): string {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const path = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`;
    if (existsSync(join(ROOT, path, 'package.json'))) return path;
    if (folder === '') throw new Error(`${name} is not installed, which ${from} needs: npm ci`);
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function row(path: string, needed: string): string {
  const { version, license } = manifestOf(`${path}/package.json`);
  if (license === undefined) throw new Error(`${path} names no licence.`);
  return `| ${nameOf(path)} | ${version} | ${license} | ${needed} |`;
}

function table(rows: readonly string[]): string {
  return ['| package | version | licence | needed by |', '|---|---|---|---|', ...rows].join('\n');
}

function manifestOf(path: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
}
