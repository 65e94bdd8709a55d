import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../tools/entries.ts';

const GUIDE = join(ROOT, 'docs/guides/your-own-game.md');

/** The files that the guide on a game of one's own leads its reader to write, by name: its blocks, put together. */
export function filesOfGuide(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [, name = '', code = ''] of readFileSync(GUIDE, 'utf8').matchAll(/^```js (\S+)\n(.*?)^```/gms)) {
    files.set(name, [...(files.has(name) ? [files.get(name)] : []), code].join('\n'));
  }
  return files;
}

/** Those files in a folder of their own, where `feyrules/core` is the source of this repository. */
export function writtenFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), 'your-own-game-'));
  for (const [name, code] of filesOfGuide()) {
    const source = code.replace(
      /'feyrules\/([\w/-]+)'/g,
      (_, entry: string) => `'${pathToFileURL(join(ROOT, 'src', entry, 'index.ts')).href}'`,
    );
    writeFileSync(join(folder, name), source);
  }
  return folder;
}
