import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ROOT } from '../tools/entries.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder where the packed package is installed. */
    installed: string;
    /** The packed package itself. */
    tarball: string;
  }
}

/** Packs the package and installs it, once for all its tests. */
export default function setup(project: TestProject): () => void {
  if (!existsSync(`${ROOT}/dist/cli.js`)) throw new Error('The package is not built: npm run build');
  const folder = mkdtempSync(join(tmpdir(), 'feyrules-package-'));
  const npm = (args: readonly string[], cwd: string): string =>
    execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const packed = npm(['pack', '--silent', '--pack-destination', folder], ROOT).trim().split('\n');
  writeFileSync(join(folder, 'package.json'), '{ "name": "user", "private": true }');
  npm(['install', '--no-audit', '--no-fund', '--prefer-offline', `./${packed.at(-1)}`], folder);
  // The only peer dependency that the package itself imports, where an entry needs it.
  symlinkSync(`${ROOT}/node_modules/fast-check`, join(folder, 'node_modules/fast-check'));
  project.provide('installed', folder);
  project.provide('tarball', join(folder, packed.at(-1) ?? ''));
  return () => rmSync(folder, { recursive: true });
}
