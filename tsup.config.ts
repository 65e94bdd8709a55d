import { defineConfig, type Options } from 'tsup';
import { viewers } from './test/tools/boardgamers.ts';
import { browser } from './test/tools/browser.ts';
import { data, lawFiles, schemaFiles } from './test/tools/data.ts';
import { entries } from './test/tools/entries.ts';
import { noticesIn } from './test/tools/notices.ts';
import { setup as makeSchemas } from './test/tools/schemas.ts';

/**
 * Where a large module is cut in two. The compression of the packed package sees no further back than 32 kB: a module
 * that is longer than that for `require` would be stored twice.
 */
const CUTS: readonly string[] = [
  'arena/page/sections',
  'games/elfengold/phases/movement',
  'games/elfengold/phases/planning',
  'games/elfengold/phases/spells',
  'games/elfenwizards/phases/duels',
  'games/fairys-fate/flow',
  'games/fairys-fate/state',
  'games/the-challenge/phases/offer',
  'games/the-challenge/phases/steal',
  'referee/server/table',
  'testing/moves',
  'testing/schemas',
  'testing/secrecy',
  'testing/shape',
  'testing/states',
];
const cuts = CUTS.map((path) => [`chunk-${path.replaceAll('/', '-')}`, `src/${path}.ts`]);

const library: Options = {
  target: 'es2022',
  // Shared chunks: the errors of `feyrules/core` are the very classes that `feyrules/strage` throws.
  splitting: true,
  treeshake: true,
  // Whatever is no dependency is bundled: pure-rand, so that the core and the games import nothing.
  esbuildPlugins: [data, noticesIn('dist')],
};

await makeSchemas();

export default defineConfig([
  {
    ...library,
    format: 'esm',
    entry: {
      ...entries(),
      cli: 'src/cli/bin.ts',
      'arena-worker': 'src/arena/worker.ts',
      'bot-worker': 'src/arena/bot-worker.ts',
      'check-worker': 'src/cli/check/worker.ts',
      ...lawFiles(),
      ...schemaFiles(),
      ...Object.fromEntries(cuts),
    },
  },
  browser,
  viewers,
]);
