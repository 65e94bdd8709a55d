import { defineConfig, type Options } from 'tsup';
import { boardgamers } from './test/tools/boardgamers.ts';
import { browser } from './test/tools/browser.ts';
import { data } from './test/tools/data.ts';
import { entries } from './test/tools/entries.ts';
import { notices } from './test/tools/notices.ts';
import { copySchemas } from './test/tools/schemas.ts';

const library: Options = {
  target: 'es2022',
  // Shared chunks: the errors of `feyrules/core` are the very classes that `feyrules/strage` throws.
  splitting: true,
  treeshake: true,
  sourcemap: true,
  // Whatever is no dependency is bundled: pure-rand, so that the core and the games import nothing.
  esbuildPlugins: [data, notices],
};

export default defineConfig([
  {
    ...library,
    format: 'esm',
    entry: {
      ...entries(),
      cli: 'src/cli/main.ts',
      'arena-worker': 'src/arena/worker.ts',
      'check-worker': 'src/cli/check/worker.ts',
    },
    onSuccess: copySchemas,
  },
  browser,
  ...boardgamers,
]);
