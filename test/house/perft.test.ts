import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { kits } from '../../src/games/index.ts';
import type { Counted } from '../games/perft.ts';
import { pageOfPerft } from '../tools/build/perft.ts';

const PAGE = resolve(import.meta.dirname, '../../docs/reference/perft.md');

/** The counts are in `test/games/<game>/counts.ts`, for this page and for the tests. */
const counted = new Map<string, readonly Counted[]>(
  await Promise.all(
    kits.map(async ({ game }) => [game.id, (await import(`../games/${game.id}/counts.ts`)).counted] as const),
  ),
);

it('the page of move sequences has the numbers of the tests', async () => {
  for (const positions of counted.values()) expect(positions.length).toBeGreaterThan(2);
  await expect(pageOfPerft(counted)).toMatchFileSnapshot(PAGE);
});
