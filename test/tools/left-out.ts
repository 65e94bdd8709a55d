/** What `npm test` says at its end, when nothing has failed. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './entries.ts';

const files = readdirSync(join(ROOT, 'test/everything')).filter((name) => name.endsWith('.test.ts'));
console.log(`
Left out: ${files.length} files of tests in test/everything, which need Chromium, Redis or Python, and the other runtimes.
\`npm run everything\` runs them, too.`);
