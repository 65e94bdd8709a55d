/**
 * npm run build: the modules for `require`, in `dist/cjs`: the built modules in the other notation, line by line, so
 * that one map serves both. Beside its twin in the packed package, such a file costs next to nothing.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { transform } from 'sucrase';
import ts from 'typescript';
import { entries, ROOT } from './entries.ts';

const DIST = join(ROOT, 'dist');
const required = new Set<string>();
for (const entry of Object.keys(entries())) write(`${entry}.js`);
writeFileSync(join(DIST, 'cjs/package.json'), '{ "type": "commonjs" }\n');

/** Writes a module of that path in `dist` for `require`, and those that it imports; the command is nobody's import. */
function write(path: string): void {
  if (required.has(path)) return;
  required.add(path);
  const source = readFileSync(join(DIST, path), 'utf8');
  for (const { fileName } of ts.preProcessFile(source, true, true).importedFiles) {
    if (fileName.startsWith('.')) write(join(dirname(path), fileName));
  }
  const file = join(DIST, 'cjs', path);
  const twin = relative(dirname(file), join(DIST, path));
  const { code } = transform(source, {
    transforms: ['imports'],
    preserveDynamicImport: true,
    production: true,
  });
  const written = code
    .replace('\n', `${namesFor(code)}\n`)
    // Packages may be ESM alone; the modules of this package are here.
    .replace(/\bimport\((['"]\.[^'"]*['"])\)/g, 'Promise.resolve().then(() => require($1))')
    .replaceAll('import.meta.url', `require('node:url').pathToFileURL(require.resolve('${twin}')).href`)
    .replace(/^(\/\/# sourceMappingURL=).*$/m, `$1${twin}.map`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, written);
}

/** What is handed on from another module, for those who read its names off the text, as Node and type checkers do. */
function namesFor(code: string): string {
  const names = [...code.matchAll(/_createNamedExportFrom\(\w+, '(\w+)'/g)].map(([, name]) => `exports.${name} = `);
  return names.length === 0 ? '' : ` 0 && (${names.join('')}0);`;
}
