/** How large an entry may be with all that it imports, minified and compressed: what a page has to load. */
import type { SizeLimitConfig } from 'size-limit';
import { entries, gamesOf, ROOT } from './entries.ts';

const GAME = '20 KB';
/** With the schemas, their library and the law in every language, all of which a kit loads only when it is asked. */
const KIT = '130 KB';
const OTHERS: Readonly<Record<string, string>> = {
  core: '8 KB',
  // It brings the map and the rules of Elfenland along.
  elfengold: '24 KB',
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

const config: SizeLimitConfig = Object.keys(entries()).flatMap((entry) => {
  const limit = limits[entry];
  return limit === undefined ? [] : [{ name: `feyrules/${entry}`, path: `${ROOT}/dist/${entry}.js`, limit }];
});

export default config;
