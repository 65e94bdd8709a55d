import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { builtHere, builtOf } from './built.ts';

export interface Chosen {
  readonly games: readonly string[];
  /** Names of rows; all of them if there are none. */
  readonly rows: readonly string[];
  readonly json: boolean;
}

/** Compares what is in dist/ with the build of another commit, game by game, and prints how much each row has changed. */
export function against(commit: string, { games, rows, json }: Chosen): void {
  const script = resolve(import.meta.dirname, '../against-case.ts');
  const builds = [builtOf(commit), builtHere()];
  for (const game of games) {
    execFileSync('tsx', [script, ...(json ? ['--json'] : []), ...builds, game, ...rows], { stdio: 'inherit' });
  }
}
