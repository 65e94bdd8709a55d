import { defineConfig, type Options } from 'tsup';
import { boardgamers } from './test/tools/boardgamers.ts';
import { browser } from './test/tools/browser.ts';
import { entries } from './test/tools/entries.ts';
import { notices } from './test/tools/notices.ts';
import { copySchemas } from './test/tools/schemas.ts';

const entry = entries();

const library: Options = {
  target: 'es2022',
  // Shared chunks in both formats: the errors of `feyrules/core` are the very classes that `feyrules/strage` throws.
  splitting: true,
  treeshake: true,
  // Whatever is no dependency is bundled: pure-rand, so that the core and the games import nothing.
  esbuildPlugins: [notices],
};

export default defineConfig([
  {
    ...library,
    format: 'esm',
    entry: { ...entry, cli: 'src/cli/main.ts', 'arena-worker': 'src/arena/worker.ts' },
    onSuccess: copySchemas,
  },
  // The arena looks for its worker beside itself, by a URL that CommonJS has to be given.
  { ...library, format: 'cjs', shims: true, entry },
  browser,
  ...boardgamers,
]);
