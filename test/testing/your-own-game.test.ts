import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { filesOfGuide, writtenFiles } from './guide.ts';

const folder = writtenFiles();

it.each([...filesOfGuide().keys()])('%s of the guide on a game of one’s own runs', async (name) => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  await import(join(folder, name));
  if (name !== 'liars-dice.mjs') expect(print.mock.calls.flat().join(' ')).not.toBe('');
  print.mockRestore();
});
