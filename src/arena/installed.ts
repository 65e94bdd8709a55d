import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { planFailure } from './failures.ts';

/** Versions that were tried of the packages that only some parts use: the oldest one, and the latest major. */
const TRIED = {
  '@modelcontextprotocol/sdk': ['1.23', 1],
  bullmq: ['5.15', 6],
  echarts: ['6.0', 6],
  ioredis: ['5.3', 6],
} as const;

declare const __webpack_require__: unknown;
/** Where this module is: unknown in a bundle as CommonJS; in one by webpack, where it was when the bundle was made. */
const HERE: string | undefined = import.meta.url;

/** @throws PlanError when the package is installed in a version that was not tried. */
export function checkVersion(name: keyof typeof TRIED): void {
  const [oldest, latest] = TRIED[name];
  const found = versionOf(name) ?? oldest;
  const isOld = found.localeCompare(oldest, 'en', { numeric: true }) < 0;
  if (!isOld && Number.parseInt(found, 10) <= latest) return;
  throw planFailure('arena/untried-package', { name, found, oldest, latest });
}

/** The version that is installed; `undefined` if there is none to be found, as in a bundle. */
function versionOf(name: string): string | undefined {
  try {
    const found = createRequire(HERE ?? '').resolve(`${name}/package.json`);
    // The exports of some packages lead this name into a folder of theirs.
    const file = found.replace(/[\\/]dist[\\/]cjs(?=[\\/]package\.json$)/, '');
    const { version }: { readonly version?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}

/** @throws PlanError in a bundle, which has no files for workers and no copy of the library for modules to share. */
export function checkUnbundled(what: 'threads' | 'modules'): void {
  const isInPlace = HERE?.endsWith('.ts') === true || existsSync(new URL('../workers/arena.js', HERE ?? 'file:///'));
  if (isInPlace && typeof __webpack_require__ === 'undefined') return;
  throw planFailure('arena/bundled', { what });
}
