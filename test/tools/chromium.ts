import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** The Chromium of the system, without a window. */
export async function launched(): Promise<Browser> {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const executablePath = folders.map((folder) => join(folder, 'chromium')).find((path) => existsSync(path));
  if (executablePath === undefined) throw new Error('There is no chromium: apt-get install chromium');
  // The sandbox wants a user who is not root.
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}
