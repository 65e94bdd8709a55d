import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inProcess, run } from '../../src/arena/arena.ts';
import { printHtml } from '../../src/arena/page/page.ts';
import { tally } from '../../src/arena/tally.ts';
import { kits } from '../../src/games/index.ts';
import { plan } from '../arena/plans.ts';
import { launched, pageOf } from '../tools/chromium.ts';
import { newFolder } from '../tools/folder.ts';
import { barriers } from '../tools/playground.ts';

const folder = newFolder();
const browser = await launched();
afterAll(async () => {
  await browser?.close();
});

const path = join(folder.path, 'report.html');

beforeAll(async () => {
  const three = plan({
    settings: [{ game: 'strage', players: 3, options: {} }],
    entrants: ['random', 'greedy', 'a-bot-with-a-very-long-name-indeed=random'],
    games: 12,
  });
  const results = await run(three, { kits, backend: inProcess, times: true });
  writeFileSync(path, await printHtml(tally(three, results, { times: 'phases' })));
});

it.each([
  ['light', 1_000],
  ['dark', 1_000],
  ['light', 360],
] as const)('the page of an arena is accessible (%s, %i pixels wide)', async (colorScheme, width) => {
  const page = await pageOf(browser, { colorScheme, viewport: { width, height: 800 } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pathToFileURL(path).href);
  expect(asked).toEqual([pathToFileURL(path).href]);
  // Wide parts scroll within themselves.
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  expect(await page.locator('svg[role=img]').count()).toBe(4);
  const paper = await page.evaluate('getComputedStyle(document.body).backgroundColor');
  expect(paper).toBe(colorScheme === 'dark' ? 'rgb(26, 25, 23)' : 'rgb(253, 252, 250)');
  const label = await page.evaluate("getComputedStyle(document.querySelector('svg text')).fill");
  expect(label).toBe(colorScheme === 'dark' ? 'rgb(172, 165, 153)' : 'rgb(95, 90, 85)');
  expect(await barriers(page)).toEqual([]);
});
