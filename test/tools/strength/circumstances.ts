import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { ROOT } from '../entries.ts';
import type { Circumstances } from './lines.ts';

/** What the bots are made of. */
const SOURCES = ['src/bots', 'src/core', 'src/realm', 'src/games'];

/**
 * Under what a match is played that begins now.
 * @throws Error when the bots are not committed: nobody could say what was measured.
 */
export function circumstances(): Omit<Circumstances, 'decisions'> {
  if (git('status', '--porcelain', '--', ...SOURCES) !== '') {
    throw new Error(`There are changes in ${SOURCES.join(', ')} that are not committed.`);
  }
  const machine = `${cpus()[0]?.model.trim() ?? 'an unknown processor'}, Node ${process.versions.node}`;
  return { commit: git('log', '-1', '--abbrev=7', '--format=%h', '--', ...SOURCES), machine };
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}
