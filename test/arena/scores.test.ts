import { expect, it } from 'vitest';
import { scoreOf } from '../../src/arena/scores.ts';

it('a score is the share of rival seats that an entrant finishes ahead of; a tie counts half', () => {
  const ranking = [1, 0, 1, 2];
  expect(scoreOf(['a', 'b', 'b', 'b'], ranking, 'a', 'b')).toBe(1.5 / 3);
  expect(scoreOf(['a', 'b', 'b', 'b'], ranking, 'b', 'a')).toBe(1.5 / 3);
  expect(scoreOf(['a', 'a', 'b', 'b'], ranking, 'a', 'b')).toBe(3.5 / 4);
});

it('there is no score for entrants that do not meet', () => {
  expect(scoreOf(['a', 'c'], [0, 1], 'a', 'b')).toBeUndefined();
});
