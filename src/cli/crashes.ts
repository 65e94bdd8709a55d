import { rmSync, writeFileSync } from 'node:fs';
import type { Crash } from '../arena/crash.ts';
import { unusable } from './errors.ts';
import { complain } from './output.ts';

/**
 * Keeps what is known of a bot that has failed.
 * @param beside the file of results, beside which it is kept.
 * @returns the name of the file, `undefined` if it could not be written, which is said.
 */
export function keepCrash(crash: Crash, beside: string = 'arena.jsonl'): string | undefined {
  const path = `${beside.replace(/\.jsonl$/, '')}.crash-${crash.index}.json`;
  try {
    // Somebody else may have laid a link there.
    rmSync(path, { force: true });
    writeFileSync(path, `${JSON.stringify(crash, null, 2)}\n`, { flag: 'wx' });
    return path;
  } catch (error) {
    complain(unusable('write', path, error).message);
    return undefined;
  }
}
