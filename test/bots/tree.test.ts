import { describe, expect, it, vi } from 'vitest';
import type { Heuristic } from '../../src/bots/bot.ts';
import { isMctsBot } from '../../src/bots/is-mcts.ts';
import { areSame, chooseChild, type Fan, newFan, newNode, priors, reward, type TreeNode } from '../../src/bots/tree.ts';
import type { Game, GameTypes } from '../../src/core/game.ts';
import { seeded } from '../../src/core/rng.ts';
import { type Bet, betting, fork, guessing, type Nim, nim, nimWith, pile, shared } from './toys.ts';

function decide<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  iterations: number,
  evaluate?: Heuristic<T['state']>,
  seed = 1,
): T['move'] {
  const observation = { viewer: 0, actor: 0, view: game.view(state, 0), moves: game.legalMoves(state) };
  const bot = isMctsBot(game, evaluate === undefined ? {} : { evaluate });
  return bot.decide(observation, { budget: { iterations }, rng: seeded(seed) });
}

describe('IS-MCTS', () => {
  it('first tries the move with the highest prior, wherever it is in the list', () => {
    for (const promising of [1, 2, 3]) {
      // Seat 0 has taken that many of nine stones.
      const evaluate: Heuristic<{ readonly stones: number }> = ({ stones }) => (stones === 9 - promising ? 1 : 0);
      expect(decide(nim, pile(9), 1, evaluate)).toEqual({ type: 'take', stones: promising });
    }
  });

  it('abandons a high prior that the play-outs refute', () => {
    const evaluate: Heuristic<{ readonly taken: string }> = ({ taken }, seat) =>
      taken === 'left' && seat === 0 ? 1 : 0;
    const state = { phase: 'walking', players: 2, taken: '' as const, steps: 0 };
    expect(decide(fork, state, 1, evaluate).type).toBe('left');
    expect(decide(fork, state, 400, evaluate).type).toBe('right');
  });

  it.each([
    [1, 1],
    [5, 2],
    [300, 5],
  ])('in %i iterations evaluates every move at the root %i times, in different states', (iterations, times) => {
    let asked = 0;
    const evaluate = (): number => {
      asked += 1;
      return 0;
    };
    decide(guessing, { phase: 'guessing', players: 2, card: 'gold', guessed: '' }, iterations, evaluate);
    // Every guess ends the game, and finished games are not evaluated by the heuristic.
    expect(asked).toBe(2 * times);
  });

  it('averages over a die at the first decision, and draws one outcome at later decisions', () => {
    const first = { phase: 'betting', players: 1, won: null, rolling: false };
    const worth: Heuristic<Bet> = ({ won }) => won ?? 0;
    const atOnce = betting(2);
    const averaged = vi.spyOn(atOnce, 'chances');
    decide(atOnce, first, 1, worth);
    expect(averaged).toHaveBeenCalledOnce();

    const later = betting(2);
    const { legalMoves, advance } = later;
    const isOpening = ({ phase }: Bet): boolean => phase === 'opening';
    // Before the bet, a choice between two equivalent moves.
    vi.spyOn(later, 'legalMoves').mockImplementation((state) =>
      isOpening(state) ? [{ type: 'win' }, { type: 'lose' }] : legalMoves(state),
    );
    vi.spyOn(later, 'advance').mockImplementation((state, move) => {
      if (isOpening(state)) Object.assign(state, { phase: 'betting' });
      else advance(state, move);
    });
    const [never, drawn] = [vi.spyOn(later, 'chances'), vi.spyOn(later, 'sample')];
    decide(later, { ...first, phase: 'opening' }, 20, worth);
    expect(never).not.toHaveBeenCalled();
    expect(drawn).toHaveBeenCalled();
  });

  describe('below the root', () => {
    const takes = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => ({ type: 'take' as const, stones: from + index }));

    /** The replies to the first move that are evaluated, if these are legal in the second and later descents. */
    function replies(legal: readonly Nim['move'][][], seed: number): readonly number[] {
      const found = new Set<number>();
      const rest = [...legal];
      const many = nimWith(({ turn }) => (turn === 0 ? takes(1, 2) : (rest.shift() ?? [])));
      // Taking one stone is much better than taking two.
      const evaluate: Heuristic<Nim['state']> = ({ stones, turn }) => {
        if (turn === 0) found.add(99 - stones);
        return stones === 99 ? 1 : 0;
      };
      decide(many, pile(100), legal.length + 1, evaluate, seed);
      return [...found];
    }

    it.each([
      [12, 2],
      [18, 4],
    ])('evaluates %i of many moves, drawn at random, at visit %i', (count, visits) => {
      const bySeed = [1, 2, 3].map((seed) => replies(Array(visits - 1).fill(takes(1, 50)), seed));
      expect(bySeed.map(({ length }) => length)).toEqual([count, count, count]);
      expect(new Set(bySeed.flat()).size).toBeGreaterThan(count);
    });

    it('evaluates no further moves if it knows enough of those that are legal now', () => {
      expect(replies([takes(1, 12), takes(13, 24), takes(1, 50)], 1)).toHaveLength(24);
    });
  });

  it('plays out: of two roads tried once each it takes the one that wins at its end', () => {
    expect(decide(fork, { phase: 'walking', players: 2, taken: '', steps: 0 }, 2).type).toBe('right');
  });

  it('chooses among moves with equal visits the one with more reward', () => {
    // A fifth of a win is listed before a quarter; two iterations try each once.
    expect(decide(shared, { phase: 'sharing', players: 5, winners: 0 }, 2)).toEqual({ type: 'share', with: 4 });
  });
});

describe('the tree', () => {
  /** A node visited as often as its children together, with the rewards of each visit for seats 0 and 1. */
  function decision(
    children: readonly { mean: number; rewards: readonly (readonly number[])[] }[],
  ): [node: TreeNode<string>, fan: Fan<string>] {
    const node = newNode<string>();
    const nodes = children.map(({ mean, rewards }) => {
      const child = newNode<string>();
      child.mean = mean;
      child.evaluations = 1;
      for (const each of rewards) {
        reward(child, each);
        reward(node, each);
      }
      return child;
    });
    for (const child of nodes) child.available = node.visits;
    return [
      node,
      newFan(
        children.map((_, index) => String(index)),
        nodes,
      ),
    ];
  }
  const won = [1, 0];
  const lost = [0, 1];

  it('sums the rewards of all visits for each seat and leaves the given lists unchanged', () => {
    const node = newNode<string>();
    const first = [0.5, 0.25];
    for (const rewards of [first, [1, 0], [0.25, 0.25]]) reward(node, rewards);
    expect(node).toMatchObject({ visits: 3, totals: [1.75, 0.5] });
    expect(first).toEqual([0.5, 0.25]);
  });

  it('chooses the child with more reward for the seat to decide', () => {
    const children = [
      { mean: 0, rewards: [won, won, lost] },
      { mean: 0, rewards: [lost, lost, won] },
    ];
    expect([0, 1].map((seat) => chooseChild(...decision(children), seat, 0))).toEqual([0, 1]);
  });

  it('compares children by mean reward, not by sum', () => {
    const children = [
      { mean: 0, rewards: [won, won, lost, lost, lost] },
      { mean: 0, rewards: [won] },
    ];
    expect(chooseChild(...decision(children), 0, 0)).toBe(1);
  });

  it('chooses the first of equal children', () => {
    const equal = { mean: 1, rewards: [won] };
    expect(chooseChild(...decision([{ mean: 0, rewards: [lost] }, equal, equal]), 0, 0)).toBe(1);
    expect(chooseChild(...decision([equal, equal, equal]), 0, 0)).toBe(0);
  });

  it('values an untried child at the mean of all visits so far', () => {
    const untried = { mean: 0, rewards: [] };
    const choiceAfter = (own: readonly (readonly number[])[], others: readonly (readonly number[])[]): number => {
      const [node, fan] = decision([{ mean: 0, rewards: own }, untried]);
      // Visits of children that are illegal in this state.
      for (const rewards of others) reward(node, rewards);
      return chooseChild(node, fan, 0, 0);
    };
    expect(choiceAfter([lost], [won])).toBe(1);
    expect(choiceAfter([won, lost], [lost, lost])).toBe(0);
  });

  it('prefers children with high priors, less so the more often they were tried', () => {
    const tried = (times: number): number =>
      chooseChild(
        ...decision([
          { mean: 0, rewards: [won, lost] },
          { mean: 1, rewards: Array.from({ length: times }, (_, index) => (index % 2 === 0 ? won : lost)) },
        ]),
        0,
        1,
      );
    expect([0, 2, 2_000].map(tried)).toEqual([1, 1, 0]);
  });

  it('normalizes priors of any scale', () => {
    for (const scale of [1e-6, 1, 1e6]) {
      const children = [0, 3, 1, -2].map((mean) => ({ mean: mean * scale, rewards: [won] }));
      expect(chooseChild(...decision(children), 0, 1)).toBe(1);
    }
  });

  it('skips children that have not been evaluated', () => {
    const [node, { nodes }] = decision([{ mean: 0, rewards: [lost] }]);
    const fan = newFan(['unseen', 'seen'], [null, ...nodes]);
    expect([chooseChild(node, fan, 0, 1), fan.evaluated]).toEqual([1, 1]);
  });
});

describe('priors', () => {
  it('sum to 1, grow with the evaluation, and are 0 for unevaluated children', () => {
    const nodes = [1, 5, 2].map((mean) => ({ ...newNode<string>(), mean }));
    const [first = 0, second = 0, unseen = 0, third = 0] = priors([...nodes.slice(0, 2), null, ...nodes.slice(2)]);
    expect(first + second + third).toBeCloseTo(1, 12);
    expect(unseen).toBe(0);
    expect(second).toBeGreaterThan(third);
    expect(third).toBeGreaterThan(first);
  });

  it('differ by a factor of e for half a standard deviation', () => {
    const [low = 0, high = 0] = priors([0, 6].map((mean) => ({ ...newNode<string>(), mean })));
    expect(Math.log(high / low)).toBeCloseTo(4, 9);
    expect(priors([1, 1].map((mean) => ({ ...newNode<string>(), mean })))).toEqual([0.5, 0.5]);
  });
});

describe('lists of moves', () => {
  const take = { type: 'take', stones: 1 };
  const roll = { type: 'roll', dice: [1, 6] };

  it('are equal if they have equal moves in the same order', () => {
    expect(areSame([], [])).toBe(true);
    expect(areSame([take, roll], [{ ...take }, { type: 'roll', dice: [1, 6] }])).toBe(true);
  });

  it.each([
    ['is longer', [take, roll, take]],
    ['is shorter', [take]],
    ['has another order', [roll, take]],
    ['has another value', [{ ...take, stones: 2 }, roll]],
    ['has another value in a list', [take, { type: 'roll', dice: [1, 5] }]],
    ['has another field', [{ type: 'take', cards: 1 }, roll]],
    ['has a field more', [{ ...take, from: 1 }, roll]],
    ['has a field less', [{ type: 'take' }, roll]],
  ])('differ if one %s', (_, other) => {
    expect(areSame([take, roll], other)).toBe(false);
  });
});
