/**
 * The programs that the tests in `test/everything` need beside Node and npm. Run as a script, it names those that are
 * missing and the line that installs them: `npm run everything` begins with it.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Each is also the name of its package in Debian. */
const PROGRAMS = ['chromium', 'redis-server', 'python3'] as const;

function pathOf(program: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

/** The path of a program. @throws Error with the line that installs it, where it is missing. */
export function installed(program: (typeof PROGRAMS)[number]): string {
  const path = pathOf(program);
  if (path === undefined) throw new Error(`There is no ${program}: apt-get install ${program}`);
  return path;
}

if (import.meta.filename === process.argv[1]) {
  const missing = PROGRAMS.filter((program) => pathOf(program) === undefined);
  if (missing.length > 0) {
    console.error(`There is no ${missing.join(', no ')}: apt-get install ${missing.join(' ')}`);
    process.exitCode = 1;
  }
}
