/**
 * npm run integrity: adds the registry's hash to every package of the lock file that has none, and fails if one remains
 * without. For a package without a hash, `npm ci` accepts any content.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.ts';

interface Locked {
  readonly version?: string;
  readonly link?: boolean;
  integrity?: string;
}

const path = join(ROOT, 'package-lock.json');
const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync(path, 'utf8'));
const bare = Object.entries(lock.packages).filter(
  ([place, { integrity, link }]) => place !== '' && link !== true && integrity === undefined,
);
const lost: string[] = [];
for (const [place, locked] of bare) {
  const name = `${place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${locked.version}`;
  const integrity = integrityOf(name);
  if (integrity === undefined) lost.push(name);
  else locked.integrity = integrity;
}
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${bare.length - lost.length} of ${bare.length} packages without a hash have one now.`);
for (const name of lost) console.error(`The registry has no hash of ${name}.`);
if (lost.length > 0) process.exitCode = 1;

function integrityOf(name: string): string | undefined {
  try {
    const found = execFileSync('npm', ['view', name, 'dist.integrity'], { encoding: 'utf8', stdio: 'pipe' }).trim();
    return found === '' ? undefined : found;
  } catch {
    return undefined;
  }
}
