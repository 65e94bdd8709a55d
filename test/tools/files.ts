import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './entries.ts';

/** Paths that `.gitignore` excludes: matched from the end of the path, `*` for any name. */
const IGNORED = new RegExp(
  `(^|/)(\\.git|${readFileSync(join(ROOT, '.gitignore'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*'))
    .join('|')})$`,
);

/** The files of the project, or of one of its folders, as paths from the root. It does not use git. */
export function projectFiles(folder = ''): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (IGNORED.test(path)) return [];
    return entry.isDirectory() ? projectFiles(path) : [path];
  });
}
