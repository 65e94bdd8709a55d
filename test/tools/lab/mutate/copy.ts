/** A copy of the tree to mutate, so that mutants never appear in the working tree. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../../entries.ts';

/** Copies the files that git tracks or would add and what is generated from them, and links the installed packages. */
export function makeCopy(): string {
  const copy = join(tmpdir(), `feyrules-mutate-${createHash('sha1').update(ROOT).digest('hex').slice(0, 8)}`);
  rmSync(copy, { recursive: true, force: true });
  for (const file of tracked()) {
    const from = join(ROOT, file);
    if (!existsSync(from)) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(from, join(copy, file));
  }
  cpSync(join(ROOT, 'src/generated'), join(copy, 'src/generated'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** The files below a path that git tracks or would add. */
export function tracked(path = '.'): string[] {
  const args = ['ls-files', '-co', '--exclude-standard', path];
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }).trim().split('\n');
}
