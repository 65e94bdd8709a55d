/** The size of an entry with everything it imports, minified and compressed: what a page loads. */
import type { SizeLimitConfig } from 'size-limit';
import { viewerFile } from '../build/boardgamers.ts';
import { browserFiles } from '../build/browser.ts';
import { entries, entryFile, gamesOf, ROOT } from '../entries.ts';

const GAME = '22.3 KB';
/** Includes schemas, law and cases in every language, which a kit loads on demand. */
const KIT = '67.9 KB';
/** The JSON Schemas of a game's types. */
const SCHEMA = '5 KB';
/** The table, the drawings of all games, law and up to 48 cases in both languages. */
const VIEWER = '104 KB';
/** All that a page needs of a game; errors bring their codes and sentences along, and clauses lead to their cases. */
const PAGE = '59.9 KB';
const OTHERS: Readonly<Record<string, string>> = {
  // Includes 2 kB for the hash that chance is drawn from, rewinding of matches, and the order of play.
  core: '13.5 KB',
  // Includes the map and rules of Elfenland, views with names, and sentences of errors.
  elfengold: '27.2 KB',
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
    // The core loads the tests of schemas on demand.
    return limit === undefined ? [] : [{ ...file, limit, ...(entry === 'core' && { ignore: ['../generated/*'] }) }];
  }),
  ...gamesOf().map((game) => ({
    name: `JSON Schemas of ${game}`,
    path: `${ROOT}/dist/generated/${game}.js`,
    limit: SCHEMA,
    gzip: true,
  })),
  // As they are: law and schemas, which kits load on demand, are in other files.
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
