import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './entries.ts';

/** What is no part of the project, by the lines of `.gitignore`: paths from their last parts on, `*` for any name. */
const IGNORED = new RegExp(
  `(^|/)(\\.git|${readFileSync(join(ROOT, '.gitignore'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*'))
    .join('|')})$`,
);

/** The files of the project, or those below one of its folders, as paths from the root. It asks no git. */
export function projectFiles(folder = ''): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (IGNORED.test(path)) return [];
    return entry.isDirectory() ? projectFiles(path) : [path];
  });
}
