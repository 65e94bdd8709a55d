/**
 * npm run build: the modules for `require`, in `dist/cjs`: the built modules in the other notation, line by line, so
 * that one map serves both. Beside its twin in the packed package, such a file costs next to nothing. The engines for
 * Boardgamers rest on them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { transform } from 'sucrase';
import ts from 'typescript';
import { engineFile, FUNCTIONS } from './boardgamers.ts';
import { entries, gamesOf, ROOT } from './entries.ts';

const DIST = join(ROOT, 'dist');
const required = new Set<string>();
for (const entry of Object.keys(entries())) write(`${entry}.js`);
writeFileSync(join(DIST, 'cjs/package.json'), '{ "type": "commonjs" }\n');
for (const game of gamesOf()) {
  const file = join(DIST, `${engineFile(game)}.cjs`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, engineText(game));
}

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
    .replaceAll('import.meta.url', `require('node:url').pathToFileURL(require.resolve('${twin}')).href`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, written);
}

/** An engine: its functions are named one by one, for those who read the names off the text. */
function engineText(game: string): string {
  const lines = [
    "'use strict';",
    "const { engineOf } = require('../cjs/adapters/boardgamers.js');",
    `const { kit } = require('../cjs/${game}/kit.js');`,
    'const engine = engineOf(kit);',
    ...FUNCTIONS.map((name) => `exports.${name} = engine.${name};`),
  ];
  return `${lines.join('\n')}\n`;
}

/** What is handed on from another module, for those who read its names off the text, as Node and type checkers do. */
function namesFor(code: string): string {
  const names = [...code.matchAll(/_createNamedExportFrom\(\w+, '(\w+)'/g)].map(([, name]) => `exports.${name} = `);
  return names.length === 0 ? '' : ` 0 && (${names.join('')}0);`;
}
