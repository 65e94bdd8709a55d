/** The folder of the site, where it is not the root of its host: `/feyrules/`. */
const base = process.env.FEYRULES_SITE ?? '/';

/** @type {Partial<import('typedoc').TypeDocOptions>} */
export default {
  entryPoints: [
    '../src/core/index.ts',
    '../src/index.ts',
    '../src/*/index.ts',
    '../src/adapters/*/index.ts',
    '../src/games/*/{index,schema,kit,board}.ts',
  ],
  name: 'feyrules',
  readme: 'api.md',
  out: '../site/api',
  navigationLinks: { Guides: `${base}guides/first-game`, Rules: `${base}rules/strage` },
  excludeInternal: true,
  gitRevision: 'main',
  disableSources: true,
  // The mark of `Frozen`, which nobody can have.
  intentionallyNotExported: ['core/game.ts:lasting'],
  validation: { notExported: true, invalidLink: true, notDocumented: false },
  treatWarningsAsErrors: true,
};
