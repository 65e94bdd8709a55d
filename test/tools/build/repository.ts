/**
 * npm run repository -- https://host/owner/name, or the same in FEYRULES_REPOSITORY: sets the address of the repository
 * before publication. All addresses in package.json follow from it; no other file has one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.ts';

const ADDRESS = /^https:\/\/([\w.-]+\/[\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/;

const [first, second] = process.argv.slice(2);
const isPrinted = first === '--print';
const path = join(ROOT, 'package.json');
const manifest = JSON.parse(readFileSync(path, 'utf8'));
const address = (isPrinted ? second : first) ?? process.env['FEYRULES_REPOSITORY'];
// An address that is already set need not be given at every release.
if (address === undefined && manifest.repository !== undefined) process.exit(0);
const [, place] = ADDRESS.exec(address ?? '') ?? [];
if (place === undefined) {
  console.error('Where the package comes from is an address such as https://host/owner/name.');
  process.exit(2);
}
const addresses = {
  repository: { type: 'git', url: `git+https://${place}.git` },
  homepage: `https://${place}#readme`,
  bugs: { url: `https://${place}/issues` },
};
if (isPrinted) console.log(JSON.stringify(addresses));
else writeFileSync(path, `${JSON.stringify({ ...manifest, ...addresses }, null, 2)}\n`);
