import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import type { Browser, Frame, Page } from 'playwright-core';
import { build } from 'vite';
import { type GameRecord, readRecord } from '../../src/core/index.ts';
import type { Rng } from '../../src/core/rng.ts';
import { complaintsOf, launched, pageOf } from './chromium.ts';
import { ROOT } from './entries.ts';
import { portOf } from './port.ts';

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

export interface Playground {
  /** A new page with its console errors, of which there should be none. */
  open(): Promise<{ readonly page: Page; readonly complaints: readonly string[] }>;
  close(): Promise<void>;
}

/** The built playground in a folder of a server, and a headless browser. */
export async function openPlayground(): Promise<Playground> {
  const folder = mkdtempSync(join(tmpdir(), 'feyrules-playground-'));
  await build({
    configFile: join(ROOT, 'docs/playground/vite.config.ts'),
    build: { outDir: folder, emptyOutDir: true },
    logLevel: 'error',
  });
  const server = createServer(({ url = '' }, response) => {
    const [, name = ''] = /^\/some\/folder\/([^?#]*)/.exec(url) ?? [];
    const file = join(folder, normalize(`/${name || 'index.html'}`));
    const isThere = url.startsWith('/some/folder/') && existsSync(file);
    response.writeHead(isThere ? 200 : 404, { 'content-type': TYPES[file.split('.').at(-1) ?? ''] ?? '' });
    response.end(isThere ? readFileSync(file) : '');
  });
  const port = await portOf(server);
  const browser: Browser = await launched();
  return {
    async open() {
      const page = await pageOf(browser, {
        reducedMotion: 'reduce',
        locale: 'en',
        viewport: { width: 1280, height: 900 },
      });
      const complaints = complaintsOf(page);
      page.on('dialog', (dialog) => dialog.accept());
      await page.goto(`http://127.0.0.1:${port}/some/folder/#seed=7`);
      return { page, complaints };
    },
    async close() {
      await browser.close();
      await new Promise((closed) => server.close(closed));
      rmSync(folder, { recursive: true });
    },
  };
}

/** Starts a game with the minimum number of seats: one person, and bots without delay. */
export async function begin(page: Page, game: string): Promise<void> {
  await page.click(`[data-game="${game}"]`);
  await page.selectOption('[data-option=players]', { index: 0 });
  await page.selectOption('[data-pace]', 'atOnce');
  await page.click('.begin');
}

/** The record that the page has saved. */
export async function recordOf(page: Page): Promise<GameRecord> {
  return readRecord(await page.evaluate<string>("localStorage.getItem('feyrules-game') ?? ''"));
}

/** What can be clicked for a move: lit targets on the table, and buttons beside it. */
export const CLICKABLE = '.choices [data-move], .lit[data-target], .choices [data-target]';

/** Clicks lit targets until the game is over, or this many times. */
export async function clickOn(page: Page, rng: Rng, most: number = Number.POSITIVE_INFINITY): Promise<number> {
  for (let clicks = 0; ; clicks++) {
    await page.locator(`.result, ${CLICKABLE}`).first().waitFor({ state: 'attached' });
    if (clicks >= most || (await page.locator('.result').count()) > 0) return clicks;
    const there = page.locator(CLICKABLE);
    await there.nth(rng.int(await there.count())).click();
  }
}

/** Accessibility violations that axe finds. */
export async function barriers(page: Page | Frame): Promise<readonly string[]> {
  // Not as a script of the page, which its content security policy would block.
  await page.evaluate(`${readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8')}; undefined`);
  return page.evaluate<string[]>(`axe.run().then(({ violations }) => violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => id + ': ' + nodes.length + ' × ' + nodes[0]?.html.slice(0, 300)))`);
}
