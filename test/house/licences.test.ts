import { join } from 'node:path';
import { expect, it } from 'vitest';
import { licencesPage } from '../tools/build/licences.ts';
import { ROOT } from '../tools/entries.ts';

/** What may be installed with a package under the MIT licence without a word to anybody. */
const PERMISSIVE = /^(MIT|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD)$/;

const page = licencesPage();
const rows = [...page.matchAll(/^\| (\S+) \| (\d\S*) \| (\S+) \| .+ \|$/gm)].map(([, name, version, licence]) => ({
  name,
  version,
  licence,
}));

it('the licences of what the package needs are listed as they are installed', async () => {
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['commander', 'zod', 'pure-rand']));
  await expect(page).toMatchFileSnapshot(join(ROOT, 'docs/reference/licences.md'));
});

it('they are all permissive', () => {
  expect(rows.filter(({ licence = '' }) => !PERMISSIVE.test(licence))).toEqual([]);
});
