import type { Bot, Heuristic } from '../../../../src/bots/bot.ts';
import { greedyBot } from '../../../../src/bots/greedy.ts';
import type { Game, GameTypes } from '../../../../src/core/game.ts';
import { evaluateBy as ofWizards } from '../../../../src/games/elfenwizards/heuristic.ts';
import { elfenwizards } from '../../../../src/games/elfenwizards/index.ts';
import { handMade as wizards } from '../../../../src/games/elfenwizards/weights.ts';
import { evaluateBy as ofFairies } from '../../../../src/games/fairys-fate/heuristic.ts';
import { fairysFate } from '../../../../src/games/fairys-fate/index.ts';
import { handMade as fairies } from '../../../../src/games/fairys-fate/weights.ts';
import { evaluateBy as ofSprites } from '../../../../src/games/strage/heuristic.ts';
import { strage } from '../../../../src/games/strage/index.ts';
import { handMade as sprites } from '../../../../src/games/strage/weights.ts';
import { evaluateBy as ofStones } from '../../../../src/games/the-challenge/heuristic.ts';
import { theChallenge } from '../../../../src/games/the-challenge/index.ts';
import { handMade as stones } from '../../../../src/games/the-challenge/weights.ts';
import { score } from './score.ts';

/** A game whose heuristic has weights to learn: numbers, in the order of its `weights.ts`. */
export interface Pupil {
  readonly id: string;
  readonly seats: Game['seats'];
  /** The initial weights, and the reference for measurements. */
  readonly handMade: readonly number[];
  /** The perturbation of each weight: about the change that affects play. */
  readonly steps: readonly number[];
  /** The score of greedy bots with these weights against greedy bots with those: {@link score}. */
  compare(these: readonly number[], those: readonly number[], players: number, games: number, seed: number): number;
  /** The weights as JSON, with two decimals. */
  print(weights: readonly number[]): string;
}

function pupil<T extends GameTypes, Weights extends object>(
  game: Game<T>,
  evaluateBy: (weights: Weights) => Heuristic<T['state']>,
  handMade: Weights,
  steps: Weights,
): Pupil {
  const print = (weights: readonly number[]): string => JSON.stringify(inShape(handMade, weights.map(round)));
  const botBy = (weights: readonly number[]): Bot<T, T['move']> =>
    greedyBot(game, evaluateBy(inShape(handMade, weights)));
  return {
    id: game.id,
    seats: game.seats,
    handMade: flat(handMade),
    steps: flat(steps),
    compare: (these, those, players, games, seed) => score(game, botBy(these), botBy(those), { players, games, seed }),
    print,
  };
}

export const pupils: readonly Pupil[] = [
  pupil(strage, ofSprites, sprites, {
    escorted: [5, 5, 5, 5, 5, 5, 5],
    halfElf: 2,
    rank: 1,
    near: 2,
    danger: 2,
    escortInDanger: 3,
    rival: 0.2,
  }),
  pupil(elfenwizards, ofWizards, wizards, {
    ready: 0.15,
    readyAbove: 0.04,
    spare: 0.1,
    rise: 0.7,
    hope: 0.3,
    minor: 0.4,
    idle: 0.3,
    unrolled: 0.4,
    defeated: 0.8,
  }),
  pupil(theChallenge, ofStones, stones, {
    sharpness: 0.2,
    sharpening: 0.4,
    stone: 0.15,
    fairyPoint: 0.15,
    inHand: 0.15,
    sprite: 0.8,
    ready: 0.4,
    mark: 0.5,
    fairy: 0.8,
    early: 0.8,
    kinds: [1, 1, 1, 1, 1, 1],
    rival: 0.2,
  }),
  pupil(fairysFate, ofFairies, fairies, {
    needed: 10,
    complete: 10,
    spare: 3,
    recipe: 5,
    serpent: 3,
    lostTurn: 5,
    promised: 0.15,
    best: 0.15,
    unknown: 3,
    bad: 5,
    freed: 100,
    held: 0.1,
    heldSerpent: 2,
    heldBad: 2,
    fairies: {
      wisdom: 3,
      clairvoyance: 3,
      wealth: 3,
      truth: 3,
      liberation: 3,
      protection: 3,
      mutation: 3,
      transport: 3,
    },
    rival: 0.15,
  }),
];

/** The values of the weights, in order. */
export function flat(weights: object): number[] {
  return Object.values(weights).flatMap((weight) => (typeof weight === 'object' ? flat(weight) : weight));
}

/** @returns The numbers with the names of the model. */
function inShape<Weights extends object>(model: Weights, numbers: readonly number[]): Weights {
  const rest = [...numbers];
  return JSON.parse(JSON.stringify(model), (_, value) => (typeof value === 'number' ? rest.shift() : value));
}

function round(weight: number): number {
  return Math.round(100 * weight) / 100;
}
