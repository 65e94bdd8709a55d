/** npm run parts: packs what a release has beside the package, into `temp/parts`: the vectors, the viewers and the site. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { viewerFile } from './boardgamers.ts';
import { gamesOf, ROOT } from './entries.ts';

const { version }: { version: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const PARTS: Readonly<Record<string, readonly string[]>> = {
  vectors: ['docs/reference/vectors', 'docs/reference/perft.md'],
  viewers: gamesOf().map((game) => `dist/${viewerFile(game)}.js`),
  site: ['site'],
};

const missing = Object.values(PARTS)
  .flat()
  .filter((path) => !existsSync(join(ROOT, path)));
if (missing.length > 0) {
  console.error(`Not built: ${missing.join(', ')}. First npm run build, then npm run docs.`);
  process.exit(2);
}
const folder = join(ROOT, 'temp/parts');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [part, paths] of Object.entries(PARTS)) {
  const file = join(folder, `feyrules-${part}-${version}.tgz`);
  execFileSync('tar', ['-czf', file, '-C', ROOT, ...paths]);
  console.log(file);
}
