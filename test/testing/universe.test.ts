import { expect, it } from 'vitest';
import { integers } from '../../src/core/domain.ts';
import { seeded } from '../../src/core/rng.ts';
import { elfengold } from '../../src/games/elfengold/index.ts';
import { strage } from '../../src/games/strage/index.ts';
import { aroundOf, candidateOf, universeOf } from '../../src/testing/universe.ts';
import { position } from '../games/elfengold/position.ts';
import { raise, raising, show, toy } from './toy.ts';

const state = position({
  boots: 'ixara',
  hands: ['dragon*3 elfcycle*2 raft'],
  roads: 'ixara-lapphalya-forest=dragon',
});

it('of tens of thousands of moves of a type, those near a legal move are tried, listed or not', () => {
  const legal = elfengold.legalMoves(state);
  const caravans = legal.filter(({ type }) => type === 'caravan');
  expect(caravans.length).toBeGreaterThan(3);
  for (const unlisted of caravans) {
    const listed = legal.filter((move) => move !== unlisted);
    for (let seed = 0; seed < 5; seed++) {
      const tried = aroundOf(elfengold, listed, seeded(seed)).map(({ key }) => key);
      expect(tried).toContain(candidateOf(unlisted).key);
    }
  }
  // The sample alone contains hardly any of them.
  const sampled = new Set(universeOf(elfengold).map(({ key }) => key));
  expect(caravans.filter((move) => sampled.has(candidateOf(move).key)).length).toBeLessThan(caravans.length / 2);
});

it('a type whose moves are all tried adds no duplicates', () => {
  const legal = strage.legalMoves(strage.setup({ order: [0, 1, 2] }));
  expect(aroundOf(strage, legal, seeded(1))).toEqual([]);
});

it('twenty thousand moves of a type are all tried, one more is sampled', () => {
  const legal = { type: 'raise', by: 1 } as const;
  for (const [count, around] of [
    [20_000, 0],
    [20_001, 20_001],
  ] as const) {
    const game = toy(raising({ ...raise, fields: { by: integers(1, count) } }, show));
    expect(aroundOf(game, [legal], seeded(1))).toHaveLength(around);
  }
});
