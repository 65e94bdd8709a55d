/** What became of each mutant, a line for each trial, so that a run may be interrupted and gone on with. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Mutant } from './mutants.ts';

export interface Verdict extends Pick<Mutant, 'id' | 'file' | 'line' | 'mutator' | 'original' | 'replacement'> {
  readonly area: string;
  /** The test that found it, or that it took too long or does not compile; nothing if it survived. */
  readonly by?: string;
  /** How many stages of tests it has survived. */
  readonly passed?: number;
  /** Whether it survived when it was tried first. */
  readonly late?: true;
}

/** Of what does not compile. */
export const UNCOMPILED = 'the compiler';

/** The last verdict of each mutant, by its id. */
export function readVerdicts(path: string): Map<string, Verdict> {
  const verdicts = new Map<string, Verdict>();
  if (!existsSync(path)) return verdicts;
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    // The last line may have been cut off.
    if (!line.endsWith('}')) continue;
    const verdict: Verdict = JSON.parse(line);
    verdicts.set(verdict.id, verdict);
  }
  return verdicts;
}

export function append(path: string, verdict: Verdict): void {
  mkdirSync(dirname(path), { recursive: true });
  appendFileSync(path, `${JSON.stringify(verdict)}\n`);
}

export function write(path: string, verdicts: readonly Verdict[]): void {
  writeFileSync(path, verdicts.map((verdict) => `${JSON.stringify(verdict)}\n`).join(''));
}
