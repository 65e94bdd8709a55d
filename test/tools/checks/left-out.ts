/** The last line of `npm test` if nothing has failed. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.ts';

const filesIn = (folder: string): number =>
  readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.test.ts')).length;
console.log(`
Left out: ${filesIn('test/everything')} files of tests in test/everything, which need Chromium, Redis or Python, start the command many times or fill memory, those of the project \`long\`, ${filesIn('test/package')} in test/package, which install what is packed, the other runtimes, and nine tenths of the games that try the rules.
\`npm run everything\` runs them, too.`);
