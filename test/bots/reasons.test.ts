import { describe, expect, it } from 'vitest';
import { botNames, botOf, explainBot } from '../../src/bots/catalogue.ts';
import type { Explanation, WeighedMove } from '../../src/bots/reasons.ts';
import type { GameTypes } from '../../src/core/game.ts';
import type { Kit } from '../../src/core/kit.ts';
import { Match } from '../../src/core/match.ts';
import type { Observation } from '../../src/core/observation.ts';
import { seeded } from '../../src/core/rng.ts';
import { kits } from '../../src/games/index.ts';
import { anyOf } from '../core/at-random.ts';
import { type Nim, nim, pile } from './toys.ts';

const NAMES = ['random', 'easy', 'greedy', 'flat:30', 'ismcts:30'];

/** The first decisions in a game that have a choice. */
function decisions<T extends GameTypes>({ game }: Kit<T>, seed: number, count: number): Observation<T>[] {
  const match = new Match(game, { seed });
  const rng = seeded(seed);
  const found: Observation<T>[] = [];
  while (match.actor !== 'over' && found.length < count) {
    const { actor } = match;
    if (typeof actor !== 'number') {
      match.chance();
      continue;
    }
    const observation = match.observe(actor);
    if (observation.moves.length > 1) found.push(observation);
    match.play(actor, anyOf(observation.moves, rng));
  }
  return found;
}

function seen(stones: number): Observation<Nim> {
  return { viewer: 0, actor: 0, view: pile(stones), moves: nim.legalMoves(pile(stones)) };
}

function explainNim(name: string, observation: Observation<Nim>): Explanation<Nim> {
  return explainBot(name, { game: nim, evaluate: ({ stones }) => -stones }, observation, seeded(4));
}

describe.each(kits.map((kit) => ({ id: kit.game.id, kit })))('$id', ({ kit }) => {
  it.each(NAMES)('%s plays the move it explains, and weighs every move it considers', (name) => {
    for (const [index, observation] of decisions(kit, 3, 4).entries()) {
      const { move, weighed } = explainBot(name, kit, observation, seeded(index));
      expect(botOf(name, kit).decide(observation, { rng: seeded(index) })).toEqual(move);
      expect(weighed[0]?.move).toEqual(move);
      const print = ({ move: each }: WeighedMove): string => kit.game.print(each);
      const tried = kit.search?.shortlist?.(observation.view) ?? observation.moves;
      expect(weighed.map(print).sort()).toEqual(tried.map((each) => kit.game.print(each)).sort());
    }
  });
});

describe('ismcts', () => {
  it('divides its iterations among the moves and ranks them by visits', () => {
    const { weighed } = explainNim('ismcts:200', seen(7));
    const visits = weighed.map((each) => each.visits);
    expect(visits.reduce((sum, count) => sum + count, 0)).toBe(200);
    expect(visits).toEqual([...visits].sort((one, other) => other - one));
    expect(weighed.map(({ share }) => share)).toEqual(visits.map((count) => count / 200));
    expect(weighed.reduce((sum, { prior }) => sum + (prior ?? 0), 0)).toBeCloseTo(1, 12);
    for (const { values, expected, move } of weighed) {
      expect(values).toHaveLength(2);
      expect(values?.every((value) => value >= 0 && value <= 1)).toBe(true);
      expect(expected).toBe(move.stones - 7);
    }
  });

  it('has no values for moves that no iteration tried', () => {
    const { weighed } = explainNim('ismcts:1', seen(7));
    expect(weighed.map(({ visits, values }) => [visits, values?.length])).toEqual([
      [1, 2],
      [0, undefined],
      [0, undefined],
    ]);
  });

  it('values taking the last stones as a won game', () => {
    const { weighed } = explainNim('ismcts:200', seen(3));
    expect(weighed[0]).toMatchObject({ move: { stones: 3 }, values: [1, 0] });
  });

  it('has no priors without a heuristic, and spends no iterations on a forced move', () => {
    const { weighed } = explainBot('ismcts:50', { game: nim }, seen(7), seeded(1));
    expect(weighed.map(({ prior, expected }) => [prior, expected])).toEqual(Array(3).fill([null, null]));
    const { weighed: forced } = explainNim('ismcts:50', seen(1));
    expect(forced).toEqual([
      { move: { type: 'take', stones: 1 }, visits: 0, share: 0, values: null, prior: null, expected: null },
    ]);
  });
});

describe('flat', () => {
  it('ranks moves by their mean', () => {
    const { weighed } = explainNim('flat:31', seen(3));
    expect(weighed[0]).toMatchObject({ move: { stones: 3 }, values: [1, 0] });
    expect(weighed.map(({ visits }) => visits).sort()).toEqual([10, 10, 11]);
    const own = weighed.map(({ values }) => values?.[0] ?? 0);
    expect(own).toEqual([...own].sort((one, other) => other - one));
  });

  it('spends no iterations on a forced move', () => {
    expect(explainNim('flat:50', seen(1)).weighed).toMatchObject([{ visits: 0, values: null }]);
  });

  it('has no value for a move it has not tried', () => {
    const { weighed } = explainNim('flat:1', seen(3));
    expect(weighed.filter(({ values }) => values === null).map(({ visits }) => visits)).toEqual([0, 0]);
  });
});

describe('greedy', () => {
  it('ranks moves by the heuristic after the move', () => {
    const { weighed } = explainNim('greedy', seen(9));
    expect(weighed.map(({ move, expected }) => [move.stones, expected])).toEqual([
      [3, -6],
      [2, -7],
      [1, -8],
    ]);
  });
});

it('a level gives no reasons for a slip', () => {
  const kit = { game: nim, evaluate: () => 0, levels: { easy: { bot: 'greedy', slips: 1 } } };
  const { weighed } = explainBot('easy', kit, seen(9), seeded(1));
  expect(weighed.map(({ expected }) => expected)).toEqual([null, null, null]);
});

it('explainBot refuses an unknown bot', () => {
  expect(() => explainBot('wizard', { game: nim }, seen(3), seeded(1))).toThrow(`there are: ${botNames.join(', ')}.`);
});
