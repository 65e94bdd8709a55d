import { describe, expect, it } from 'vitest';
import { flatMonteCarloBot } from '../../src/bots/flat-monte-carlo.ts';
import { Evaluator } from '../../src/bots/simulation.ts';
import { seeded } from '../../src/core/rng.ts';
import { fork, gifts, nim, pile, shared, WALK } from './toys.ts';

describe('flat Monte Carlo', () => {
  it('plays out: of six stones it takes two, which only the following play distinguishes', () => {
    // With random play-outs, the player who leaves 5, 4 or 3 stones wins 4, 6 or 4.5 games of 9.
    const bot = flatMonteCarloBot(nim);
    const state = pile(6);
    for (let seed = 0; seed < 3; seed++) {
      const observation = { viewer: 0, actor: 0, view: nim.view(state, 0), moves: nim.legalMoves(state) };
      expect(bot.decide(observation, { budget: { iterations: 3_000 }, rng: seeded(seed) })).toEqual({
        type: 'take',
        stones: 2,
      });
    }
  });

  it('chooses by the mean reward of a move, not by its number of visits', () => {
    // The move with a fifth of a win has one more visit than that with a quarter, or one fewer.
    const bot = flatMonteCarloBot(shared);
    const state = { phase: 'sharing', players: 5, winners: 0 };
    for (let seed = 0; seed < 20; seed++) {
      const observation = { viewer: 0, actor: 0, view: shared.view(state, 0), moves: shared.legalMoves(state) };
      expect(bot.decide(observation, { budget: { iterations: 3 }, rng: seeded(seed) })).toEqual({
        type: 'share',
        with: 4,
      });
    }
  });
});

describe('flat Monte Carlo with a constant heuristic', () => {
  const state = { phase: 'walking', players: 2, taken: '' as const, steps: 0 };
  const choiceOf = (depth: number | undefined): string => {
    const bot = flatMonteCarloBot(fork, { evaluate: () => 0, ...(depth !== undefined && { depth }) });
    const observation = { viewer: 0, actor: 0, view: fork.view(state, 0), moves: fork.legalMoves(state) };
    return bot.decide(observation, { budget: { iterations: 2 }, rng: seeded(1) }).type;
  };

  it('plays out until the end distinguishes the moves', () => {
    expect(choiceOf(undefined)).toBe('right');
  });

  it('plays out to the given depth and no further', () => {
    expect([WALK - 1, WALK].map(choiceOf)).toEqual(['left', 'right']);
  });
});

describe('rewards', () => {
  const at = (given: number[]): { phase: string; players: number; given: number[] } => ({
    phase: 'giving',
    players: 3,
    given,
  });

  it('of a finished game are the shares of the win', () => {
    const judge = new Evaluator(gifts, {}, 3, 0);
    expect(judge.rewards(at([1, 2, 1]))).toEqual([0, 1, 0]);
    expect(judge.rewards(at([1, 2, 0]))).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });

  it('of a game cut off without a heuristic are equal shares', () => {
    expect(new Evaluator(gifts, {}, 3, 0).rewards(at([1]))).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });

  it('of a game cut off rank its margin among the margins seen', () => {
    // One seat is worth the number of stones, the other nothing: its margins are 4, 8, 0, 6.
    const evaluate = ({ stones }: { readonly stones: number }, seat: number): number => (seat === 0 ? stones : 0);
    const judge = new Evaluator(nim, { evaluate }, 2, 0);
    const found = [4, 8, 1, 7].map((stones) => judge.rewards(pile(stones)));
    // By definition: the logistic function of the distance from the mean in standard deviations, including the last
    // margin.
    const expected = [[4], [4, 8], [4, 8, 1], [4, 8, 1, 7]].map((margins) => {
      const mean = margins.reduce((sum, own) => sum + own, 0) / margins.length;
      const deviation = Math.sqrt(margins.reduce((sum, own) => sum + (own - mean) ** 2, 0) / margins.length);
      const off = deviation === 0 ? 0 : ((margins.at(-1) ?? 0) - mean) / deviation;
      return 1 / (1 + Math.exp(-off));
    });
    for (const [index, [own = 0, other = 0]] of found.entries()) {
      expect(own).toBeCloseTo(expected[index] ?? 0, 12);
      expect(other).toBeCloseTo(1 - (expected[index] ?? 0), 12);
    }
  });

  it('of a seat without rivals rank its own values', () => {
    const evaluate = ({ stones }: { readonly stones: number }): number => stones;
    const judge = new Evaluator(nim, { evaluate }, 1, 0);
    const [first = 0, better = 0, worse = 0] = [4, 8, 1].flatMap((stones) => judge.rewards(pile(stones)));
    expect(first).toBe(1 / 2);
    expect(better).toBeGreaterThan(1 / 2);
    expect(worse).toBeLessThan(1 / 2);
  });
});
