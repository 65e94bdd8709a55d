/**
 * Writes the declarations of every entry, and of all that they use, into the built package for both formats. It does so
 * source by source, which `isolatedDeclarations` allows, because the bundler takes a minute. `dist/entries/strage.d.ts`
 * refers to `dist/types/games/strage/index.d.ts`. The engines for Boardgamers get theirs too.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import ts from 'typescript';
import { entries, entryFile, gamesOf, ROOT } from '../entries.ts';
import { ADAPTER, engineFile, engineText, FUNCTIONS } from './boardgamers.ts';
import { fileOf, moduleOf, partsOf, SHARED } from './browser.ts';

/** The folders of the declarations: for modules that are imported, and for those that are required. */
const FOLDERS = ['dist', 'dist/cjs'];
/** A specifier in a source, and the text before it. */
const SPECIFIER = /(\bfrom |\bimport\(|\bimport )(['"])(\.[^'"]*)\.ts\2/g;

const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);

/** The declarations of the sources, by path. */
const declarations = new Map<string, string>();
declareAll(...Object.values(entries()));
writeFileSync(join(ROOT, 'dist/cjs/package.json'), '{ "type": "commonjs" }\n');
for (const [source, declared] of declarations) write(join('types', relative('src', source)), declared);
for (const [entry, source] of Object.entries(entries())) {
  const file = entryFile(entry);
  const from = `'${relativeTo(dirname(file), join('types', relative('src', source)))}'`;
  const hasDefault = /^export (default\b|\{[^}]*\bdefault\b[^}]*\})/m.test(declarations.get(source) ?? '');
  write(`${file}.ts`, `export * from ${from};\n${hasDefault ? `export { default } from ${from};\n` : ''}`);
}
// The files for pages are only ESM.
for (const game of gamesOf()) {
  const path = join(ROOT, 'dist', `${fileOf(game)}.d.ts`);
  const specifierOf = (entry: string): string => `${relativeTo(dirname(fileOf(game)), entryFile(entry))}.js`;
  // If a type has the same name in several parts, a page gets that of the game.
  const owners = new Map<string, string[]>();
  for (const entry of [...partsOf(game)].sort((one, other) => rank(one) - rank(other))) {
    for (const name of namesOf(entries()[entry] ?? '')) owners.set(name, [...(owners.get(name) ?? []), entry]);
  }
  const clashes = [...owners].flatMap(([name, [first = '', ...others]]) =>
    others.length === 0 || name === 'default' ? [] : [`export { ${name} } from '${specifierOf(first)}';\n`],
  );
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, moduleOf(game, specifierOf) + clashes.join(''));
}

// Engines for Boardgamers are only CommonJS.
for (const game of gamesOf()) {
  const path = join(ROOT, 'dist', engineFile(game));
  const types = FUNCTIONS.map((name) => `export declare const ${name}: Engine['${name}'];\n`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.cjs`, engineText(game));
  writeFileSync(`${path}.d.cts`, `import type { Engine } from '${ADAPTER}';\n${types.join('')}`);
}

/** The game first, then modules that are not specific to one game. */
function rank(entry: string): number {
  return SHARED.includes(entry) ? 1 : 0;
}

/** The types that a source exports, and the names that it re-exports. */
function namesOf(source: string): string[] {
  const { statements } = ts.createSourceFile(source, declarations.get(source) ?? '', ts.ScriptTarget.Latest);
  return statements.flatMap((statement): string[] => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, moduleSpecifier } = statement;
      if (exportClause !== undefined && ts.isNamedExports(exportClause)) {
        return exportClause.elements.map(({ name }) => name.text);
      }
      const path = moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
      return namesOf(join(dirname(source), path));
    }
    const isNamed =
      ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isClassDeclaration(statement);
    const isExported = isNamed && statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return isExported && statement.name !== undefined ? [statement.name.text] : [];
  });
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

/** Writes the declarations of a source at this path in `dist`, for both formats. */
function write(path: string, text: string): void {
  for (const folder of FOLDERS) {
    const file = join(ROOT, folder, path.replace(/\.ts$/, '.d.ts'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text.replace(SPECIFIER, '$1$2$3.js$2'));
  }
}

function relativeTo(folder: string, path: string): string {
  const specifier = normalize(relative(folder, path));
  return specifier.startsWith('.') ? specifier : `./${specifier}`;
}
