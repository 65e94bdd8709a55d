import { describe, expect, it } from 'vitest';
import type { Bot, Budget } from '../../src/bots/bot.ts';
import { iterating, parseBudget } from '../../src/bots/bot.ts';
import { botNames, botOf } from '../../src/bots/catalogue.ts';
import { flatMonteCarloBot } from '../../src/bots/flat-monte-carlo.ts';
import { isMctsBot } from '../../src/bots/is-mcts.ts';
import type { Game, GameTypes } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import type { Observation } from '../../src/core/observation.ts';
import { seeded } from '../../src/core/rng.ts';
import { kits, strage } from '../../src/games/index.ts';
import { gifts, guessing, guessingHeard, type Nim, nim, pile } from './toys.ts';

const SEARCHES = { flatMonteCarloBot, isMctsBot };

function decide<T extends GameTypes>(
  game: Game<T>,
  bot: Bot<T, T['move']>,
  state: T['state'],
  budget: Budget,
  seed: number = 1,
): T['move'] {
  const actor = game.actor(state);
  const viewer = actor === 'chance' || actor === 'over' ? 'table' : actor;
  const view = game.view(state, viewer);
  const observation: Observation<T> = { viewer, view, actor, moves: game.legalMoves(state) };
  return bot.decide(observation, { budget, rng: seeded(seed) });
}

describe('IS-MCTS', () => {
  it.each([5, 6, 7, 9, 10, 11])('takes from %i stones so that a multiple of four is left, which wins', (stones) => {
    expect(decide(nim, isMctsBot(nim), pile(stones), { iterations: 3_000 }).stones).toBe(stones % 4);
  });

  it('repays the seat that gave to it: in a game of three each seat maximizes its own result', () => {
    const state = { phase: 'giving', players: 3, given: [1] };
    // Seat 1 gives to 0 or 2. If it gives to 2, it can win alone only if 2 does not share.
    const { to } = decide(gifts, isMctsBot(gifts), { ...state, given: [1, 0] }, { iterations: 300 });
    // Seats 0 and 1 have a point each; seat 2 loses with either move, so it may choose any.
    expect([0, 1]).toContain(to);
    expect(decide(gifts, isMctsBot(gifts), { ...state, given: [2, 0] }, { iterations: 300 }).to).toBe(1);
  });

  it('plays the same moves for a heuristic of any scale', () => {
    const near = isMctsBot(nim, { evaluate: ({ stones, turn }, seat) => (stones % 4 === 0 && turn !== seat ? 1 : 0) });
    const far = isMctsBot(nim, {
      evaluate: ({ stones, turn }, seat) => (stones % 4 === 0 && turn !== seat ? 4096 : 0),
    });
    for (const stones of [5, 6, 7, 21, 22, 23]) {
      const move = decide(nim, near, pile(stones), { iterations: 200 });
      expect(move.stones).toBe(stones % 4);
      expect(decide(nim, far, pile(stones), { iterations: 200 })).toEqual(move);
    }
  });
});

describe.each(Object.entries(SEARCHES))('%s', (_, search) => {
  it.each(['gold', 'lead'] as const)('guesses the more likely card for either hidden card (%s)', (card) => {
    const state = { phase: 'guess', players: 2, card, guessed: '' };
    expect(decide(guessing, search(guessing), state, { iterations: 400 }).type).toBe('lead');
  });

  it('takes the last stones', () => {
    expect(decide(nim, search(nim), pile(3), { iterations: 300 }).stones).toBe(3);
  });

  it('samples one state of the view per iteration', () => {
    let drawn = 0;
    const counting = guessingHeard(() => {
      drawn += 1;
    });
    decide(counting, search(counting), { phase: 'guess', players: 2, card: 'gold', guessed: '' }, { iterations: 37 });
    expect(drawn).toBe(37);
  });

  it('refuses to choose without a legal move', () => {
    expect(() => decide(nim, search(nim), pile(0), { iterations: 10 })).toThrow(/after the end/);
  });
});

describe.each(kits.map((kit) => ({ id: kit.game.id, kit })))('$id', ({ kit }) => {
  const { game } = kit;

  /** The moves that the bots make in the first decisions of a game. */
  function played(name: string, seed: number): string[] {
    const bot = botOf(name, kit);
    const match = new Match(game, { seed });
    const rng = seeded(seed);
    const moves: string[] = [];
    while (match.actor !== 'over' && moves.length < 8) {
      const { actor } = match;
      if (typeof actor !== 'number') {
        match.chance();
        continue;
      }
      // A match refuses illegal moves.
      const move = bot.decide(match.observe(actor), { rng });
      match.play(actor, move);
      moves.push(match.game.print(move));
    }
    return moves;
  }

  it.each(['random', 'greedy', 'flat:40', 'ismcts:40'])('%s plays, and makes the same moves again', (name) => {
    const moves = played(name, 11);
    expect(moves.length).toBe(8);
    expect(played(name, 11)).toEqual(moves);
  });

  it('is played with a time budget', () => {
    expect(played('ismcts:3ms', 5).length).toBe(8);
    expect(played('flat:3ms', 5).length).toBe(8);
  });
});

describe('a budget', () => {
  it('has at least one iteration', () => {
    const count = (budget: Budget): number => {
      let spent = 0;
      let isOver = false;
      const steps = iterating(budget, () => {
        spent += 1;
      });
      while (!isOver) isOver = steps.next().done === true;
      return spent;
    };
    expect([count({ iterations: 25 }), count({ iterations: 0.1 }), count({ milliseconds: 1e-9 })]).toEqual([25, 1, 1]);
  });

  it('is parsed from text, and an invalid text is refused', () => {
    expect(parseBudget('500')).toEqual({ iterations: 500 });
    expect(parseBudget('200ms')).toEqual({ milliseconds: 200 });
    expect(['', '0', '-5', '1.5', '5s', '1e3', ' 5'].map(parseBudget)).toEqual(Array(7).fill(undefined));
  });
});

it('a given budget replaces the one in the name or settings', () => {
  const state = pile(11);
  const observation = { viewer: 0, actor: 0, view: nim.view(state, 0), moves: nim.legalMoves(state) };
  let looked = 0;
  const counting = { evaluate: () => ++looked };
  const iterationsOf = (bot: Bot<Nim>, budget?: Budget): number => {
    looked = 0;
    bot.decide(observation, { rng: seeded(1), budget });
    return looked;
  };
  const named = botOf('flat:7', { game: nim, ...counting });
  expect(iterationsOf(named, { iterations: 20 })).toBe(20 * (iterationsOf(named) / 7));
  const made = flatMonteCarloBot(nim, { ...counting, depth: 0, budget: { iterations: 3 } });
  expect([iterationsOf(made), iterationsOf(made, { iterations: 9 })]).toEqual([6, 18]);
});

it.each([
  ...['', 'wizard', 'random:5', 'greedy:1', 'ismcts', 'ismcts:', 'ismcts:0', 'ismcts:5:5', 'flat:1s', 'constructor'],
])('the unknown bot "%s" is refused', (name) => {
  expect(() => botOf(name, { game: strage })).toThrow(`there are: ${botNames.join(', ')}.`);
});
