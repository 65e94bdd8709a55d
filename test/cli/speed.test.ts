import { describe, expect, it } from 'vitest';
import { cases } from '../../src/cli/speed.ts';
import { seeded } from '../../src/core/rng.ts';
import { kits } from '../../src/games/index.ts';

describe.each(kits.map((kit) => ({ id: kit.game.id, kit })))('the benchmark of $id', ({ kit }) => {
  it('uses positions of whole games, as many as it reports', () => {
    const { game } = kit;
    const [looked, phases]: [Set<string>, Set<string>] = [new Set(), new Set()];
    const clone: typeof game.clone = (state) => {
      looked.add(JSON.stringify(state));
      phases.add(state.phase);
      return game.clone(state);
    };
    const done = cases['clone']?.begin({ ...kit, game: { ...game, clone } })(seeded(1));
    expect(done).toEqual({ operations: 200, games: 0 });
    expect(looked.size).toBeGreaterThan(150);
    expect(phases.size).toBeGreaterThan(1);
  });
});
