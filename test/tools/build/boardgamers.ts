/**
 * Builds the files for the Boardgamers platform: `dist/boardgamers/<game>.cjs`, an engine whose functions are its
 * exports, and `dist/viewers/<game>.js`, a standalone script that draws the table. An engine is installed with the
 * package and uses its modules; a page loads a viewer from any address, so the viewers are a separate part of a
 * release.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Options } from 'tsup';
import { engineOf } from '../../../src/adapters/boardgamers/index.ts';
import { strage } from '../../../src/games/strage/index.ts';
import { entries, entryFile, gamesOf, ROOT } from '../entries.ts';
import { data } from './data.ts';
import { noticesIn } from './notices.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** The functions of an engine, for every game. */
export const FUNCTIONS: readonly string[] = Object.keys(engineOf({ game: strage })).sort();

/** The global variable of a viewer. */
export const GLOBAL = 'feyrulesViewer';

export function engineFile(game: string): string {
  return `boardgamers/${game}`;
}

/** The path of the adapter from the engines. */
export const ADAPTER: string = `../cjs/${entryFile('adapters/boardgamers')}.js`;

/** An engine. Its functions are exported by name, for tools that detect named exports statically. */
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

/** The drawings of a game, or the default ones. */
function importOfSkin(game: string): string {
  const skins = join(ROOT, 'docs/playground/skins');
  const own = `${skins}/games/${game}.tsx`;
  return existsSync(own) ? `import { skin } from '${own}';` : `import { plain as skin } from '${skins}/plain.tsx';`;
}

const NAMESPACE = 'viewer';

/** An entry must be a file, so the kits are entries; the plugin replaces each by a generated module. */
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
    // Kits load it on demand, which viewers never do.
    build.onResolve({ filter: /\/(schemas-of\.ts|generated\/[\w-]+\.json\?raw)$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, namespace: `${NAMESPACE}-unused` } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: `${NAMESPACE}-unused` }, () => ({
      contents: 'export default undefined;',
    }));
  },
};

/** The build configuration of the viewers. */
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
