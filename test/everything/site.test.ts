import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lawUrl } from '../../src/core/law.ts';
import { kits } from '../../src/games/index.ts';
import { brokenLinks, fileOf } from '../tools/checks/links.ts';
import { launched, pageOf } from '../tools/chromium.ts';
import { ROOT } from '../tools/entries.ts';
import { newFolder } from '../tools/folder.ts';
import { portOf } from '../tools/port.ts';

const [js, svg] = ['text/javascript', 'image/svg+xml'];
const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js, css: 'text/css', svg };

/** A server with clean URLs, as the site requires. */
const server = createServer(({ url = '/' }, response) => {
  const file = fileOf(site, '/', site, decodeURIComponent(new URL(url, 'http://localhost').pathname));
  response.writeHead(file === undefined ? 404 : 200, { 'content-type': TYPES[file?.split('.').at(-1) ?? ''] ?? '' });
  response.end(file === undefined ? '' : readFileSync(file));
});

const { path: site } = newFolder();
let browser: Browser;
let address = '';

beforeAll(async () => {
  const vitepress = join(ROOT, 'node_modules/vitepress/bin/vitepress.js');
  execFileSync('node', [vitepress, 'build', 'docs', '--outDir', site], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  browser = await launched();
  address = `http://127.0.0.1:${await portOf(server)}`;
});
afterAll(async () => {
  await browser?.close();
  await new Promise((closed) => server.close(closed));
});

/** The addresses that the search of the first page finds, best first. */
async function found(page: Page, text: string): Promise<string[]> {
  await page.goto(`${address}/`);
  const input = page.locator('#localsearch-input');
  // The button appears before its listener is attached.
  await expect
    .poll(async () => {
      if ((await input.count()) === 0) await page.getByRole('button', { name: 'Search' }).dispatchEvent('click');
      return input.count();
    })
    .toBe(1);
  const results = page.locator('#localsearch-list a.result');
  // The results of an earlier text remain until the new search has finished.
  await input.fill('');
  await expect.poll(() => results.count()).toBe(0);
  await input.fill(text);
  await results.first().waitFor();
  return results.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

describe('the pages of the site', () => {
  const laws = kits.flatMap((kit) => ['en', 'it'].map((locale) => ({ id: kit.game.id, locale, kit })));
  it.each(laws)('have an address for every clause of $id: $locale', async ({ kit, locale }) => {
    const law = await kit.law?.(locale);
    const clauses = law?.clauses ?? [];
    expect(clauses.length).toBeGreaterThan(20);
    const missing = clauses.filter(({ id }) => {
      const [path = '', anchor = ''] = lawUrl(kit, id, { locale, base: '' }).split('#');
      const file = fileOf(site, '/', site, path);
      return file === undefined || readFileSync(file, 'utf8').split(`<li id="${anchor}">`).length !== 2;
    });
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it.each(laws)('show the position of every case of $id, also on a phone: $locale', async ({ kit, id, locale }) => {
    const page = await pageOf(browser, { viewport: { width: 390, height: 844 } });
    await page.goto(`${address}/cases/${locale === 'it' ? 'it/' : ''}${id}`);
    const drawn = await page.evaluate(`Promise.all(
      [...document.querySelectorAll('.position img')].map(async (image) => {
        image.loading = 'eager';
        await image.decode();
        return image.getAttribute('src');
      }),
    )`);
    expect(drawn).toEqual((await kit.cases?.())?.cases.map((one) => `${one.id}.svg`));
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await page.close();
  });

  it('have no broken links', () => {
    expect(brokenLinks(site).filter((link) => !/ → (?:\/api\/|[./]*\/playground\/(?:#case=.*)?)$/.test(link))).toEqual(
      [],
    );
  });

  it('declare their language, and link rules in it', () => {
    for (const folder of ['rules', 'cases']) {
      const page = readFileSync(join(site, folder, 'it/strage.html'), 'utf8');
      expect(page).toContain('<html lang="it"');
      expect(page).not.toContain('/rules/strage#');
    }
    expect(readFileSync(join(site, 'rules/strage.html'), 'utf8')).toContain('<html lang="en');
  });

  it('contain the additional files', () => {
    expect(existsSync(join(site, 'reference/vectors/strage.jsonl'))).toBe(true);
    expect(existsSync(join(site, 'clients/feyrules_client.py'))).toBe(true);
  });
});

describe('the search', () => {
  it('finds a clause by its id', async () => {
    const page = await pageOf(browser);
    expect((await found(page, 'ST-3.3')).slice(0, 2).sort()).toEqual([
      '/rules/it/strage#ST-3.3',
      '/rules/strage#ST-3.3',
    ]);
    for (const text of ['ew-8.4', 'ew 8.4'])
      expect((await found(page, text)).slice(0, 2)).toContain('/rules/elfenwizards#EW-8.4');
    await page.close();
  });

  it.each([
    { text: 'undo', page: '/guides/first-game' },
    { text: 'worker', page: '/guides/in-the-browser' },
    { text: 'react', page: '/guides/react' },
    { text: 'mezzelfo', page: '/rules/it/strage' },
  ])('finds $text in $page', async ({ text, page: expected }) => {
    const page = await pageOf(browser);
    const pages = (await found(page, text)).map((link) => link.split('#')[0]);
    expect(pages).toContain(expected);
    await page.close();
  });
});

describe('the clause in the address', () => {
  it('is highlighted and scrolled into view, also after a link within the page', async () => {
    const page = await pageOf(browser);
    await page.goto(`${address}/rules/it/elfenwizards#EW-8.4`);
    const asked = page.locator('li.asked');
    await asked.waitFor();
    expect(await asked.getAttribute('id')).toBe('EW-8.4');
    expect(await page.locator('html').getAttribute('lang')).toBe('it');
    await expect.poll(async () => (await asked.boundingBox())?.y ?? -1).toBeGreaterThan(0);
    await page.locator('a.clause:not(.own)[href^="#EW-"]').first().click();
    await expect.poll(() => asked.getAttribute('id')).not.toBe('EW-8.4');
    await page.close();
  });
});

describe('the check of links', () => {
  const folder = newFolder();

  it('names broken links, and nothing else', () => {
    mkdirSync(join(folder.path, 'guides'));
    folder.write('index.html', '<a href="guides/one#here">1</a><a href="/guides/two">2</a><p id="top">');
    folder.write(
      'guides/one.html',
      '<h1 id="here"></h1><a href="../#top">0</a><a class="x" href="#gone">3</a><a href="https://a.b/c">4</a><img src="x.png">',
    );
    expect(brokenLinks(folder.path)).toEqual([
      'guides/one.html → #gone',
      'guides/one.html → x.png',
      'index.html → /guides/two',
    ]);
    expect(brokenLinks(folder.path, '/feyrules/')).toContain('index.html → /guides/two');
  });
});
