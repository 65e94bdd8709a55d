/**
 * npm run runtimes: plays the same random games with the packed package on every promised runtime, as ESM and as
 * CommonJS, and compares the results byte by byte; then checks a project that uses the package with every promised
 * compiler. Runtimes are installed from the registry on first use; Chromium is the system's.
 *
 * npm run runtimes -- node-22 bun typescript-6: only these.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../entries.ts';
import { complaintsOf } from './runtimes/compilers.ts';
import { bunOf, type Consumer, denoOf, digestsBy, digestsInPage, nodeOf, writePrograms } from './runtimes/programs.ts';

/** The faults of one of them, in lines; empty if there are none. */
type Check = (folder: Consumer, expected: string) => Promise<readonly string[]>;

const node = (version: string): Check => runtime((folder) => digestsBy(folder, nodeOf(version)));
const typescript =
  (version: string): Check =>
  (folder) =>
    complaintsOf(folder, version);

const CHECKS: Readonly<Record<string, Check>> = {
  // V8 9.4, older than the oldest promised browser. This version of Node itself is not promised.
  'chrome-94': runtime((folder) => digestsBy(folder, nodeOf('16.11.1'), ['--require', './crypto.cjs'])),
  // The oldest version that `engines` promises.
  'node-20': node('20.19.0'),
  'node-22': node('22.23.3'),
  'node-24': node('24.21.0'),
  'node-26': node('26.10.0'),
  bun: runtime((folder) => digestsBy(folder, bunOf('1.4.5'))),
  deno: runtime((folder) => digestsBy(folder, denoOf('2.9.6'), ['run', '--quiet', '--no-lock', '--allow-all'])),
  chromium: runtime(digestsInPage),
  'typescript-5.4': typescript('5.4.5'),
  'typescript-5.5': typescript('5.5.4'),
  'typescript-5.6': typescript('5.6.3'),
  'typescript-5.7': typescript('5.7.3'),
  'typescript-5.8': typescript('5.8.3'),
  'typescript-5.9': typescript('5.9.3'),
  'typescript-6': typescript('6.0.3'),
  'typescript-7': typescript('7.0.2'),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => CHECKS[name] === undefined);
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', no ')}; there are ${Object.keys(CHECKS).join(', ')}.`);
  process.exit(2);
}
if (!existsSync(join(ROOT, 'dist/cli.js'))) {
  console.error('The package is not built: npm run build');
  process.exit(2);
}

const folder = consumer();
try {
  const { ESM: expected = '' } = await digestsBy(folder, process.execPath);
  console.log(`Node ${process.versions.node}, which runs this:\n${expected}`);
  for (const [name, check] of Object.entries(CHECKS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const problems = await check(folder, expected).catch((error: unknown) => [
      error instanceof Error ? error.message : String(error),
    ]);
    console.log(`${name}: ${problems.length === 0 ? 'agrees' : problems.join('\n  ')}`);
    if (problems.length > 0) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** Compares the results of the games, line by line. */
function runtime(digests: (folder: Consumer) => Promise<Readonly<Record<string, string>>>): Check {
  return async (folder, expected) => {
    const lines = expected.split('\n');
    return Object.entries(await digests(folder)).flatMap(([format, text]) => {
      const others = text.split('\n');
      if (others.length !== lines.length) return [`${format}: ${text}`];
      return others.filter((line, index) => line !== lines[index]).map((line) => `${format}: ${line}`);
    });
  };
}

/** A project with the packed package in it. */
function consumer(): Consumer {
  const made = mkdtempSync(join(tmpdir(), 'feyrules-runtimes-'));
  const npm = (args: readonly string[], cwd: string): string =>
    execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const packed = npm(['pack', '--silent', '--pack-destination', made], ROOT).trim().split('\n').at(-1);
  writeFileSync(join(made, 'package.json'), '{ "name": "user", "private": true }');
  npm(['install', '--no-audit', '--no-fund', '--prefer-offline', `./${packed}`], made);
  writePrograms(made);
  return made;
}
