import { join } from 'node:path';
import { expect, it } from 'vitest';
import { licencesPage } from '../tools/build/licences.ts';
import { ROOT } from '../tools/entries.ts';

/** Licences that allow installation with a package under the MIT licence without further notice. */
const PERMISSIVE = /^(MIT|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD)$/;

const page = licencesPage();
const rows = [...page.matchAll(/^\| (\S+) \| (\d\S*) \| (\S+) \| .+ \|$/gm)].map(([, name, version, licence]) => ({
  name,
  version,
  licence,
}));

it("the page lists the licences of the package's dependencies as installed", async () => {
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['commander', 'zod', 'pure-rand']));
  await expect(page).toMatchFileSnapshot(join(ROOT, 'docs/reference/licences.md'));
});

it('all licences are permissive', () => {
  expect(rows.filter(({ licence = '' }) => !PERMISSIVE.test(licence))).toEqual([]);
});
