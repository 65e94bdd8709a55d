import { describe, expect, it } from 'vitest';
import { randomBot } from '../../../src/bots/bot.ts';
import { greedyBot } from '../../../src/bots/greedy.ts';
import { learnt as wizards } from '../../../src/games/elfenwizards/learnt.ts';
import { learnt as fairies } from '../../../src/games/fairys-fate/learnt.ts';
import { learnt as sprites } from '../../../src/games/strage/learnt.ts';
import { evaluate } from '../../../src/games/the-challenge/heuristic.ts';
import { type TheChallenge, theChallenge } from '../../../src/games/the-challenge/index.ts';
import { learnt as stones } from '../../../src/games/the-challenge/learnt.ts';
import { flat, pupils } from './learn/pupils.ts';
import { score } from './learn/score.ts';

const LEARNT: Readonly<Record<string, object>> = {
  elfenwizards: wizards,
  'fairys-fate': fairies,
  strage: sprites,
  'the-challenge': stones,
};

describe('the score', () => {
  const greedy = greedyBot(theChallenge, evaluate);

  it.each([2, 3])('of a bot against itself is a half, with %i seats', (players) => {
    // Both assignments of every seat, with the same random numbers.
    expect(score(theChallenge, greedy, greedy, { players, games: 4 * players, seed: 3 })).toBe(1 / 2);
  });

  it('counts for the first bot', () => {
    const random = randomBot<TheChallenge>();
    const matches = { players: 3, games: 6, seed: 3 };
    const won = score(theChallenge, greedy, random, matches);
    expect(won).toBeGreaterThan(0.8);
    expect(score(theChallenge, random, greedy, matches)).toBeLessThan(0.2);
  });
});

describe.each(pupils)('the weights of $id', (pupil) => {
  const { id, handMade, steps, seats } = pupil;

  it('are numbers with the names of the hand-made ones, each with a step', () => {
    expect(steps).toHaveLength(handMade.length);
    expect(steps.every((step) => step > 0)).toBe(true);
    const printed: object = JSON.parse(pupil.print(handMade));
    expect(Object.keys(LEARNT[id] ?? {})).toEqual(Object.keys(printed));
    expect(flat(printed)).toEqual(handMade);
  });

  it('play better than the hand-made ones', () => {
    const learnt = flat(LEARNT[id] ?? {});
    expect(pupil.compare(learnt, handMade, seats.min, 12, 11)).toBeGreaterThan(1 / 2);
  });
});
