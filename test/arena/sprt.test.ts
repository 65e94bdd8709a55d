import { describe, expect, it } from 'vitest';
import type { Backend } from '../../src/arena/arena.ts';
import { inProcess, run } from '../../src/arena/arena.ts';
import type { GameResult } from '../../src/arena/play.ts';
import { printTable } from '../../src/arena/report.ts';
import { logLikelihoodRatio, Sprt, upToVerdict } from '../../src/arena/sprt.ts';
import { tally } from '../../src/arena/tally.ts';
import { type Rng, seeded } from '../../src/core/rng.ts';
import { kits } from '../../src/games/index.ts';
import { plan } from './plans.ts';

const hypotheses = { elo0: 0, elo1: 60 };
const duel = plan({ entrants: ['a', 'b'], games: 1_000_000, sprt: hypotheses });

/** A game of a deal, one of two with alternating seats, that the first entrant wins with that probability. */
function game(index: number, probability: number, rng: Rng): GameResult {
  const [seats, own] = index % 2 === 0 ? [['a', 'b'], 0] : [['b', 'a'], 1];
  const won = rng.int(1_000_000) < 1_000_000 * probability;
  const ranking = [0, 1].map((seat) => ((seat === own) === won ? 1 : 2));
  const outcome = { scores: [0, 0], tiebreaks: [], ranking, winners: [won ? own : 1 - own] };
  return { index, setting: 0, deal: Math.floor(index / 2), seats, moves: 1, outcome };
}

/** The end of a test in which the first entrant is stronger by this much and the deal favours one seat. */
function verdictAt(elo: number, luck: number, rng: Rng): { verdict: string; games: number } {
  const mean = 1 / (1 + 10 ** (-elo / 400));
  const sprt = new Sprt(duel, hypotheses);
  let index = 0;
  while (sprt.end === undefined) {
    // The luck of a deal favours the same seat in both of its games.
    const shift = rng.int(2) === 0 ? luck : -luck;
    sprt.take(game(index, mean + shift, rng));
    sprt.take(game(index + 1, mean - shift, rng));
    index += 2;
  }
  return { verdict: sprt.report.verdict, games: index };
}

const ends = new Map<string, readonly string[]>();

/** The results of this many tests, cached. */
function endsOf(elo: number, luck: number, seed: number): readonly string[] {
  const key = `${elo} ${luck} ${seed}`;
  const rng = seeded(seed);
  const known = ends.get(key) ?? Array.from({ length: 300 }, () => verdictAt(elo, luck, rng).verdict);
  ends.set(key, known);
  return known;
}

/** The fraction of this many tests that accept the hypothesis. */
function rateOf(verdict: string, elo: number, luck: number, seed: number): number {
  const verdicts = endsOf(elo, luck, seed);
  return verdicts.filter((own) => own === verdict).length / verdicts.length;
}

describe('the sequential probability ratio test', () => {
  // 300 tests that err with probability 0.05 err in more than 9 % of cases once in a thousand times.
  it.each([0, 0.3])('keeps its error rate, with luck of %d in the deals', (luck) => {
    expect(rateOf('elo1', hypotheses.elo0, luck, 1)).toBeLessThan(0.09);
    expect(rateOf('elo0', hypotheses.elo1, luck, 2)).toBeLessThan(0.09);
  });

  it('has bounds no wider than necessary: it does err sometimes', () => {
    expect(rateOf('elo1', hypotheses.elo0, 0, 1) + rateOf('elo0', hypotheses.elo1, 0, 2)).toBeGreaterThan(0.02);
  });

  it('needs fewer games if the luck of a deal affects both seatings', () => {
    const games = (luck: number): number => {
      const rng = seeded(5);
      return Array.from({ length: 100 }, () => verdictAt(60, luck, rng).games).reduce((sum, own) => sum + own, 0);
    };
    expect(games(0.4)).toBeLessThan(0.8 * games(0));
  });

  it('has the ratio of two binomials if every deal is won or lost', () => {
    const counts = new Map([
      [0, 40],
      [1, 60],
    ]);
    const p1 = 1 / (1 + 10 ** (-60 / 400));
    const expected = 60 * Math.log(p1 / 0.5) + 40 * Math.log((1 - p1) / 0.5);
    expect(logLikelihoodRatio(counts, hypotheses)).toBeCloseTo(expected, 6);
    expect(logLikelihoodRatio(new Map(), hypotheses)).toBe(0);
  });

  it('rejects a difference if every deal is split', () => {
    const sprt = new Sprt(duel, hypotheses);
    for (let index = 0; sprt.end === undefined && index < 10_000; index++) {
      // The first seat always wins.
      sprt.take(game(index, index % 2 === 0 ? 1 : 0, seeded(1)));
    }
    expect(sprt.report.verdict).toBe('elo0');
  });
});

describe('an arena with a test', () => {
  const drawn = plan({ entrants: ['greedy', 'random'], games: 400, sprt: { elo0: 0, elo1: 200 } });

  it('ends when the test is decided, after the same game for any order of the games', async () => {
    const results = await run(drawn, { kits });
    expect(results.length).toBeLessThan(drawn.games);
    const more = results.slice(0, 1).map((own) => ({ ...own, index: results.length }));
    expect(upToVerdict(drawn, [...results, ...more])).toEqual(results);
    const report = tally(drawn, results);
    expect(report.sprt).toMatchObject({
      verdict: 'elo1',
      first: 'greedy',
      second: 'random',
      deals: results.length / 2,
    });
    expect(printTable(report)).toMatch(
      /^SPRT, greedy over random by 0 or 200 Elo: LLR \d.* accepted: 200 rather than 0$/m,
    );

    const unruly: Backend = async (of, ranges, tell, signal) => {
      const some = ranges.filter(({ from }) => from < results.length + 20);
      for (const range of [...some].reverse()) {
        // Playing the rest would give the same results again.
        const played = results.slice(range.from, range.to);
        if (played.length === range.to - range.from) tell(played);
        else await inProcess(of, [range], tell, signal);
      }
    };
    expect(await run(drawn, { kits, backend: unruly })).toEqual(results);
    expect(await run(drawn, { kits, done: results, backend: () => Promise.resolve() })).toEqual(results);
  });

  it.each([
    [{ sprt: { elo0: 20, elo1: 20 } }, /elo0 must be less than elo1/],
    [{ sprt: { elo0: 0, elo1: 5_000 } }, /^sprt\.elo1 cannot be 5000; expected: number from -1000 to 1000$/],
  ])('refuses %j', async (changes, message) => {
    await expect(run(plan(changes), { kits })).rejects.toThrow(message);
  });
});
