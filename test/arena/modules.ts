import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder for the modules of a test. */
export interface Folder {
  readonly path: string;
  /** Writes a module. @returns its path. */
  write(name: string, text: string): string;
  remove(): void;
}

export function newFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'feyrules-bots-'));
  return {
    path,
    write(name, text) {
      writeFileSync(join(path, name), text);
      return join(path, name);
    },
    remove: () => rmSync(path, { recursive: true }),
  };
}
