import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { filesOfGuide, writtenFiles } from './guide.ts';

const folder = writtenFiles();
/** The programs of the first half; those of the second need schemas, which a command of the guide makes. */
const programs = [...filesOfGuide()].filter(
  ([name, code]) => name.endsWith('.mjs') && !/kit\.mjs|schemas\.json/.test(code),
);

it.each(programs)("%s of the guide on a user's own game runs", async (name) => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  await import(join(folder, name));
  if (name !== 'liars-dice.mjs') expect(print.mock.calls.flat().join(' ')).not.toBe('');
  print.mockRestore();
});
