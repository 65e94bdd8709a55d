import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { installed } from './programs.ts';

/** So long a page may take for what it is asked for, in milliseconds: the guard against one that hangs. */
const HANGS = 300_000;

/** The Chromium of the system, without a window. */
export async function launched(): Promise<Browser> {
  // The sandbox wants a user who is not root.
  return chromium.launch({ executablePath: installed('chromium'), args: ['--no-sandbox'], timeout: HANGS });
}

/** A page of its own, which is waited for however busy the machine is. */
export async function pageOf(browser: Browser, settings?: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(settings);
  page.setDefaultTimeout(HANGS);
  return page;
}
