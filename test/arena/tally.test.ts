import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../src/arena/intervals.ts';
import { proportion } from '../../src/arena/intervals.ts';
import type { GameResult } from '../../src/arena/play.ts';
import type { Comparison } from '../../src/arena/ratings.ts';
import { ratingsOf } from '../../src/arena/ratings.ts';
import { printCsv, printTable } from '../../src/arena/report.ts';
import { tally } from '../../src/arena/tally.ts';
import { places } from '../../src/core/outcome.ts';
import { seeded } from '../../src/core/rng.ts';
import { plan } from './plans.ts';

/** A game of these seats with these scores, or a stopped game without scores. */
function result(
  index: number,
  seats: string | readonly string[],
  scores?: readonly number[],
  winners?: readonly number[],
): GameResult {
  const ranking = places(scores ?? [], []);
  const first = ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const outcome = scores && { scores, tiebreaks: scores.map(() => []), ranking, winners: winners ?? first };
  return { index, setting: 0, deal: index, seats: [...seats], moves: 100, outcome: outcome ?? null };
}

describe('proportion', () => {
  it('is Wilson’s interval', () => {
    const { value, low, high } = proportion(8, 10);
    expect([value, low, high].map((part) => part.toFixed(4))).toEqual(['0.8000', '0.4902', '0.9433']);
  });

  it('stays between 0 and 1, and is 0 to 1 without data', () => {
    expect(proportion(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
    expect(proportion(5, 5).high).toBeLessThanOrEqual(1);
    expect(proportion(0, 5).low).toBeCloseTo(0, 12);
  });
});

/** This many games between two entrants, of which the first has won a part. */
function games(first: number, second: number, count: number, part: number): Comparison[][] {
  return Array.from({ length: count }, (_, index) => [{ first, second, score: index < count * part ? 1 : 0 }]);
}

function widthOf(estimate: Estimate | undefined): number {
  return (estimate?.high ?? 0) - (estimate?.low ?? 0);
}

describe('ratings', () => {
  it('follow the odds of the points scored: 400 for ten to one', () => {
    // Enough games to make the drawn game in the prior irrelevant.
    const [strong, weak] = ratingsOf(2, games(0, 1, 110_000, 10 / 11));
    expect((strong?.value ?? 0) - (weak?.value ?? 0)).toBeCloseTo(400, 1);
    expect((strong?.value ?? 0) + (weak?.value ?? 0)).toBeCloseTo(3000, 6);
  });

  it('recover the strengths that generated the results', () => {
    const strengths = [1, 2, 5, 10];
    const met = strengths.flatMap((a, first) =>
      strengths.flatMap((b, second) =>
        second <= first ? [] : Array.from({ length: 5_000 }, () => [{ first, second, score: a / (a + b) }]),
      ),
    );
    const found = ratingsOf(4, met);
    const base = found[0]?.value ?? 0;
    for (const [index, strength] of strengths.entries()) {
      expect((found[index]?.value ?? 0) - base).toBeCloseTo(400 * Math.log10(strength), 0);
    }
  });

  it('stay finite after wins only, and get more precise with more games', () => {
    const [few] = ratingsOf(2, games(0, 1, 10, 1));
    const [many] = ratingsOf(2, games(0, 1, 1_000, 0.6));
    expect(few?.high).toBeLessThan(10_000);
    expect(widthOf(many)).toBeLessThan(widthOf(few) / 4);
  });

  it('have intervals that match the standard error of a difference of two', () => {
    const [first, second] = ratingsOf(2, games(0, 1, 100, 0.5));
    expect(first?.value).toBeCloseTo(1500, 6);
    // The difference of the logarithms has variance 4 / n. Each of the two, with sum 0, has a quarter of it.
    const half = ((1.959964 * 400) / Math.LN10) * Math.sqrt(1 / 101);
    expect((first?.high ?? 0) - 1500).toBeCloseTo(half, 6);
    expect(1500 - (second?.low ?? 0)).toBeCloseTo(half, 6);
  });

  it('do not pull entrants together who have not met: a ladder of equal steps has the height of its steps', () => {
    const steps = 7;
    const ladder = Array.from({ length: steps }, (_, step) => games(step + 1, step, 100, 0.8)).flat();
    const found = ratingsOf(steps + 1, ladder);
    const climbed = (found[steps]?.value ?? 0) - (found[0]?.value ?? 0);
    // One drawn game per hundred makes each step slightly lower.
    expect(climbed).toBeCloseTo(steps * 400 * Math.log10(80.5 / 20.5), 0);
  });

  it('include entrants without games, with wide intervals', () => {
    const [a, b, c] = ratingsOf(3, games(0, 1, 100, 0.5));
    expect([a, b, c].every((rating) => Math.abs((rating?.value ?? 0) - 1500) < 1e-6)).toBe(true);
    expect(widthOf(c)).toBeGreaterThan(1.5 * widthOf(a));
  });

  it('have wider intervals at large tables, whose results are correlated', () => {
    // Equal players at tables of n: the spread of a rating is (n + 1) / 3 times that of independent pairs.
    const rng = seeded(4);
    for (const seats of [3, 6]) {
      const tables = Array.from({ length: 2_000 }, (): Comparison[] => {
        const luck = Array.from({ length: seats }, () => rng.int(2 ** 30));
        return luck.flatMap((own, first) =>
          luck
            .slice(first + 1)
            .map((other, index) => ({ first, second: first + 1 + index, score: own > other ? 1 : 0 })),
        );
      });
      const pairs = tables.flatMap((table) => table.map((comparison) => [comparison]));
      const ratio = widthOf(ratingsOf(seats, tables)[0]) / widthOf(ratingsOf(seats, pairs)[0]);
      expect(ratio).toBeCloseTo(Math.sqrt((seats + 1) / 3), 1);
    }
  });
});

describe('a tally', () => {
  const drawn = plan({ entrants: ['a', 'b', 'c'], games: 5 });
  const report = tally(drawn, [
    result(0, 'abc', [3, 2, 1]),
    result(1, 'bca', [2, 2, 1]),
    result(2, 'cab', [0, 0, 0], []),
    result(3, 'abc'),
  ]);

  it('counts shared, undecided and stopped games', () => {
    expect(report).toMatchObject({ games: 4, draws: 1, withoutWinner: 1, stopped: 1, meanMoves: 100 });
  });

  it('gives shares of a win and mean places, over finished games', () => {
    const standing = (name: string): object | undefined => report.standings.find((found) => found.name === name);
    expect(standing('a')).toMatchObject({ seats: 3, wins: 1, meanPlace: 5 / 3 });
    expect(standing('b')).toMatchObject({ seats: 3, wins: 0.5, meanPlace: 4 / 3 });
    expect(standing('c')).toMatchObject({ seats: 3, wins: 0.5 });
  });

  it('compares each pair that met, with a tie counting half', () => {
    const pairing = report.pairings.find(({ name, against }) => name === 'b' && against === 'c');
    expect(pairing).toMatchObject({ games: 3, score: { value: 2 / 3 } });
  });

  it('sums over the seats if one entrant has several', () => {
    const twice = tally(plan({ entrants: ['a', 'a', 'b'], games: 1 }), [result(0, 'aab', [1, 3, 2])]);
    expect(twice.standings.find(({ name }) => name === 'a')).toMatchObject({ seats: 2, wins: 1, meanPlace: 2 });
    expect(twice.pairings[0]).toMatchObject({ games: 1, score: { value: 0.5 } });
  });

  it('is defined for any number of known games, also none', () => {
    expect(tally(drawn, [])).toMatchObject({ games: 0, meanMoves: 0, pairings: [] });
    expect(tally(drawn, []).standings.map(({ meanPlace }) => meanPlace)).toEqual([null, null, null]);
  });

  it('is printed as a table and as CSV', () => {
    const table = printTable(report);
    expect(table).toContain('4 of 5 games; 1 with several winners, 1 without a winner, 1 stopped');
    expect(table).toMatch(/^a +\d+ +/m);
    expect(
      printTable(
        tally(plan({ entrants: ['strong', 'weak'], games: 3 }), [
          result(0, ['strong', 'weak'], [2, 1]),
          result(1, ['weak', 'strong'], [1, 2]),
          result(2, ['strong', 'weak'], [1, 2]),
        ]),
      ),
    ).toBe(
      [
        'elfenland (2 seats): 3 games; 0 with several winners, 0 without a winner, 0 stopped; 100 moves a game; seed 1',
        '',
        'entrant  rating         95 %  wins  win rate         95 %  mean place  seats',
        'strong     1544  1369 … 1720     2    66.7 %  20.8 … 93.9        1.33      3',
        'weak       1456  1280 … 1631     1    33.3 %   6.1 … 79.2        1.67      3',
        '',
        'entrant  against   score         95 %  games',
        'strong      weak  66.7 %  20.8 … 93.9      3  open',
        'weak      strong  33.3 %   6.1 … 79.2      3  open',
      ].join('\n'),
    );
    const [head = '', ...rows] = printCsv(report).trimEnd().split('\n');
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(row.split(',')).toHaveLength(head.split(',').length);
    expect(printCsv(tally(plan({ entrants: ['./a,b.mjs', 'c'] }), []))).toContain('"./a,b.mjs"');
  });
});
