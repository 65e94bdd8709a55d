import { expect, it } from 'vitest';
import type { Heuristic } from '../../src/bots/bot.ts';
import { expectations, greedyBot } from '../../src/bots/greedy.ts';
import { seeded } from '../../src/core/rng.ts';
import { type Bet, betting, nim, pile } from './toys.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

/** The number of stones taken of seven, by seed. */
function taken(evaluate: Heuristic<ReturnType<typeof pile>>): number[] {
  const state = pile(7);
  const observation = { viewer: 0, actor: 0, view: nim.view(state, 0), moves: nim.legalMoves(state) };
  return SEEDS.map((seed) => greedyBot(nim, evaluate).decide(observation, { rng: seeded(seed) }).stones);
}

it('greedy plays the move with the best evaluation for its seat, for any seed', () => {
  expect(new Set(taken(({ stones }) => -stones))).toEqual(new Set([3]));
  expect(new Set(taken(({ stones }) => stones))).toEqual(new Set([1]));
});

it('greedy chooses at random among equally good moves', () => {
  expect(new Set(taken(({ stones }) => (stones === 4 ? 0 : 1)))).toEqual(new Set([1, 2]));
});

it.each([
  [3, 'roll'],
  [1, 'keep'],
] as const)('with %i winning outcomes of four greedy chooses: %s', (chances, type) => {
  const game = betting(chances);
  const view: Bet = { phase: 'betting', players: 1, won: null, rolling: false };
  const observation = { viewer: 0, actor: 0, view, moves: game.legalMoves(view) };
  const evaluate: Heuristic<Bet> = ({ won }) => won ?? 0;
  expect(greedyBot(game, evaluate).decide(observation, { rng: seeded(1) }).type).toBe(type);
});

it.each([
  // The averages are the same for any random numbers.
  [2, [2]],
  [1, [0, 4]],
])('with a limit of %i outcomes, a die with two is averaged or sampled', (outcomes, values) => {
  const game = betting(2);
  const state: Bet = { phase: 'betting', players: 1, won: null, rolling: false };
  const rolled = SEEDS.map((seed) => {
    const worth = ({ won }: Bet): number => won ?? 0;
    return expectations(game, worth, state, [{ type: 'roll' }], 0, outcomes, seeded(seed))[0];
  });
  expect([...new Set(rolled)].sort()).toEqual(values);
});
