/**
 * Writes the declarations of every entry, and of all that they rest on, into the built package, for both formats:
 * source by source, which `isolatedDeclarations` allows. `dist/strage.d.ts` leads to `dist/types/games/strage/index.d.ts`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import ts from 'typescript';
import { engineFile, FUNCTIONS } from './boardgamers.ts';
import { fileOf, moduleOf, partsOf, SHARED } from './browser.ts';
import { entries, gamesOf, ROOT } from './entries.ts';
import { isShipped } from './shipped.ts';

/** Where the declarations of the modules stand: those that are imported, and those that are required. */
const FOLDERS = ['dist', 'dist/cjs'];
const MAPPED = /\/\/# sourceMappingURL=.*\n?$/;
/** What stands before a name that a line declares. */
const BEFORE =
  /^ *(?:(?:export|default|declare|abstract|async|const|function|class|interface|type|readonly|static|get|set) )*/;
/** A specifier of a source, and what stands before it. */
const SPECIFIER = /(\bfrom |\bimport\(|\bimport )(['"])(\.[^'"]*)\.ts\2/g;

const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);

interface Declared {
  readonly text: string;
  /** Where in the source it stands. */
  readonly map?: string;
}

/** The declarations of the sources, by their paths. */
const declarations = new Map<string, Declared>();
declareAll(...Object.values(entries()));
for (const [source, declared] of declarations) write(join('types', relative('src', source)), declared, source);
for (const [entry, source] of Object.entries(entries())) {
  const from = `'${relativeTo(dirname(entry), join('types', relative('src', source)))}'`;
  const hasDefault = /^export (default\b|\{[^}]*\bdefault\b[^}]*\})/m.test(declarations.get(source)?.text ?? '');
  write(`${entry}.ts`, { text: `export * from ${from};\n${hasDefault ? `export { default } from ${from};\n` : ''}` });
}
// The files for pages are ESM alone.
for (const game of gamesOf()) {
  const path = join(ROOT, 'dist', `${fileOf(game)}.d.ts`);
  const specifierOf = (entry: string): string => `${relativeTo(dirname(fileOf(game)), entry)}.js`;
  // Of types that have one name in several parts, a page gets that of the game.
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

// Engines for Boardgamers are CommonJS alone.
for (const game of gamesOf()) {
  const path = join(ROOT, 'dist', `${engineFile(game)}.d.cts`);
  const adapter = `${relativeTo(dirname(engineFile(game)), 'cjs/adapters/boardgamers')}.js`;
  const types = FUNCTIONS.map((name) => `export declare const ${name}: Engine['${name}'];\n`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import type { Engine } from '${adapter}';\n${types.join('')}`);
}

/** The game before what is not of one game. */
function rank(entry: string): number {
  return SHARED.includes(entry) ? 1 : 0;
}

/** The types that a source declares for others, and the names that it hands on. */
function namesOf(source: string): string[] {
  const { statements } = ts.createSourceFile(source, declarations.get(source)?.text ?? '', ts.ScriptTarget.Latest);
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
    const {
      outputText,
      sourceMapText = '',
      diagnostics = [],
    } = ts.transpileDeclaration(readFileSync(join(ROOT, source), 'utf8'), {
      compilerOptions: { ...options, declarationMap: true },
      fileName: source,
      reportDiagnostics: true,
    });
    if (diagnostics.length > 0) throw new Error(`${source}: ${diagnostics.map(({ messageText }) => messageText)}`);
    declarations.set(source, {
      text: outputText.replace(MAPPED, ''),
      ...(isShipped(source) && { map: sourceMapText }),
    });
    for (const [, , , path = ''] of outputText.matchAll(SPECIFIER)) declareAll(`${join(dirname(source), path)}.ts`);
  }
}

/** Writes what a source of this path in `dist` declares, for both formats, with one map that leads to the source if there is one. */
function write(path: string, { text, map }: Declared, source = ''): void {
  const declared = path.replace(/\.ts$/, '.d.ts');
  const mapped = join(ROOT, 'dist', `${declared}.map`);
  for (const folder of FOLDERS) {
    const file = join(ROOT, folder, declared);
    mkdirSync(dirname(file), { recursive: true });
    const end = map === undefined ? '' : `//# sourceMappingURL=${relative(dirname(file), mapped)}\n`;
    writeFileSync(file, text.replace(SPECIFIER, '$1$2$3.js$2') + end);
  }
  if (map === undefined) return;
  const sources = [relative(dirname(mapped), join(ROOT, source))];
  const { mappings, ...rest }: { mappings: string } = JSON.parse(map);
  writeFileSync(mapped, JSON.stringify({ ...rest, mappings: reduced(mappings, text.split('\n')), sources }));
}

/** Of every line where it begins and where the name stands that it declares: whatever an editor goes to. */
function reduced(mappings: string, lines: readonly string[]): string {
  const kept = decode(mappings).map((segments, index): SourceMapSegment[] => {
    const [before = ''] = BEFORE.exec(lines[index] ?? '') ?? [];
    return segments.filter(([column], at) => at === 0 || column === before.length);
  });
  return encode(kept);
}

function relativeTo(folder: string, path: string): string {
  const specifier = normalize(relative(folder, path));
  return specifier.startsWith('.') ? specifier : `./${specifier}`;
}
