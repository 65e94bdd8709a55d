import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** How long a bot thought in a browser about decisions of a game, in milliseconds. */
export interface BrowserTimes {
  readonly game: string;
  readonly seats: number;
  readonly decisions: number;
  readonly median: number;
  readonly p95: number;
  readonly most: number;
  /** How many processes wanted the machine at the time, for each of its cores. */
  readonly load: number;
  readonly commit: string;
}

const timesSchema: z.ZodType<BrowserTimes> = z.object({
  game: z.string(),
  seats: z.int(),
  decisions: z.int(),
  median: z.number(),
  p95: z.number(),
  most: z.number(),
  load: z.number(),
  commit: z.string(),
});

/** The file where they are kept. */
export function browserFile(folder: string): string {
  return join(folder, 'browser.json');
}

/** What has been measured, one entry a game. */
export function browserTimesOf(folder: string): BrowserTimes[] {
  const file = browserFile(folder);
  return existsSync(file) ? z.array(timesSchema).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}
