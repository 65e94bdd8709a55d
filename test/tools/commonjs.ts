/**
 * npm run build: the modules for `require`, in `dist/cjs`: the built modules in the other notation, line by line, so
 * that one map serves both. Beside its twin in the packed package, such a file costs next to nothing.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { transform } from 'sucrase';
import { ROOT } from './entries.ts';

const DIST = join(ROOT, 'dist');
/** What nobody requires: the command, a thread of the arena, and what is for pages or for other programs. */
const ALONE = /^(cli|arena-worker)\.js$|^(cjs|browser|boardgamers)\//;

for (const path of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
  if (!path.endsWith('.js') || ALONE.test(path)) continue;
  const file = join(DIST, 'cjs', path);
  const twin = relative(dirname(file), join(DIST, path));
  const { code } = transform(readFileSync(join(DIST, path), 'utf8'), {
    transforms: ['imports'],
    preserveDynamicImport: true,
    production: true,
  });
  const required = code
    // Packages may be ESM alone; the modules of this package are here.
    .replace(/\bimport\((['"]\.[^'"]*['"])\)/g, 'Promise.resolve().then(() => require($1))')
    .replaceAll('import.meta.url', `require('node:url').pathToFileURL(require.resolve('${twin}')).href`)
    .replace(/^(\/\/# sourceMappingURL=).*$/m, `$1${twin}.map`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, required);
}
writeFileSync(join(DIST, 'cjs/package.json'), '{ "type": "commonjs" }\n');
