import { defineConfig, type Options } from 'tsup';

/** One entry a subpath of package.json#exports. */
const entry = {
  index: 'src/index.ts',
  core: 'src/core/index.ts',
  bots: 'src/bots/index.ts',
  arena: 'src/arena/index.ts',
  rl: 'src/rl/index.ts',
  referee: 'src/referee/index.ts',
  'adapters/boardgame-io': 'src/adapters/boardgame-io/index.ts',
  strage: 'src/games/strage/index.ts',
  'strage/schema': 'src/games/strage/schema.ts',
  'strage/table': 'src/games/strage/table.ts',
  elfenwizards: 'src/games/elfenwizards/index.ts',
  'elfenwizards/schema': 'src/games/elfenwizards/schema.ts',
  'elfenwizards/table': 'src/games/elfenwizards/table.ts',
  'the-challenge': 'src/games/the-challenge/index.ts',
  'the-challenge/schema': 'src/games/the-challenge/schema.ts',
  'the-challenge/table': 'src/games/the-challenge/table.ts',
  'fairys-fate': 'src/games/fairys-fate/index.ts',
  'fairys-fate/schema': 'src/games/fairys-fate/schema.ts',
  'fairys-fate/table': 'src/games/fairys-fate/table.ts',
  elfenland: 'src/games/elfenland/index.ts',
  'elfenland/schema': 'src/games/elfenland/schema.ts',
  'elfenland/table': 'src/games/elfenland/table.ts',
  elfengold: 'src/games/elfengold/index.ts',
  'elfengold/schema': 'src/games/elfengold/schema.ts',
  'elfengold/table': 'src/games/elfengold/table.ts',
};

const library: Options = {
  target: 'es2022',
  // Shared chunks in both formats: the errors of `feyrules/core` are the very classes that `feyrules/strage` throws.
  splitting: true,
  treeshake: true,
  dts: { entry },
};

export default defineConfig([
  { ...library, format: 'esm', entry: { ...entry, cli: 'src/cli/main.ts', 'arena-worker': 'src/arena/worker.ts' } },
  // The arena looks for its worker beside itself, by a URL that CommonJS has to be given.
  { ...library, format: 'cjs', shims: true, entry },
]);
