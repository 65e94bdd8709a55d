/**
 * The programs that the tests in `test/everything` need besides Node and npm. As a script, it names the missing ones
 * and the command that installs them: `npm run everything` begins with it.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Also the name of its Debian package. */
const PROGRAMS = ['chromium', 'redis-server', 'python3'] as const;

function pathOf(program: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

/** The path of a program. @throws Error with the command that installs it, if it is missing. */
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
