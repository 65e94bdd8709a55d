/**
 * npm run parts: packs the parts of a release other than the package into `temp/parts`: the vectors with the rules
 * and cases, the viewers and the site. `npm run parts -- viewers` packs only these.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type WriteEntry, type WriteEntrySync } from 'tar';
import { gamesOf, ROOT } from '../entries.ts';
import { viewerFile } from './boardgamers.ts';

const { version }: { version: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

interface Part {
  /** The folder of the part, which is not in the archive. */
  readonly from: string;
  readonly paths: readonly string[];
}

const PARTS: Readonly<Record<string, Part>> = {
  vectors: { from: '.', paths: ['docs/reference/vectors', 'docs/reference/perft.md', 'docs/rules', 'docs/cases'] },
  viewers: {
    from: 'dist',
    paths: [...gamesOf().map((game) => `${viewerFile(game)}.js`), 'viewers/THIRD-PARTY-NOTICES.txt'],
  },
  site: { from: '.', paths: ['site'] },
};

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS);
const chosen = Object.entries(PARTS).filter(([name]) => names.includes(name));
if (chosen.length < names.length) {
  console.error(`The parts of a release are ${Object.keys(PARTS).join(', ')}, and not ${names.join(', ')}.`);
  process.exit(2);
}
const missing = chosen
  .flatMap(([, { from, paths }]) => paths.map((path) => join(from, path)))
  .filter((path) => !existsSync(join(ROOT, path)));
if (missing.length > 0) {
  console.error(`Not built: ${missing.join(', ')}. First npm run build, then npm run docs.`);
  process.exit(2);
}
const folder = join(ROOT, 'temp/parts');
mkdirSync(folder, { recursive: true });
for (const [name, { from, paths }] of chosen) {
  const file = join(folder, `feyrules-${name}-${version}.tgz`);
  // The licence is at the top of the repository.
  const packed = ['LICENSE', ...paths.map((path) => join(from, path))];
  const unprefixed = (entry: WriteEntry | WriteEntrySync): void => {
    if (entry.path.startsWith(`${from}/`)) entry.path = entry.path.slice(from.length + 1);
  };
  create({ file, gzip: true, cwd: ROOT, sync: true, onWriteEntry: unprefixed }, packed);
  console.log(file);
}
