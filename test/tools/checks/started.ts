/** A setup file for vitest under `npm test`: writes a byte to `temp/started` for each process that a test starts. */
import childProcess from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const file = process.env['FEYRULES_STARTED'] ?? '';
const note = (): void => appendFileSync(file, '.');
const done = Symbol.for('feyrules.started');

// The test files of a worker share the modules of Node.
if (!Object.hasOwn(childProcess, done)) {
  Object.defineProperty(childProcess, done, { value: true });
  subscribe('child_process', note);
  // The channel does not report these.
  for (const name of ['spawnSync', 'execFileSync', 'execSync'] as const) {
    const start = childProcess[name];
    const noted = (...given: unknown[]): unknown => {
      note();
      return Reflect.apply(start, childProcess, given);
    };
    Reflect.set(childProcess, name, noted);
  }
  syncBuiltinESMExports();
}
