/** How large an entry may be with all that it imports, minified and compressed: what a page has to load. */
import type { SizeLimitConfig } from 'size-limit';
import { viewerFile } from './boardgamers.ts';
import { browserFiles } from './browser.ts';
import { entries, entryFile, gamesOf, ROOT } from './entries.ts';

const GAME = '21 KB';
/** With the schemas, the law in every language and the cases, all of which a kit loads only when it is asked. */
const KIT = '60 KB';
/** The JSON Schemas of a game's types. */
const SCHEMA = '5 KB';
/** The table, with the drawings of all games and the law in both languages. */
const VIEWER = '96 KB';
/** All that a page needs of a game; errors bring their codes and sentences along, and clauses lead to their cases. */
const PAGE = '58 KB';
const OTHERS: Readonly<Record<string, string>> = {
  // Two of it are the hash that chance is drawn by; matches that rewind and the order of play are in it, too.
  core: '13.5 KB',
  // It brings the map and the rules of Elfenland along, its views say all of it by name, and its errors have sentences.
  elfengold: '26 KB',
};

const limits = {
  ...Object.fromEntries(
    gamesOf().flatMap((game) => [
      [game, GAME],
      [`${game}/kit`, KIT],
    ]),
  ),
  ...OTHERS,
};

const config: SizeLimitConfig = [
  ...Object.keys(entries()).flatMap((entry) => {
    const limit = limits[entry];
    const file = { name: `feyrules/${entry}`, path: `${ROOT}/dist/${entryFile(entry)}.js` };
    // The core loads the tests of schemas when a kit is asked for them.
    return limit === undefined ? [] : [{ ...file, limit, ...(entry === 'core' && { ignore: ['../generated/*'] }) }];
  }),
  ...gamesOf().map((game) => ({
    name: `JSON Schemas of ${game}`,
    path: `${ROOT}/dist/generated/${game}.js`,
    limit: SCHEMA,
    gzip: true,
  })),
  // As they are: the law and the schemas, which they load when asked, are in other files.
  ...browserFiles().map((file) => ({
    name: `feyrules/${file}`,
    path: `${ROOT}/dist/${file}.js`,
    limit: PAGE,
    gzip: true,
    ignore: ['../*'],
  })),
  ...gamesOf().map((game) => ({
    name: `feyrules/${viewerFile(game)}`,
    path: `${ROOT}/dist/${viewerFile(game)}.js`,
    limit: VIEWER,
    gzip: true,
  })),
];

export default config;
