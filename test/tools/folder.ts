import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for the files of a test. */
export interface Folder {
  readonly path: string;
  /** Writes a file. @returns its path. */
  write(name: string, content: string | Uint8Array): string;
  read(name: string): string;
}

/** A new folder, removed after the tests of the file or the `describe` that this is called in. */
export function newFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'feyrules-'));
  afterAll(() => rmSync(path, { recursive: true }));
  return {
    path,
    write(name, content) {
      writeFileSync(join(path, name), content);
      return join(path, name);
    },
    read: (name) => readFileSync(join(path, name), 'utf8'),
  };
}
