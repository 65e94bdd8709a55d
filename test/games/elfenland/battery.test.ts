import { expect, it } from 'vitest';
import { seeded } from '../../../src/core/rng.ts';
import type { Options, State } from '../../../src/games/elfenland/index.ts';
import { elfenland } from '../../../src/games/elfenland/index.ts';
import { conformance } from '../../testing/battery.ts';
import { spec as elfenlandSpec } from './spec.ts';

const MOVES = tries(100_000);

import { tries } from '../../testing/effort.ts';

conformance(elfenlandSpec);

const CHANGING_ROADS: readonly string[] = ['planning', 'movement', 'discard', 'keep'];

/** The invariants of docs/rules/elfenland.md that compare one state with the next. */
function brokenBy(before: State, after: State, first: number): string[] {
  const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  const { phase } = before;
  const movement = phase === 'movement' && after.round === before.round;
  const claims: readonly (readonly [string, boolean])[] = [
    ['planning changes no hand of cards', phase !== 'planning' || isSame(before.hands, after.hands)],
    ['movement changes no counter', !movement || isSame([before.counters, before.open], [after.counters, after.open])],
    ['only planning fills roads', CHANGING_ROADS.includes(phase) || isSame(before.counters, after.counters)],
    ['pieces do not come back', after.pieces.every((left, seat) => (left & ~(before.pieces[seat] ?? 0)) === 0)],
    ['obstacles do not come back', after.obstacleInHand.every((held, seat) => !held || before.obstacleInHand[seat])],
    ['rounds begin clockwise', after.round === 0 || after.starter === (first + after.round - 1) % after.players],
    ['rounds follow one another', after.round === before.round || after.round === before.round + 1],
    ['boots move in the movement alone', movement || isSame(before.boots, after.boots)],
  ];
  return claims.filter(([, holds]) => !holds).map(([claim]) => claim);
}

it(`keeps its invariants through ${MOVES} random moves of complete games`, () => {
  const rng = seeded(100_000);
  const counts = [2, 3, 4, 5, 6] as const;
  const anyOptions = (): Partial<Options> => ({
    players: counts[rng.int(5)] ?? 2,
    deal: rng.int(2) === 0 ? 'to-eight' : 'eight-new',
    destination: rng.int(2) === 0,
  });
  let state = elfenland.setup(anyOptions());
  let ended = 0;
  let [first, length] = [0, 0];
  for (let moves = 0; moves < MOVES; moves++) {
    if (elfenland.actor(state) === 'over') {
      ended += 1;
      length = 0;
      state = elfenland.setup(anyOptions());
    }
    const legal = elfenland.legalMoves(state);
    const isPlanning = state.phase === 'planning' && rng.int(4) === 0;
    const move = isPlanning ? legal.at(-1) : legal[rng.int(legal.length)];
    if (move === undefined) throw new Error('no legal move');
    const before = state;
    state = elfenland.apply(before, move);
    if (before.phase === 'first-seat') first = state.starter ?? 0;
    const flaws = [...elfenlandSpec.broken(state), ...brokenBy(before, state, first)];
    if (flaws.length > 0) expect(flaws).toEqual([]);
    length += 1;
    expect(length).toBeLessThan(1500);
  }
  expect(ended).toBeGreaterThan(tries(100));
});
