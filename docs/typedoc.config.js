import { readdirSync, readFileSync } from 'node:fs';
import { OptionDefaults } from 'typedoc';

/** The folder of the site, where it is not the root of its host: `/feyrules/`. */
const base = process.env.FEYRULES_SITE ?? '/';

const SOURCES = new URL('../src/', import.meta.url);
/** Aliases of numbers that TypeDoc has replaced where they are used. */
const REPLACED =
  /^(AllFairies|BarePasses|CardLimit|Cards|CardsOfKind|Counters|CountersOfKind|Displayed|Fairies|GoldPile|HandCards|HandSize|HandStones|HalfElves|Rank|Recipe|Score|Sprites|Tiebreak|TiebreakList|TileCount|Tiles|TilesOfKind|Tokens|TownBits|TownValue)$/;
/** Aliases that bound numbers and lists: no entry exports them, and what they stand for is shown. */
const units = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|[/\\])(types|events|units)\.ts$/.test(file))
  .flatMap((file) =>
    [...readFileSync(new URL(file, SOURCES), 'utf8').matchAll(/^(export )?(?:type|interface) (\w+)/gm)]
      .filter(([, exported, name]) => (exported === undefined || file.endsWith('units.ts')) && !REPLACED.test(name))
      .map(([, , name]) => `${file}:${name}`),
  );

/** @type {Partial<import('typedoc').TypeDocOptions>} */
export default {
  entryPoints: [
    '../src/core/index.ts',
    '../src/index.ts',
    '../src/*/index.ts',
    '../src/adapters/*/index.ts',
    '../src/games/*/{index,kit,board}.ts',
  ],
  name: 'feyrules',
  readme: 'api.md',
  out: '../site/api',
  navigationLinks: { Guides: `${base}guides/first-game`, Rules: `${base}rules/strage` },
  excludeInternal: true,
  gitRevision: 'main',
  disableSources: true,
  // The mark of `Frozen`, which nobody can have.
  intentionallyNotExported: [
    'core/game.ts:frozen',
    'core/outcome.ts:Winners',
    'realm/board/roads.ts:Lying',
    'games/the-challenge/types.ts:Fairies',
    'games/elfenland/types.ts:Displayed',
    ...['CardsOfKind', 'Displayed'].map((name) => `games/elfengold/types.ts:${name}`),
    ...['ByRoad', 'RealmOutcome'].map((name) => `realm/types.ts:${name}`),
    ...['RealmEvent', 'SecretEvent'].map((name) => `realm/events.ts:${name}`),
    ...['RealmLabel', 'RealmName', 'RealmVariant'].map((name) => `realm/words/words.ts:${name}`),
    ...['roadIds', 'townRows'].map((name) => `realm/map.ts:${name}`),
    'realm/refusals.ts:RealmRefusalCode',
    ...units,
  ],
  // The bounds from which the JSON Schemas are made.
  blockTags: [
    ...OptionDefaults.blockTags,
    '@minimum',
    '@maximum',
    '@minItems',
    '@maxItems',
    '@uniqueItems',
    '@format',
    '@asType',
  ],
  validation: { notExported: true, invalidLink: true, notDocumented: false },
  treatWarningsAsErrors: true,
};
