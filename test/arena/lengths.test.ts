import { expect, it } from 'vitest';
import { lengthsOf } from '../../src/arena/lengths.ts';
import type { GameResult } from '../../src/arena/play.ts';
import { jobOf } from '../../src/arena/schedule.ts';
import { plan } from './plans.ts';

const asked = plan({ games: 30 });

function results(moves: readonly number[]): GameResult[] {
  const outcome = { scores: [1, 0, 0], tiebreaks: [], ranking: [0, 1, 2], winners: [0] };
  return moves.map((own, index) => ({ ...jobOf(asked, index), moves: own, outcome }));
}

it('the histogram of lengths has bins of a round width, and few bins for few games', () => {
  const [lengths] = lengthsOf(asked, results(Array.from({ length: 30 }, (_, index) => 129 - index)));
  expect(lengths).toMatchObject({ games: 30, mean: 114.5, quartiles: [100, 107, 114, 122, 129] });
  expect(lengths?.bins.map(({ from, to, games }) => [from, to, games])).toEqual([
    [100, 104, 5],
    [105, 109, 5],
    [110, 114, 5],
    [115, 119, 5],
    [120, 124, 5],
    [125, 129, 5],
  ]);
});

it('games of equal length share one bin', () => {
  expect(lengthsOf(asked, results([7, 7]))[0]?.bins).toEqual([{ from: 7, to: 7, games: 2 }]);
});
