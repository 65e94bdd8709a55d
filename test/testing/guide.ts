import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../tools/entries.ts';

/** The guide on a user's own game. */
export const GUIDE: string = readFileSync(join(ROOT, 'docs/guides/your-own-game.md'), 'utf8');

/** The files that the guide's reader writes, by name, joined from their blocks. */
export function filesOfGuide(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [, name = '', code = ''] of GUIDE.matchAll(/^```(?:js|json|md|ts) (\S+)\n(.*?)^```/gms)) {
    files.set(name, [...(files.has(name) ? [files.get(name)] : []), code].join('\n'));
  }
  return files;
}

/** The commands of one block, with their output in the guide. */
export interface Commands {
  readonly lines: readonly string[];
  readonly printed: string | undefined;
}

/** The commands of the guide, in order. */
export function commandsOfGuide(): readonly Commands[] {
  const blocks = GUIDE.matchAll(/^```sh\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?/gms);
  return [...blocks].map(([, commands = '', printed]) => ({ lines: commands.trim().split('\n'), printed }));
}

/** The files of the guide in a folder of their own, with `feyrules/core` from the source of this repository. */
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
