/** The verdicts on mutants, one line per trial, so that a run can be interrupted and resumed. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Mutant } from './mutants.ts';

export interface Verdict extends Pick<Mutant, 'id' | 'file' | 'line' | 'mutator' | 'original' | 'replacement'> {
  readonly area: string;
  /** The test that killed it, a timeout, or a compile error; empty if it survived. */
  readonly by?: string;
  /** Number of stages of tests that it has survived. */
  readonly passed?: number;
  /** Whether it survived its first trial. */
  readonly late?: true;
}

/** The verdict for a compile error. */
export const UNCOMPILED = 'the compiler';

/** The last verdict of each mutant, by its id. */
export function readVerdicts(path: string): Map<string, Verdict> {
  const verdicts = new Map<string, Verdict>();
  if (!existsSync(path)) return verdicts;
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    // The last line may be incomplete.
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
