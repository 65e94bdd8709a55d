/** The run-time dependencies and their licences: the text of `docs/reference/licences.md`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.ts';

interface Manifest {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Bundled packages by the part that needs them; `THIRD-PARTY-NOTICES.txt` has the licences. */
const BUNDLED: Readonly<Record<string, readonly string[]>> = {
  'the core': ['@noble/hashes', 'pure-rand'],
  'the command': ['@clack/prompts', 'cli-progress', 'commander', 'fastest-levenshtein'],
};

/** The page of licences. */
export function licencesPage(): string {
  const { dependencies = {} } = manifestOf('package.json');
  const installed = rowsOf({ feyrules: Object.keys(dependencies) });
  return [
    '# Licences',
    'feyrules has the MIT licence, and comes with the packages below. A test compares this page with the installed packages.',
    'npm installs these packages as dependencies, for the arena and the referee; the core, the games, the bots and the front need none of them:',
    table(installed),
    'The modules of feyrules contain these packages; `THIRD-PARTY-NOTICES.txt` beside the modules has their licences:',
    table(rowsOf(BUNDLED)),
    'The page does not list optional packages (`peerDependencies` of `package.json`), since feyrules comes without them.',
  ]
    .join('\n\n')
    .concat('\n');
}

/** The packages that parts depend on, and their dependencies. */
function rowsOf(needs: Readonly<Record<string, readonly string[]>>): string[] {
  const found = new Map<string, string>();
  const collect = (name: string, from: string, part: string): void => {
    const path = folderOf(name, from);
    if (found.has(path)) return;
    found.set(path, part);
    for (const needed of Object.keys(manifestOf(`${path}/package.json`).dependencies ?? {})) {
      collect(needed, path, nameOf(path));
    }
  };
  for (const [part, names] of Object.entries(needs)) for (const name of names) collect(name, '', part);
  return [...found].map(([path, part]) => row(path, part)).sort();
}

/** Where Node finds a dependency of another package. @throws Error if it is not installed. */
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
