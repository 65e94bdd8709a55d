import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Crash } from '../arena/crash.ts';
import type { Plan } from '../arena/plan.ts';
import type { PlayedGame } from '../arena/play.ts';
import { printPlan, printResult, type Results, readResults } from '../arena/results.ts';
import { cliFailure, unusable, writing } from './errors.ts';
import { printError } from './output.ts';

/** Results files of `arena`, and the reports of failures beside them. */

/**
 * Creates a results file with that name, or the first free one of `arena-1.jsonl`, `arena-2.jsonl`, …
 * @returns its path.
 * @throws UsageError if the named file exists, or the file cannot be written.
 */
export function beginFile(plan: Plan, name?: string): string {
  for (let number = 1; ; number++) {
    const path = name ?? `arena-${number}.jsonl`;
    try {
      writeFileSync(path, printPlan(plan), { flag: 'wx' });
      return path;
    } catch (error) {
      const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
      if (isThere && name === undefined) continue;
      if (isThere) throw cliFailure('cli/file-exists', { path });
      throw unusable('write', path, error, name === undefined ? '; use --no-out to play without a results file' : '');
    }
  }
}

/** Reads a results file, and returns its complete lines too. */
export function readResultsFile(path: string, modules: boolean): { readonly kept: Results; readonly lines: string } {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw unusable('read', path, error);
  }
  return { kept: readResults(text, { modules }), lines: text.slice(0, text.lastIndexOf('\n') + 1) };
}

/** Replaces the file atomically, with `plan` as its first line. */
export function rewriteFile(path: string, plan: Plan, lines: string): void {
  writing(path, () => {
    // Removes a symbolic link that another user may have placed there.
    rmSync(`${path}.new`, { force: true });
    writeFileSync(`${path}.new`, printPlan(plan) + lines.slice(lines.indexOf('\n') + 1), { flag: 'wx' });
    renameSync(`${path}.new`, path);
  });
}

export function addToFile(path: string, results: readonly PlayedGame[]): void {
  writing(path, () => appendFileSync(path, results.map(printResult).join('')));
}

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
    printError(unusable('write', path, error).message);
    return undefined;
  }
}
