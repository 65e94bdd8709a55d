/**
 * Writes the declarations of every entry, and of all that they rest on, into the built package, for both formats:
 * source by source, which `isolatedDeclarations` allows. `dist/strage.d.ts` leads to `dist/types/games/strage/index.d.ts`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import ts from 'typescript';
import { entries, ROOT } from './entries.ts';

const FORMATS = [
  { declaration: '.d.ts', script: '.js' },
  { declaration: '.d.cts', script: '.cjs' },
];
/** A specifier of a source, and what stands before it. */
const SPECIFIER = /(\bfrom |\bimport\(|\bimport )(['"])(\.[^'"]*)\.ts\2/g;

const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);

/** The declarations of the sources, by their paths. */
const declarations = new Map<string, string>();
declareAll(...Object.values(entries()));
for (const [source, text] of declarations) write(join('types', relative('src', source)), text);
for (const [entry, source] of Object.entries(entries())) {
  const from = `'${relativeTo(dirname(entry), join('types', relative('src', source)))}'`;
  const hasDefault = /^export (default\b|\{[^}]*\bdefault\b[^}]*\})/m.test(declarations.get(source) ?? '');
  write(`${entry}.ts`, `export * from ${from};\n${hasDefault ? `export { default } from ${from};\n` : ''}`);
}

function declareAll(...sources: string[]): void {
  for (const source of sources) {
    if (declarations.has(source)) continue;
    const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(join(ROOT, source), 'utf8'), {
      compilerOptions: options,
      fileName: source,
      reportDiagnostics: true,
    });
    if (diagnostics.length > 0) throw new Error(`${source}: ${diagnostics.map(({ messageText }) => messageText)}`);
    declarations.set(source, outputText);
    for (const [, , , path = ''] of outputText.matchAll(SPECIFIER)) declareAll(`${join(dirname(source), path)}.ts`);
  }
}

/** Writes what a source of this path in `dist` declares, once a format. */
function write(path: string, text: string): void {
  for (const { declaration, script } of FORMATS) {
    const file = join(ROOT, 'dist', path.replace(/\.ts$/, declaration));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text.replace(SPECIFIER, `$1$2$3${script}$2`));
  }
}

function relativeTo(folder: string, path: string): string {
  const specifier = normalize(relative(folder, path));
  return specifier.startsWith('.') ? specifier : `./${specifier}`;
}
