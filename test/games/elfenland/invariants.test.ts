import { expect, it } from 'vitest';
import type { State } from '../../../src/games/elfenland/index.ts';
import { tries } from '../../testing/effort.ts';
import { randomPlay } from '../random-play.ts';
import { randomGames } from './random-games.ts';

const MOVES = tries(100_000);
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

it(`invariants between consecutive states hold through ${MOVES} random moves of complete games`, () => {
  let first = 0;
  const ended = randomPlay(randomGames, MOVES, ({ state, next, ply }) => {
    expect(ply).toBeLessThan(1500);
    if (ply === 0 || state.phase === 'first-seat') first = next.starter ?? 0;
    const flaws = brokenBy(state, next, first);
    if (flaws.length > 0) expect(flaws).toEqual([]);
  });
  expect(ended).toBeGreaterThan(tries(100));
});
