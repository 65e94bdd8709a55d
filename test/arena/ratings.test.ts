import { expect, it } from 'vitest';
import { ratingsOf } from '../../src/arena/ratings.ts';

it('a long ladder on which everybody beats the next alone is rated in its order, though the fit is not gone through to its end', () => {
  const games = Array.from({ length: 79 }, (_, first) => [{ first, second: first + 1, score: 1 }]);
  const ratings = ratingsOf(80, games).map(({ value }) => value);
  expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
  // Five times as many rounds would come to 9038.5.
  expect(ratings[0]).toBeCloseTo(8784.8, 1);
});
