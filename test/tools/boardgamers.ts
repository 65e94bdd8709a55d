/**
 * The files for the Boardgamers platform: `dist/boardgamers/<game>.cjs`, an engine whose functions are the exports, and
 * `dist/viewers/<game>.js`, a script that draws the table and stands alone. An engine is installed with the package
 * and takes its modules; a viewer is loaded by a page from wherever it was put, so the viewers are a part of a release
 * beside the package.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Options } from 'tsup';
import { engineOf } from '../../src/adapters/boardgamers/index.ts';
import { strage } from '../../src/games/strage/index.ts';
import { data } from './data.ts';
import { entries, entryFile, gamesOf, ROOT } from './entries.ts';
import { noticesIn } from './notices.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** The functions that an engine has, whatever the game. */
export const FUNCTIONS: readonly string[] = Object.keys(engineOf({ game: strage })).sort();

/** The global variable in which a viewer stands. */
export const GLOBAL = 'feyrulesViewer';

export function engineFile(game: string): string {
  return `boardgamers/${game}`;
}

/** The adapter, from where the engines lie. */
export const ADAPTER: string = `../cjs/${entryFile('adapters/boardgamers')}.js`;

/** An engine: its functions are named one by one, for those who read the names off the text. */
export function engineText(game: string): string {
  const lines = [
    "'use strict';",
    `const { engineOf } = require('${ADAPTER}');`,
    `const { kit } = require('../cjs/${entryFile(`${game}/kit`)}.js');`,
    'const engine = engineOf(kit);',
    ...FUNCTIONS.map((name) => `exports.${name} = engine.${name};`),
  ];
  return `${lines.join('\n')}\n`;
}

export function viewerFile(game: string): string {
  return `viewers/${game}`;
}

const kitOf = (game: string): string => join(ROOT, entries()[`${game}/kit`] ?? game);

/** How a game is drawn, or how any is. */
function importOfSkin(game: string): string {
  const skins = join(ROOT, 'docs/playground/skins');
  const own = `${skins}/games/${game}.tsx`;
  return existsSync(own) ? `import { skin } from '${own}';` : `import { plain as skin } from '${skins}/plain.tsx';`;
}

const NAMESPACE = 'viewer';

/** An entry has to be a file, so the kits are; the plugin puts a module of its own in the place of each. */
const standingAlone: Plugin = {
  name: 'standing-alone',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ path, kind }) => {
      const game = gamesOf().find((id) => resolve(ROOT, path) === kitOf(id));
      return kind === 'entry-point' && game !== undefined ? { path: game, namespace: NAMESPACE } : undefined;
    });
    build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
      contents: `
        import { launcherOf } from '${join(ROOT, 'docs/playground/viewer/launch.tsx')}';
        import { kit } from '${kitOf(path)}';
        ${importOfSkin(path)}
        export const launch = launcherOf(kit, skin);`,
      resolveDir: ROOT,
    }));
    // What a kit loads when it is asked, and nobody asks here.
    build.onResolve({ filter: /\/(schemas-of\.ts|generated\/[\w-]+\.json\?raw)$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, namespace: `${NAMESPACE}-unused` } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: `${NAMESPACE}-unused` }, () => ({
      contents: 'export default undefined;',
    }));
  },
};

/** How the viewers are built. */
export const viewers: Options = {
  format: 'iife',
  globalName: GLOBAL,
  target: 'es2022',
  platform: 'browser',
  splitting: false,
  minify: true,
  tsconfig: 'docs/playground/tsconfig.json',
  entry: Object.fromEntries(gamesOf().map((game) => [viewerFile(game), kitOf(game)])),
  loader: { '.css': 'text' },
  outExtension: () => ({ js: '.js' }),
  banner: { js: '/*! feyrules, MIT, with other packages: see THIRD-PARTY-NOTICES.txt */' },
  esbuildPlugins: [noticesIn('dist/viewers'), standingAlone, data],
};
