import { describe, expect, it } from 'vitest';
import { fits, leaders, places } from '../../src/core/outcome.ts';

describe('places', () => {
  it('are one more than the number of seats strictly ahead', () => {
    expect(places([15, 15, 12], [])).toEqual([1, 1, 3]);
    expect(places([15, 15, 12], [[2], [2], [4]])).toEqual([1, 1, 3]);
  });

  it('are decided by the first tiebreak that differs', () => {
    expect(
      places(
        [7, 7, 7],
        [
          [1, 9],
          [2, 0],
          [2, 1],
        ],
      ),
    ).toEqual([3, 2, 1]);
    expect(places([-1, -3, -2], [])).toEqual([1, 3, 2]);
    // A missing tiebreak is no worse than 0.
    expect(places([7, 7], [[0], []])).toEqual([1, 1]);
  });
});

describe('an outcome', () => {
  const whole = { scores: [3, 1], tiebreaks: [], ranking: [1, 2], winners: [0] };
  it.each([
    { scores: [3, Number.NaN] },
    { scores: new Array(2) },
    { ranking: [1, 1.5] },
    { ranking: [0, 1] },
    { ranking: [1, 3] },
    { winners: [0, 0] },
    { winners: [2] },
  ])('is refused with %j', (wrong) => {
    expect(fits(whole, 2)).toBe(true);
    expect(fits({ ...whole, ...wrong }, 2)).toBe(false);
  });
});

describe('leaders', () => {
  it('are all seats at place 1', () => {
    expect(leaders([2, 1, 1])).toEqual([1, 2]);
  });
});
