import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, sep } from 'node:path';
import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launched, pageOf } from '../tools/chromium.ts';
import { portOf } from '../tools/port.ts';

/** The address of the packed package in the documentation, and its address here. */
const CDN = 'https://cdn.jsdelivr.net/npm/feyrules/';
const HERE = '/feyrules/';

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json', html: 'text/html' };

/** The result of a page. */
interface Visit {
  /** Its console output, up to `done`. */
  readonly lines: readonly string[];
  /** The files of the package that it loaded, by their paths in it. */
  readonly loaded: readonly string[];
}

export interface Pages {
  /**
   * Opens a page and waits until it prints `done`. @param files additional files, by name. @throws Error for every
   * failure in the page.
   */
  visit(html: string, files?: Readonly<Record<string, string>>): Promise<Visit>;
  close(): Promise<void>;
}

/** The last line of a page's output. */
export const DONE = 'done';

/** A headless browser, and a server with only the packed package. */
export async function openPages(): Promise<Pages> {
  const { server, files, loaded } = packageServer();
  const port = await portOf(server);
  const browser = await launched();
  return {
    async visit(html, beside = {}) {
      files.clear();
      loaded.length = 0;
      const here = `http://127.0.0.1:${port}${HERE}`;
      for (const [name, text] of Object.entries({ ...beside, 'index.html': html })) {
        files.set(`/${name}`, text.replaceAll(CDN, here));
      }
      const lines = await linesOf(browser, `http://127.0.0.1:${port}/index.html`);
      return { lines, loaded: [...loaded] };
    },
    async close() {
      await browser.close();
      await new Promise((closed) => server.close(closed));
    },
  };
}

interface PackageServer {
  readonly server: ReturnType<typeof createServer>;
  /** Additional files: text by path. */
  readonly files: Map<string, string>;
  /** The files of the package that were requested. */
  readonly loaded: string[];
}

function packageServer(): PackageServer {
  const folder = join(inject('installed'), 'node_modules/feyrules');
  const files = new Map<string, string>();
  const loaded: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const inPackage = url.startsWith(HERE) ? url.slice(HERE.length) : undefined;
    const path = join(folder, inPackage ?? '');
    if (inPackage !== undefined) loaded.push(inPackage);
    const isThere = inPackage !== undefined && path.startsWith(folder + sep) && existsSync(path);
    const text = isThere ? readFileSync(path) : files.get(url);
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': TYPES[url.split('.').at(-1) ?? ''] ?? '' });
    response.end(text);
  });
  return { server, files, loaded };
}

async function linesOf(browser: Browser, url: string): Promise<string[]> {
  const page = await pageOf(browser);
  try {
    return await new Promise((finished, failed) => {
      const lines: string[] = [];
      page.on('pageerror', failed);
      page.on('console', (message) => {
        if (message.type() === 'error') failed(new Error(`${message.text()} (${message.location().url})`));
        else if (message.text() === DONE) finished(lines);
        else lines.push(message.text());
      });
      page.goto(url).catch(failed);
    });
  } finally {
    await page.close();
  }
}
