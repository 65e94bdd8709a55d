import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Ten minutes: the guard against a test that hangs. No test depends on how busy the machine is. */
const HANGS = 600_000;

/** What plays whole games or tries thousands of positions: the properties of every game, its counted trees, the goldens. */
const BATTERY = [
  'test/games/{corpus,playthroughs}.test.ts',
  'test/games/*/{battery,perft,invariants,secrecy}.test.ts',
  'test/testing/{broken,every-game,notation}.test.ts',
  'test/adapters/{boardgame-io,boardgame-io-secrets,boardgamers-secrets}.test.ts',
  'test/house/{errors,vectors}.test.ts',
  'test/referee/{fuzz,fuzz-records,leaks}.test.ts',
];
/** What is tried on the built package, and needs `npm run build`: the tests that name a file of `dist`, or whose neighbour does. */
const PACKAGE = ['test/package/**/*.test.ts', ...testsOfDist()];
/** What needs a browser, Redis, Python or a terminal. `npm test` leaves it out. */
const EVERYTHING = 'test/everything/**/*.test.ts';

// Whether what a test starts has colours is said by the test, not by whoever runs it.
for (const name of ['FORCE_COLOR', 'NO_COLOR', 'NODE_DISABLE_COLORS']) delete process.env[name];

/** A file for the results as JSON, beside what is shown. */
const { FEYRULES_REPORT: report } = process.env;

/** In English, whoever runs the tests. */
const shared = {
  testTimeout: HANGS,
  hookTimeout: HANGS,
  expect: { poll: { timeout: HANGS } },
  env: { LC_ALL: 'C.UTF-8' },
};

export default defineConfig({
  test: {
    // Else one core is left idle, of two that is half.
    maxWorkers: '100%',
    teardownTimeout: HANGS,
    ...(report !== undefined && { reporters: ['default', ['json', { outputFile: report }]] }),
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [...BATTERY, ...PACKAGE, EVERYTHING],
          // No module of these keeps a state that another test might meet.
          isolate: false,
        },
      },
      { test: { ...shared, name: 'battery', include: BATTERY, isolate: false } },
      {
        test: {
          ...shared,
          name: 'package',
          include: PACKAGE,
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
});

function testsOfDist(): string[] {
  const root = import.meta.dirname;
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('everything'))
    .map((name) => join('test', name));
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const namesDist = (file: string): boolean => /(\.\.\/|['"`])dist\//.test(texts.get(file) ?? '');
  const importsOf = (file: string): string[] =>
    [...(texts.get(file) ?? '').matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path));
  return files.filter((file) => file.endsWith('.test.ts') && [file, ...importsOf(file)].some(namesDist));
}
