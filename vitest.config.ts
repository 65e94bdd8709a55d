import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type Plugin, type ViteUserConfigFnObject } from 'vitest/config';

/** The effort by mode, of what plays whole games; `npm test` has no mode of its own. */
const EFFORTS: Readonly<Record<string, string>> = { everything: '0.25', nightly: '1' };
const PART = '0.1';

/** What tries more at full effort: the properties of every game, and its counted trees. */
const BATTERY = 'test/games/*/{battery,perft,invariants,secrecy}.test.ts';
/** What plays whole games or starts the built command and threads many times. `npm test` leaves it out. */
const LONG = [
  'test/adapters/{boardgame-io,boardgame-io-secrets,boardgamers,boardgamers-secrets}.test.ts',
  'test/arena/{bench,bot-threads,command,sprt}.test.ts',
  'test/cli/check-workers.test.ts',
  'test/core/match-memory.test.ts',
  'test/referee/{fuzz,fuzz-records,leaks}.test.ts',
  'test/rl/{actions,observations}.test.ts',
  'test/testing/{broken,hold,memory,odds}.test.ts',
  'test/tools/lab/{bench,learn}.test.ts',
];
/** What needs `npm run build`: the command as a process, and the threads that it starts. */
const COMMAND = 'test/cli/{check-many,options,process}.test.ts';
/** What packs the package, installs and compiles it. `npm test` leaves it out. */
const PACKAGE = 'test/package/**/*.test.ts';
/** What needs a browser, Redis, Python or a terminal, starts many processes, or fills memory. `npm test` leaves it out. */
const EVERYTHING = 'test/everything/**/*.test.ts';

// Whether what a test starts has colours is said by the test, not by whoever runs it.
for (const name of ['FORCE_COLOR', 'NO_COLOR', 'NODE_DISABLE_COLORS']) delete process.env[name];

/** Threads run what is built, whoever starts them: Node cannot import TypeScript. */
export const builtWorkers: Plugin = {
  name: 'built-workers',
  enforce: 'pre',
  transform: (code) =>
    code.replace(
      /new URL\('\.\.\/(workers\/(?:arena|bot|check)\.js)', import\.meta\.url\)/,
      (_, file: string) => `new URL('${pathToFileURL(join(import.meta.dirname, 'dist', file))}')`,
    ),
};

/** What is run from its sources plays the games of the sources, not of a build. */
export const alias: Readonly<Record<string, string>> = {
  'feyrules/games': join(import.meta.dirname, 'src/games/index.ts'),
};

/** Where `npm test` counts the processes that its tests start, for `npm run house`. */
const STARTED = join(import.meta.dirname, 'temp/started');
const isCounted = process.env['npm_lifecycle_event'] === 'test';

/** A file for the results as JSON, beside what is shown. */
const { FEYRULES_REPORT: report } = process.env;

const config: ViteUserConfigFnObject = defineConfig(({ mode }) => {
  process.env['FEYRULES_EFFORT'] ??= EFFORTS[mode] ?? PART;
  if (mode === 'nightly') process.env['FEYRULES_NIGHTLY'] = '1';
  // The guard against a test that hangs: no test depends on how busy the machine is.
  const hangs = Number(process.env['FEYRULES_EFFORT']) < 0.25 ? 60_000 : 1_200_000;
  if (isCounted) {
    mkdirSync(dirname(STARTED), { recursive: true });
    writeFileSync(STARTED, '');
  }
  const shared = {
    testTimeout: hangs,
    hookTimeout: hangs,
    expect: { poll: { timeout: hangs } },
    // In English on every machine; and NODE_ENV is not the name of the mode.
    env: { LC_ALL: 'C.UTF-8', NODE_ENV: 'test', FEYRULES_STARTED: STARTED },
    setupFiles: isCounted ? ['test/tools/checks/started.ts'] : [],
    alias,
  };
  return {
    test: {
      globalSetup: 'test/tools/build/schemas.ts',
      // Else one core is left idle, of two that is half.
      maxWorkers: '100%',
      teardownTimeout: hangs,
      ...(report !== undefined && { reporters: ['default', ['json', { outputFile: report }]] }),
      projects: [
        {
          test: {
            ...shared,
            name: 'unit',
            include: ['test/**/*.test.ts'],
            exclude: [BATTERY, ...LONG, COMMAND, PACKAGE, EVERYTHING],
            // No module of these keeps a state that another test might meet.
            isolate: false,
          },
        },
        { test: { ...shared, name: 'battery', include: [BATTERY], isolate: false } },
        { plugins: [builtWorkers], test: { ...shared, name: 'command', include: [COMMAND], isolate: false } },
        { plugins: [builtWorkers], test: { ...shared, name: 'long', include: LONG, isolate: false } },
        {
          test: {
            ...shared,
            name: 'package',
            include: [PACKAGE],
            globalSetup: 'test/package/global-setup.ts',
            isolate: false,
          },
        },
        {
          test: {
            ...shared,
            name: 'everything',
            include: [EVERYTHING],
            globalSetup: 'test/package/global-setup.ts',
            isolate: false,
          },
        },
      ],
    },
  };
});

export default config;
