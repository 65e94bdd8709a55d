/**
 * The files for the Boardgamers platform: `dist/boardgamers/<game>.cjs`, an engine whose functions are the exports, and
 * `dist/browser/<game>-viewer.js`, a script that draws the table. Each stands alone.
 */
import { join, resolve } from 'node:path';
import type { Options } from 'tsup';
import { engineOf } from '../../src/adapters/boardgamers/index.ts';
import { strage } from '../../src/games/strage/index.ts';
import { entries, gamesOf, ROOT } from './entries.ts';
import { notices } from './notices.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** The functions that an engine has, whatever the game. */
export const FUNCTIONS: readonly string[] = Object.keys(engineOf({ game: strage })).sort();

/** The global variable in which a viewer stands. */
export const GLOBAL = 'feyrulesViewer';

export function engineFile(game: string): string {
  return `boardgamers/${game}`;
}

export function viewerFile(game: string): string {
  return `browser/${game}-viewer`;
}

const kitOf = (game: string): string => join(ROOT, entries()[`${game}/kit`] ?? game);

/** An entry has to be a file, so the kits are; the plugin puts a module of its own in the place of each. */
function standingAlone(moduleOf: (game: string) => string, unused: RegExp): Plugin {
  const NAMESPACE = 'boardgamers';
  return {
    name: 'standing-alone',
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path, kind }) => {
        const game = gamesOf().find((id) => resolve(ROOT, path) === kitOf(id));
        return kind === 'entry-point' && game !== undefined ? { path: game, namespace: NAMESPACE } : undefined;
      });
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
        contents: moduleOf(path),
        resolveDir: ROOT,
      }));
      // What a kit loads when it is asked, and nobody asks here.
      build.onResolve({ filter: unused }, ({ path, kind }) =>
        kind === 'dynamic-import' ? { path, namespace: `${NAMESPACE}-unused` } : undefined,
      );
      build.onLoad({ filter: /.*/, namespace: `${NAMESPACE}-unused` }, () => ({
        contents: 'export const schemas = undefined; export const law = undefined;',
      }));
    },
  };
}

function filesOf(fileOf: (game: string) => string): Record<string, string> {
  return Object.fromEntries(gamesOf().map((game) => [fileOf(game), kitOf(game)]));
}

/** How they are built. */
export const boardgamers: readonly Options[] = [
  {
    format: 'cjs',
    target: 'es2022',
    platform: 'node',
    splitting: false,
    treeshake: false,
    entry: filesOf(engineFile),
    esbuildPlugins: [
      notices,
      standingAlone(
        (game) => `
          import { engineOf } from '${join(ROOT, 'src/adapters/boardgamers/index.ts')}';
          import { kit } from '${kitOf(game)}';
          export const { ${FUNCTIONS.join(', ')} } = engineOf(kit);`,
        /\/(schema|law)\.ts$/,
      ),
    ],
  },
  {
    format: 'iife',
    globalName: GLOBAL,
    target: 'es2022',
    platform: 'browser',
    splitting: false,
    minify: true,
    tsconfig: 'docs/playground/tsconfig.json',
    entry: filesOf(viewerFile),
    loader: { '.css': 'text' },
    outExtension: () => ({ js: '.js' }),
    banner: { js: '/*! feyrules, MIT, with other packages: see THIRD-PARTY-NOTICES.txt */' },
    esbuildPlugins: [
      notices,
      standingAlone(
        (game) => `
          import { launcherOf } from '${join(ROOT, 'docs/playground/viewer/launch.tsx')}';
          import { kit } from '${kitOf(game)}';
          export const launch = launcherOf(kit);`,
        /\/schema\.ts$/,
      ),
    ],
  },
];
