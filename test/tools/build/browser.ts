/**
 * Builds the files for pages without a bundler: `dist/browser/<game>.js` is one module with all that a page needs of
 * one game; what it loads on demand are the files that exist anyway.
 */
import { join, resolve } from 'node:path';
import type { Options } from 'tsup';
import { entries, entryFile, gamesOf, ROOT } from '../entries.ts';
import { caseFiles, lawFiles, schemaFiles } from './data.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Modules that are not specific to one game. */
export const SHARED: readonly string[] = ['core', 'front', 'bots'];
/** Modules of a game that a page loads at once. */
const PARTS = ['', '/kit', '/board'];

/** The entries whose exports are all in the file of a game. */
export function partsOf(game: string): string[] {
  const known = entries();
  return [...SHARED, ...PARTS.map((part) => `${game}${part}`)].filter((entry) => known[entry] !== undefined);
}

/** The names of the files in `dist`, without extension. */
export function browserFiles(): string[] {
  return gamesOf().map(fileOf);
}

export function fileOf(game: string): string {
  return `browser/${game}`;
}

/** The text of a module with the exports of all parts. @param specifierOf the import specifier of an entry. */
export function moduleOf(game: string, specifierOf: (entry: string) => string): string {
  const lines = partsOf(game).map((entry) => `export * from '${specifierOf(entry)}';`);
  return `${lines.join('\n')}\nexport { default } from '${specifierOf(`${game}/kit`)}';\n`;
}

const NAMESPACE = 'page';

const pages: Plugin = {
  name: 'pages',
  setup(build) {
    const known = entries();
    build.onResolve({ filter: /.*/ }, ({ path, kind }) => {
      const game = gamesOf().find((id) => resolve(ROOT, path) === join(ROOT, known[id] ?? ''));
      return kind === 'entry-point' && game !== undefined ? { path: game, namespace: NAMESPACE } : undefined;
    });
    build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
      contents: moduleOf(path, (entry) => join(ROOT, known[entry] ?? entry)),
      resolveDir: ROOT,
    }));
    const loaded: Readonly<Record<string, string>> = {
      ...Object.fromEntries(Object.entries(known).map(([entry, source]) => [entryFile(entry), source])),
      ...lawFiles(),
      ...caseFiles(),
      ...schemaFiles(),
    };
    build.onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const source = join(resolveDir, path.replace('?raw', ''));
      const found = Object.keys(loaded).find((file) => join(ROOT, loaded[file] ?? '') === source);
      return found === undefined ? undefined : { path: `../${found}.js`, external: true };
    });
  },
};

/** The build configuration. */
export const browser: Options = {
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  splitting: false,
  minify: true,
  // An entry must be a file; the plugin replaces it by the generated page.
  entry: Object.fromEntries(gamesOf().map((game) => [fileOf(game), entries()[game] ?? game])),
  banner: {
    js: '/*! feyrules, MIT, with @noble/hashes, MIT, (c) 2022 Paul Miller, and pure-rand, MIT, (c) 2018 Nicolas DUBIEN: see THIRD-PARTY-NOTICES.txt */',
  },
  esbuildPlugins: [pages],
};
