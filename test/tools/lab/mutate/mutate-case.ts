/**
 * The process that runs the tests, inside the copy: one vitest for all mutants, since start-up takes most of the time
 * of a short run. `trial.ts` starts it, and kills it if a mutant does not terminate.
 */
import { join, relative } from 'node:path';
import { build } from 'tsup';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { alias, builtWorkers } from '../../../../vitest.config.ts';
import { forImport } from '../../build/formats.ts';
import { ROOT } from '../../entries.ts';
import type { Answer, Order } from './trial.ts';

/** Runs the files in the given order. */
class AsGiven extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

const vitest = await createVitest(
  'test',
  {
    root: ROOT,
    config: false,
    watch: false,
    include: ['test/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    env: { LC_ALL: 'C.UTF-8' },
    alias,
    pool: 'forks',
    // A mutant may use all memory.
    execArgv: ['--max-old-space-size=2048'],
    maxWorkers: 1,
    isolate: false,
    bail: 1,
    cache: false,
    reporters: [{}],
    sequence: { sequencer: AsGiven },
    // A failing snapshot is not updated.
    update: false,
  },
  { cacheDir: join(ROOT, 'temp/vite'), logLevel: 'silent', plugins: [builtWorkers] },
);
const specifications = await vitest.globTestSpecifications();
/** The duration of each file's last passing run. */
const took = new Map<string, number>();

process.on('message', (order: Order) => {
  answer(order).then(
    (found) => process.send?.(found),
    (error: unknown) => process.send?.({ failed: `no run: ${error}` } satisfies Answer),
  );
});
// The parent has gone, and a mutant may still be running.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
process.send?.('ready');

async function answer({ changed, stage: { files, named, built, effort = 0.1 } }: Order): Promise<Answer> {
  for (const file of changed) vitest.invalidateFile(join(ROOT, file));
  if (built) {
    try {
      await bundle();
    } catch (error) {
      return { failed: `npm run build: ${error}` };
    }
  }
  process.env['FEYRULES_EFFORT'] = String(effort);
  const pattern = new RegExp(`^test/(${files})\\.test\\.ts$`);
  const chosen = specifications
    .filter(({ moduleId }) => pattern.test(relative(ROOT, moduleId)))
    .sort((a, b) => (took.get(a.moduleId) ?? 0) - (took.get(b.moduleId) ?? 0));
  if (chosen.length === 0) throw new Error(`No test file is called ${files}.`);
  for (const specification of chosen)
    specification.testNamePattern = named === undefined ? undefined : new RegExp(named);
  // Otherwise vitest also reports the modules of earlier runs.
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
  for (const module of testModules)
    if (module.state() === 'passed') took.set(module.moduleId, module.diagnostic().duration);
  const [first] = testModules.flatMap(failuresOf);
  if (first !== undefined) return { failed: first };
  return unhandledErrors.length > 0 ? { failed: `unhandled: ${String(unhandledErrors[0]).slice(0, 200)}` } : {};
}

function failuresOf(module: TestModule): string[] {
  const file = relative(join(ROOT, 'test'), module.moduleId).replace(/\.test\.ts$/, '');
  const tests = [...module.children.allTests('failed')].map(({ fullName }) => `${file}: ${fullName}`);
  return tests.length > 0 || module.state() !== 'failed' ? tests : [file];
}

/** Builds only the modules, without declarations, pages and CommonJS. */
async function bundle(): Promise<void> {
  await build({ ...forImport, treeshake: false, config: false, silent: true });
}
