import { readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { projectFiles } from '../tools/files.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FILES = projectFiles();
const SOURCES = FILES.filter((file) => /^src\/.*\.ts$/.test(file));
const RULES = SOURCES.filter((file) => /^src\/(core|realm|games)\//.test(file));
/** Files that may name every game: the list, the README's table, and the learners' vectors. */
const LISTS = ['src/games/index.ts', 'README.md'];
const GAMES = [...new Set(SOURCES.flatMap((file) => /^src\/games\/([^/]+)\//.exec(file)?.[1] ?? []))];

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** The source without its comments. */
function codeOf(file: string): string {
  return read(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1');
}

function linesOf(file: string): number {
  return codeOf(file)
    .split('\n')
    .filter((line) => line.trim() !== '').length;
}

/** Every node of a source's syntax tree. */
function nodesOf(file: string): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true));
  return nodes;
}

/** The clauses that the rules of a game have. */
function clausesOf(game: string): string[] {
  const page = read(`docs/rules/${game}.md`);
  return [...page.matchAll(/^[-*#\s]*\**([A-Z]{2}-\d+\.\d+)\b/gm)].map(([, clause = '']) => clause);
}

/** What a source imports or re-exports: files of the project as paths, packages by name. */
function importsOf(file: string): string[] {
  return [...codeOf(file).matchAll(/\b(?:import|export)\b[^'";]*?\bfrom\s*'([^']+)'|\bimport\s*'([^']+)'/g)].map(
    ([, from, bare]) => {
      const specifier = from ?? bare ?? '';
      return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier;
    },
  );
}

/** The part of the product that a source belongs to: `core`, `games/strage`, `cli` … */
function partOf(file: string): string {
  const [, first = '', second = ''] = file.split('/');
  return first === 'games' ? `games/${second}` : file.split('/').length === 2 ? 'index' : first;
}

/** The parts that each part may import, besides itself. */
function mayImport(part: string): (other: string) => boolean {
  if (part === 'core') return () => false;
  if (part === 'index' || part === 'games/index.ts') return (other) => other === 'core' || other.startsWith('games/');
  if (part === 'front') return (other) => other === 'core' || other === 'bots';
  if (part === 'testing') return (other) => other === 'core' || other === 'front';
  if (part === 'realm') return (other) => other === 'core';
  if (part === 'games/elfenland' || part === 'games/elfengold') return (other) => other === 'core' || other === 'realm';
  if (part.startsWith('games/')) return (other) => other === 'core';
  if (part === 'bots' || part === 'define') return (other) => other === 'core';
  if (part === 'adapters') return (other) => ['core', 'front', 'bots', 'referee'].includes(other);
  if (part === 'arena') return (other) => other === 'core' || other === 'bots';
  if (part === 'rl') return (other) => other === 'core' || other === 'bots' || other.startsWith('games/');
  if (part === 'cli') return () => true;
  if (part === 'referee') return (other) => ['core', 'index', 'bots'].includes(other) || other.startsWith('games/');
  return (other) => other !== 'cli';
}

describe('the source', () => {
  it.each(SOURCES)('%s imports in one direction only', (file) => {
    const part = partOf(file);
    const allowed = mayImport(part);
    const wrong = importsOf(file).filter(
      (path) => path.startsWith('src/') && partOf(path) !== part && !allowed(partOf(path)),
    );
    expect(wrong).toEqual([]);
  });

  it.each(RULES)('%s runs on every platform and is deterministic', (file) => {
    const packages = importsOf(file).filter((path) => !path.startsWith('src/'));
    const allowed =
      file === 'src/core/rng.ts' ? /^pure-rand\// : file === 'src/core/chance.ts' ? /^@noble\/hashes\// : /^$/;
    expect(packages.filter((name) => !allowed.test(name))).toEqual([]);
    expect(codeOf(file)).not.toMatch(
      /Math\.(?:random|exp|log|pow|sin|cos|tan)|\bDate\b|\bIntl\b|structuredClone|localeCompare|toLocale|setTimeout|\bprocess\.|\.sort\(\)|^(?:export )?let /m,
    );
  });

  it.each(SOURCES)('%s has no `any` and no casts', (file) => {
    expect(read(file)).not.toMatch(/@ts-(ignore|expect-error|nocheck)/);
    const holes = nodesOf(file).filter(
      (node) =>
        node.kind === ts.SyntaxKind.AnyKeyword ||
        ts.isNonNullExpression(node) ||
        (ts.isAssertionExpression(node) && !ts.isConstTypeReference(node.type)),
    );
    // The only place the compiler cannot follow: a draft of a generic state is a state.
    expect(holes.map((node) => node.getText())).toEqual(
      file === 'src/core/define.ts' ? ["definition.clone as Game<T>['clone']"] : [],
    );
  });

  it.each(SOURCES)('%s has at most 300 lines', (file) => {
    expect(read(file).trimEnd().split('\n').length).toBeLessThanOrEqual(300);
    expect(file).not.toMatch(/\/(utils?|helpers?|common|misc)(\.ts|\/)/);
  });

  it('keeps the core small', () => {
    const engine = [
      ...['game.ts', 'define.ts', 'domain.ts', 'errors.ts', 'options.ts', 'outcome.ts', 'deep-freeze.ts'],
      ...['read-move.ts', 'rng.ts', 'wording.ts'],
    ];
    // What games use and the engine does not.
    const shared = ['bits.ts', 'board-parts.ts', 'fieldless.ts', 'keyed.ts', 'pool.ts'].map(
      (name) => `src/core/${name}`,
    );
    const core = SOURCES.filter((file) => file.startsWith('src/core/') && !shared.includes(file));
    const lines = (files: readonly string[]): number => files.reduce((sum, file) => sum + linesOf(file), 0);
    expect(lines(core.filter((file) => engine.some((name) => file.endsWith(`/${name}`))))).toBeLessThan(742);
    // Records, matches, the sentences of the core with the catalogue of its errors, and schemas.
    expect(lines(core)).toBeLessThan(2680);
    expect(lines(shared)).toBeLessThan(180);
  });

  it('re-exports only from entries', () => {
    const barrels = SOURCES.filter((file) => /^export (\*|\{[^}]*\}|type \{[^}]*\}) from/m.test(codeOf(file)));
    expect(
      barrels.filter(
        (file) =>
          !/^src\/(index|\w+\/index|adapters\/[\w-]+\/index|games\/[\w-]+\/(index|table|board))\.ts$/.test(file),
      ),
    ).toEqual([]);
  });
});

describe('the list of games', () => {
  it('is in one source and in the README', () => {
    const lists = (file: string): boolean =>
      !/^src\/games\/[^/]+\//.test(file) && GAMES.every((game) => codeOf(file).includes(game));
    const found = [...SOURCES, 'README.md'].filter(lists);
    expect(found).toEqual(expect.arrayContaining(['src/games/index.ts', 'README.md']));
    expect(found.filter((file) => !LISTS.includes(file))).toEqual([]);
  });
});

describe.each(GAMES)('%s', (game) => {
  it('cites only existing clauses', () => {
    // Elfengold follows the rules of Elfenland, with additions.
    const known = new Set([game, ...(game === 'elfengold' ? ['elfenland'] : [])].flatMap(clausesOf));
    const own = (file: string): boolean =>
      file.startsWith(`src/games/${game}/`) || (game === 'elfengold' && file.startsWith('src/realm/'));
    const cited = SOURCES.filter(own).flatMap((file) =>
      [...read(file).matchAll(/\b[A-Z]{2}-\d+\.\d+\b/g)].map(([clause]) => clause),
    );
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter((clause) => !known.has(clause))).toEqual([]);
  });
});

describe('the repository', () => {
  it('has only the intended files and folders at its top level', () => {
    const places = new Set(FILES.map((file) => file.split('/')[0]));
    const known =
      /^(package(-lock)?\.json|tsconfig\.json|tsup\.config\.ts|vitest\.config\.ts|biome\.json|\.gitignore|\.ci|\.github|\.changeset|src|test|docs|LICENSE|README\.md|CHANGELOG\.md)$/;
    expect([...places].filter((place) => place !== undefined && !known.test(place))).toEqual([]);
  });

  it('pins every dependency to an exact version', () => {
    const manifest: Record<string, Record<string, string>> = JSON.parse(read('package.json'));
    const versions = Object.entries({ ...manifest['dependencies'], ...manifest['devDependencies'] });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('locks the dependencies of every platform, which `npm ci` requires', () => {
    const { packages }: { packages: Record<string, { optionalDependencies?: object }> } = JSON.parse(
      read('package-lock.json'),
    );
    const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
    const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    expect(wanted.filter((name) => !locked.has(name))).toEqual([]);
  });

  it('contains no local paths of its authors', () => {
    const place = /(?<![\w.\])}])\/(home|Users|root|tmp|work|mnt)\/\w/;
    expect(FILES.filter((file) => place.test(read(file)))).toEqual([]);
  });
});
