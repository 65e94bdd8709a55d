import { expect, it } from 'vitest';
import { evaluate, evaluateInTurns } from '../../../src/games/strage/heuristic.ts';
import type { State } from '../../../src/games/strage/types.ts';
import { position } from './position.ts';

/** How much the lead of each of two clans grows when the points to come count. */
function ahead(change: Partial<State>): number[] {
  const state = position('........\ns.......', { players: 2, saved: [0, 0], ...change });
  return [0, 1].map((seat) => evaluateInTurns(state, seat) - evaluate(state, seat));
}

it('searches count the unspent points, and half a roll for the next clan to roll', () => {
  expect(ahead({ turn: 0, points: 4 })).toEqual([6 * (4 - 1.75), -6 * (4 - 1.75)]);
  expect(ahead({ turn: 1, points: 4 })).toEqual([-6 * (4 - 1.75), 6 * (4 - 1.75)]);
  expect(ahead({ phase: 'orc', turn: 0, points: 0 })).toEqual([-6 * 1.75, 6 * 1.75]);
});

it('for searches, neither an average roll nor the end of a turn changes the evaluation', () => {
  const rolled = [1, 2, 3, 4, 5, 6].map((points) => ahead({ turn: 0, points })[0] ?? Number.NaN);
  const due = ahead({ phase: 'roll', turn: 0, points: 0 });
  expect(due[0]).toBeCloseTo(rolled.reduce((sum, value) => sum + value, 0) / 6);
  expect(due).toEqual(ahead({ phase: 'orc', turn: 1, points: 0 }));
});
