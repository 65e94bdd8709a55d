import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../tools/entries.ts';

interface Locked {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

/** `npm ci` accepts any content for a package without a hash, so a release first adds the missing hashes. */
const WITHOUT_HASH = 51;

describe('the lock file', () => {
  const { '': own, ...packages }: Readonly<Record<string, Locked>> = JSON.parse(
    readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
  ).packages;
  const bare = Object.entries(packages).filter(([, { integrity }]) => integrity === undefined);

  it('has a hash of every package, except some for platforms on which the tests do not run', () => {
    expect(own).toBeDefined();
    expect(Object.keys(packages).length).toBeGreaterThan(300);
    expect(bare.length).toBeLessThanOrEqual(WITHOUT_HASH);
    const needed = bare.filter(([, { optional, os, cpu }]) => optional !== true || (os ?? cpu) === undefined);
    expect(needed.map(([place]) => place)).toEqual([]);
  });

  it('has only SHA-512 hashes', () => {
    const weak = Object.entries(packages).filter(([, { integrity = 'sha512-' }]) => !integrity.startsWith('sha512-'));
    expect(weak.map(([place]) => place)).toEqual([]);
  });

  it('is completed before anything is published', () => {
    const workflow = readFileSync(join(ROOT, '.github/workflows/release.yml'), 'utf8');
    const [pinned, published] = ['npm run integrity', 'changesets/action'].map((step) => workflow.indexOf(step));
    expect(pinned).toBeGreaterThan(0);
    expect(published).toBeGreaterThan(pinned ?? 0);
  });
});
