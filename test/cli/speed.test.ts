import { describe, expect, it } from 'vitest';
import { cases } from '../../src/cli/speed.ts';
import type { BaseState, Game } from '../../src/core/game.ts';
import { seeded } from '../../src/core/rng.ts';
import { kits } from '../../src/games/index.ts';

describe.each(kits.map((kit) => ({ id: kit.game.id, kit })))('the benchmark of $id', ({ kit }) => {
  it.each(['legalMoves', 'clone', 'view'])('of %s uses positions of whole games, as many as it reports', (name) => {
    const { game } = kit;
    const [looked, phases]: [Set<string>, Set<string>] = [new Set(), new Set()];
    const look = (called: string, state: BaseState): void => {
      if (called !== name) return;
      looked.add(JSON.stringify(state));
      phases.add(state.phase);
    };
    const watched: Game = {
      ...game,
      legalMoves(state) {
        look('legalMoves', state);
        return game.legalMoves(state);
      },
      clone(state) {
        look('clone', state);
        return game.clone(state);
      },
      view(state, viewer) {
        look('view', state);
        return game.view(state, viewer);
      },
    };
    const work = cases[name]?.begin({ ...kit, game: watched });
    for (const seen of [looked, phases]) seen.clear();
    expect(work?.(seeded(1))).toEqual({ operations: 200, games: 0 });
    expect(looked.size).toBeGreaterThan(150);
    expect(phases.size).toBeGreaterThan(1);
  });

  it('plays the same games with advance and with apply', () => {
    const [advanced, applied] = ['advance', 'apply'].map((way) => cases[`play-outs, ${way}`]?.begin(kit)(seeded(1)));
    expect(applied).toEqual(advanced);
    expect(applied?.games).toBe(1);
    expect(applied?.operations).toBeGreaterThan(20);
  });
});
