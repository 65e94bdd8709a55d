import { rmSync, writeFileSync } from 'node:fs';
import type { Crash } from '../arena/crash.ts';
import { unusable } from './errors.ts';
import { complain } from './output.ts';

/**
 * Writes the report of a bot's failure to a file.
 * @param beside the results file; the report is written next to it.
 * @returns the path of the report. If the report cannot be written, prints a message and returns `undefined`.
 */
export function keepCrash(crash: Crash, beside: string = 'arena.jsonl'): string | undefined {
  const path = `${beside.replace(/\.jsonl$/, '')}.crash-${crash.index}.json`;
  try {
    // Removes a symbolic link that another user may have placed there.
    rmSync(path, { force: true });
    writeFileSync(path, `${JSON.stringify(crash, null, 2)}\n`, { flag: 'wx' });
    return path;
  } catch (error) {
    complain(unusable('write', path, error).message);
    return undefined;
  }
}
