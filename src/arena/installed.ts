import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { planFailure } from './failures.ts';

/** Tested versions of the optional packages: the oldest one, and the latest major. */
const TRIED = {
  '@modelcontextprotocol/sdk': ['1.23', 1],
  bullmq: ['5.15', 6],
  echarts: ['6.0', 6],
  ioredis: ['5.3', 6],
} as const;

declare const __webpack_require__: unknown;
/** URL of this module. `undefined` in a CommonJS bundle; the URL at build time in a webpack bundle. */
const HERE: string | undefined = import.meta.url;

/** @throws PlanError if the installed version of the package was not tested. */
export function checkVersion(name: keyof typeof TRIED): void {
  const [oldest, latest] = TRIED[name];
  const found = versionOf(name) ?? oldest;
  const isOld = found.localeCompare(oldest, 'en', { numeric: true }) < 0;
  if (!isOld && Number.parseInt(found, 10) <= latest) return;
  throw planFailure('arena/untried-package', { name, found, oldest, latest });
}

/** The installed version; `undefined` if it cannot be found, as in a bundle. */
function versionOf(name: string): string | undefined {
  try {
    const found = createRequire(HERE ?? '').resolve(`${name}/package.json`);
    // Some packages map `./package.json` to `dist/cjs` in their exports.
    const file = found.replace(/[\\/]dist[\\/]cjs(?=[\\/]package\.json$)/, '');
    const { version }: { readonly version?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}

/** @throws PlanError in a bundle: it has no worker files, and modules could not share its copy of the library. */
export function checkUnbundled(what: 'threads' | 'modules'): void {
  const isInPlace = HERE?.endsWith('.ts') === true || existsSync(new URL('../workers/arena.js', HERE ?? 'file:///'));
  if (isInPlace && typeof __webpack_require__ === 'undefined') return;
  throw planFailure('arena/bundled', { what });
}
