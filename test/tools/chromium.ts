import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { installed } from './programs.ts';

/** Maximum time for a request to a page, in milliseconds: the guard against one that hangs. */
const HANGS = 300_000;

/** The system's Chromium, headless. */
export async function launched(): Promise<Browser> {
  // The sandbox does not work for root.
  return chromium.launch({ executablePath: installed('chromium'), args: ['--no-sandbox'], timeout: HANGS });
}

/** A new page whose timeouts allow for a busy machine. */
export async function pageOf(browser: Browser, settings?: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(settings);
  page.setDefaultTimeout(HANGS);
  return page;
}

/** The errors and warnings of a page, collected from now on. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return complaints;
}
