import { expect, it } from 'vitest';
import { ratingsOf } from '../../src/arena/ratings.ts';

it('a long ladder in which each entrant beats only the next is rated in its order, although the fit stops early', () => {
  const games = Array.from({ length: 79 }, (_, first) => [{ first, second: first + 1, score: 1 }]);
  const ratings = ratingsOf(80, games).map(({ value }) => value);
  expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
  // Five times as many rounds would give 9038.5.
  expect(ratings[0]).toBeCloseTo(8784.8, 1);
});
