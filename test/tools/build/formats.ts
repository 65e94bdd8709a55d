/** The modules of the package, built once for `import` and once for `require`. */
import { isBuiltin } from 'node:module';
import type { Options } from 'tsup';
import { entries, entryFile } from '../entries.ts';
import { caseFiles, data, lawFiles, schemaFiles } from './data.ts';
import { noticesIn } from './notices.ts';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];
type Plugin = NonNullable<Options['plugins']>[number];

/** Bundled CommonJS packages `require` Node's modules. An ES module has no `require`, so they get the module itself. */
const builtins: EsbuildPlugin = {
  name: 'builtins',
  setup(build) {
    const namespace = 'builtin';
    build.onResolve({ filter: /^[\w:/]+$/ }, ({ path, kind }) =>
      kind === 'require-call' && isBuiltin(path) ? { path, namespace } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
    }));
  },
};

/** Removes chunks that only the command and its own worker load: nobody requires them. */
const withoutCommand: EsbuildPlugin = {
  name: 'without-command',
  setup(build) {
    build.onEnd((result) => {
      const { outputs = {} } = result.metafile ?? {};
      const kept = new Set<string>();
      const keep = (path: string): void => {
        if (kept.has(path)) return;
        kept.add(path);
        for (const { path: imported } of outputs[path]?.imports ?? []) keep(imported);
      };
      for (const [path, { entryPoint }] of Object.entries(outputs)) {
        if (entryPoint !== undefined && !/^(src\/cli|node_modules)\//.test(entryPoint)) keep(path);
      }
      result.outputFiles = result.outputFiles?.filter(({ path }) =>
        [...kept].some((name) => path.endsWith(`/${name}`)),
      );
    });
  },
};

/** Uses `require` for chunks loaded on demand: Jest has no `import()` in CommonJS. */
const required: Plugin = {
  name: 'required',
  renderChunk: (code) => ({
    code: code
      .replace(/\bimport\((["']\.[^"']+["'])\)/g, 'Promise.resolve().then(() => require($1))')
      .replaceAll('import.meta.url', "require('node:url').pathToFileURL(__filename).href"),
  }),
};

/**
 * Both formats are built from one list of entries, so they have the same chunks with the same names. npm packs files
 * with the same name next to each other, so the second copy compresses well.
 */
const shared: Options = {
  target: 'es2022',
  // So the errors of `feyrules/core` are the same classes that `feyrules/strage` throws.
  splitting: true,
  // Rollup tree-shakes the chunks, and also converts them to CommonJS.
  treeshake: true,
  removeNodeProtocol: false,
  entry: {
    ...Object.fromEntries(Object.entries(entries()).map(([entry, source]) => [entryFile(entry), source])),
    cli: 'src/cli/bin.ts',
    'workers/arena': 'src/arena/worker.ts',
    'workers/bot': 'src/arena/bot-worker.ts',
    'workers/check': 'src/cli/check/worker.ts',
    ...lawFiles(),
    ...caseFiles(),
    ...schemaFiles(),
  },
  esbuildOptions(options) {
    options.chunkNames = 'chunks/[name]-[hash]';
  },
};

export const forImport: Options = {
  ...shared,
  format: 'esm',
  esbuildPlugins: [data, builtins, noticesIn('dist')],
};

export const forRequire: Options = {
  ...shared,
  format: 'cjs',
  outDir: 'dist/cjs',
  outExtension: () => ({ js: '.js' }),
  esbuildPlugins: [data, builtins, withoutCommand],
  plugins: [required],
};
