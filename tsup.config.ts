import { defineConfig } from 'tsup';

/** One entry a subpath of package.json#exports, and the command. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    core: 'src/core/index.ts',
    strage: 'src/games/strage/index.ts',
    'strage/schema': 'src/games/strage/schema.ts',
    cli: 'src/cli/main.ts',
  },
  format: ['esm', 'cjs'],
  target: 'node20',
  // Shared chunks in both formats: the errors of `feyrules/core` are the ones that `feyrules/strage` throws.
  splitting: true,
  dts: true,
  clean: true,
  treeshake: true,
});
