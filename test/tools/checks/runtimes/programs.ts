import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { launched } from '../../chromium.ts';
import { entryFile, gamesOf } from '../../entries.ts';
import { portOf } from '../../port.ts';
import { installed } from './installed.ts';

/** The folder with the packed package and the programs. */
export type Consumer = string;

/** The results of the games, as ESM and, if supported, as CommonJS: one line per game. */
type Digests = Readonly<Record<string, string>>;

const GAMES = readFileSync(join(import.meta.dirname, 'games.js'), 'utf8');
/** The files of the programs, by format. */
const FILES = { ESM: 'games.mjs', CJS: 'games.cjs' } as const;

/** Writes the programs that play the games, for both formats. */
export function writePrograms(folder: Consumer): void {
  const names = gamesOf().map((_, index) => `kit${index}`);
  const parts = [
    ['* as core', 'core'],
    ['* as bots', 'bots'],
    ...gamesOf().map((game, index) => [`{ kit as kit${index} }`, `${game}/kit`]),
  ];
  const imports = parts.map(([what, entry]) => `import ${what} from 'feyrules/${entry}';`);
  const requires = parts.map(
    ([what = '', entry]) => `const ${what.replace('* as ', '').replace(' as ', ': ')} = require('feyrules/${entry}');`,
  );
  const rest = `const kits = [${names}];\n${GAMES}`;
  writeFileSync(join(folder, FILES.ESM), `${imports.join('\n')}\n${rest}`);
  writeFileSync(join(folder, FILES.CJS), `${requires.join('\n')}\n${rest}`);
  // Globals of browsers and of later versions of Node.
  writeFileSync(join(folder, 'crypto.cjs'), "globalThis.crypto ??= require('node:crypto').webcrypto;");
}

/** The output of a program in both formats. */
export async function digestsBy(folder: Consumer, program: string, args: readonly string[] = []): Promise<Digests> {
  const digests: Record<string, string> = {};
  for (const [format, file] of Object.entries(FILES)) {
    const { stdout, stderr } = await promisify(execFile)(program, [...args, file], {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1' },
    });
    digests[format] = stdout.trim() === '' ? stderr.trim() : stdout.trim();
  }
  return digests;
}

/** The same in a page of the system's Chromium, only as ESM: with an import map. */
export async function digestsInPage(folder: Consumer): Promise<Digests> {
  const entries = ['core', 'bots', ...gamesOf().map((game) => `${game}/kit`)];
  const imports = Object.fromEntries(
    entries.map((entry) => [`feyrules/${entry}`, `/feyrules/dist/${entryFile(entry)}.js`]),
  );
  const page = `<!doctype html><link rel="icon" href="data:,">
    <script type="importmap">${JSON.stringify({ imports })}</script><script type="module" src="/${FILES.ESM}"></script>`;
  const server = createServer(({ url = '/' }, response) => {
    response.setHeader('content-type', url === '/' ? 'text/html' : 'text/javascript');
    const path = url.replace('/feyrules/', '/node_modules/feyrules/');
    response.end(url === '/' ? page : readFileSync(join(folder, path)));
  });
  const port = await portOf(server);
  const browser = await launched();
  try {
    const tab = await browser.newPage();
    const said = new Promise<string>((resolve, reject) => {
      tab.on('console', (message) => resolve(message.text()));
      tab.on('pageerror', reject);
    });
    await tab.goto(`http://127.0.0.1:${port}/`);
    return { ESM: await said };
  } finally {
    await browser.close();
    server.close();
  }
}

/** A program of the registry, for this machine. */
export function nodeOf(version: string): string {
  return join(installed(`node-${platform()}-${process.arch}`, version), 'bin', `node${SUFFIX}`);
}

export function bunOf(version: string): string {
  const arch = process.arch === 'arm64' ? 'aarch64' : process.arch;
  return join(installed(`@oven/bun-${platform('windows')}-${arch}`, version), 'bin', `bun${SUFFIX}`);
}

export function denoOf(version: string): string {
  const libc = process.platform === 'linux' ? '-glibc' : '';
  return join(installed(`@deno/${process.platform}-${process.arch}${libc}`, version), `deno${SUFFIX}`);
}

const SUFFIX = process.platform === 'win32' ? '.exe' : '';

function platform(windows: string = 'win'): string {
  return process.platform === 'win32' ? windows : process.platform;
}
