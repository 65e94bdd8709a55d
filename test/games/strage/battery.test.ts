import { expect, it } from 'vitest';
import { seeded } from '../../../src/core/rng.ts';
import { strage } from '../../../src/games/strage/index.ts';
import { conformance } from '../../testing/battery.ts';
import { spec as strageSpec } from './spec.ts';

const MOVES = tries(100_000);

import { tries } from '../../testing/effort.ts';

conformance(strageSpec);

it(`keeps its invariants through ${MOVES} random moves`, () => {
  const rng = seeded(100_000);
  let state = strage.setup({ players: 4 });
  for (let moves = 0; moves < MOVES; moves++) {
    if (strage.actor(state) === 'over') state = strage.setup({ players: 4 });
    const legal = strage.legalMoves(state);
    const move = legal[rng.int(legal.length)];
    if (move === undefined) throw new Error('no legal move');
    state = strage.apply(state, move);
    const flaws = strageSpec.broken(state);
    if (flaws.length > 0) expect(flaws).toEqual([]);
  }
});
