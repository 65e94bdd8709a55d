import { describe, expect, it } from 'vitest';
import type { Kit, Memory } from '../../src/core/kit.ts';
import type { Elfengold } from '../../src/games/elfengold/index.ts';
import { elfengold } from '../../src/games/elfengold/index.ts';
import { kit } from '../../src/games/elfengold/kit.ts';
import { memory } from '../../src/games/elfengold/memory.ts';
import { properties } from '../../src/testing/index.ts';
import { saidBy } from './said.ts';

/** The battery's result for the memory of Elfengold with some change. */
async function said(
  change: Partial<Memory<Elfengold>>,
  game: Kit<Elfengold>['game'] = elfengold,
  effort: number = 0.4,
): Promise<string> {
  const spec = { kit: { ...kit, game, memory: { ...memory, ...change } }, effort };
  return saidBy(spec, ({ name }) => name.startsWith('P19 '));
}

describe('the battery', () => {
  it('accepts the unchanged memory', async () => {
    expect(await said({})).toBe('everything holds');
  });

  it('finds a memory that ignores discarded cards', async () => {
    const taken = said({
      remember: (view, feed) =>
        memory.remember(
          view,
          feed.filter(({ event }) => event.type === 'card-taken'),
        ),
    });
    expect(await taken).toMatch(/^P19 what a viewer knows is true: (seat \d|a spectator) knows what is not true: \{/);
  });

  it('finds a memory that knows more than its events', async () => {
    let calls = 0;
    const counting = said({ remember: (view, feed) => ({ ...memory.remember(view, feed), calls: calls++ }) });
    expect(await counting).toMatch(/^P19 .*: of the same view and the same feed seat 0 knows now .*"calls":\d+.*now /);
  });

  it('finds a memory that is not plain JSON', async () => {
    const sparse = said({ remember: (view, feed) => ({ ...memory.remember(view, feed), odd: new Set() }) });
    expect(await sparse).toMatch(/^P19 .*: what seat 0 knows is not plain JSON: `odd` is an instance of Set/);
  });

  it('finds a memory that resample ignores', async () => {
    const forgetful = said({}, { ...elfengold, resample: (view, rng) => elfengold.resample(view, rng) });
    expect(await forgetful).toMatch(/^P19 .*: a resample for .* contradicts what it knows: \{/);
  });

  it('finds a memory with which resample gives another view', async () => {
    const other = said(
      {},
      {
        ...elfengold,
        resample(view, rng, known) {
          const state = elfengold.resample(view, rng, known);
          return known === undefined ? state : { ...state, goldPile: state.goldPile + 1 };
        },
      },
    );
    expect(await other).toMatch(/^P19 .*: the view of seat 0 is not that of its resample by what it knows: `goldPile`/);
  });

  it('finds a memory without effect, but only at full effort', async () => {
    expect(await said({ holds: () => true }, elfengold, 0.1)).toBe('everything holds');
    expect(await said({ holds: () => true }, elfengold, 1)).toMatch(
      /^P19 .*: nobody ever knows what its view alone does not tell/,
    );
  });

  it('finds a memory with which resample breaks an invariant', async () => {
    const spec = { kit, broken: () => ['a card too many'], effort: 0.1 };
    const found = await saidBy(spec, ({ name }) => name.startsWith('P19 '));
    expect(found).toMatch(/^P19 .*: a resample for .* by what it knows is broken: a card too many/);
  });

  it('finds a memory without its functions', async () => {
    const { holds: _, ...half } = memory;
    const [first] = properties({ kit: { ...kit, memory: Object(half) } });
    await expect(first?.run()).rejects.toThrow('kit.memory.holds is undefined, not a function');
  });
});
