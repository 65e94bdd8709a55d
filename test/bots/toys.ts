import type { Simulated } from '../../src/bots/simulation.ts';
import type { BaseState } from '../../src/core/game.ts';
import { places } from '../../src/core/outcome.ts';

interface Pile extends BaseState {
  stones: number;
  turn: number;
}

/** Two seats take one to three stones in turn; whoever takes the last one has won. */
export const nim: Simulated<Pile, number, Pile> = {
  actor: ({ stones, turn }) => (stones > 0 ? turn : 'over'),
  legalMoves: ({ stones }) => [1, 2, 3].filter((taken) => taken <= stones),
  chances: () => [],
  sample: () => 0,
  outcome: ({ stones, turn }) => (stones > 0 ? undefined : wonBy(1 - turn)),
  view: (state) => ({ ...state }),
  resample: (view) => ({ ...view }),
  print: String,
  clone: (state) => ({ ...state }),
  advance(state, taken) {
    state.stones -= taken;
    state.turn = 1 - state.turn;
  },
};

export function pile(stones: number): Pile {
  return { phase: 'taking', players: 2, stones, turn: 0 };
}

interface Guess extends BaseState {
  card: 'gold' | 'lead';
  guessed: string;
}

/** What seat 0 knows: nothing of the card. */
type Table = Omit<Guess, 'card'>;

/** Seat 0 guesses a hidden card, which is lead three times out of four, and wins if it is right. */
export const guessing: Simulated<Guess, string, Table> = {
  actor: ({ guessed }) => (guessed === '' ? 0 : 'over'),
  legalMoves: () => ['gold', 'lead'],
  chances: () => [],
  sample: () => '',
  outcome: ({ card, guessed }) => (guessed === '' ? undefined : wonBy(card === guessed ? 0 : 1)),
  view: ({ phase, players, guessed }) => ({ phase, players, guessed }),
  resample: (view, rng) => ({ ...view, card: rng.int(4) === 0 ? 'gold' : 'lead' }),
  print: String,
  clone: (state) => ({ ...state }),
  advance(state, guessed) {
    state.guessed = guessed;
  },
};

interface Gift extends BaseState {
  readonly given: number[];
}

/** Three seats in turn give a point to one of the others; most points win, and a heuristic that counts them is right. */
export const gifts: Simulated<Gift, number, Gift> = {
  actor: ({ given }) => (given.length < 3 ? given.length : 'over'),
  legalMoves: ({ given }) => [0, 1, 2].filter((seat) => seat !== given.length),
  chances: () => [],
  sample: () => 0,
  outcome({ given }) {
    if (given.length < 3) return undefined;
    const scores = [0, 1, 2].map((seat) => given.filter((other) => other === seat).length);
    const ranking = places(scores, []);
    return { scores, tiebreaks: [], ranking, winners: ranking.flatMap((place, seat) => (place === 1 ? [seat] : [])) };
  },
  view: (state) => ({ ...state, given: [...state.given] }),
  resample: (view) => ({ ...view, given: [...view.given] }),
  print: String,
  clone: (state) => ({ ...state, given: [...state.given] }),
  advance(state, seat) {
    state.given.push(seat);
  },
};

function wonBy(winner: number): { scores: number[]; tiebreaks: number[][]; ranking: number[]; winners: number[] } {
  const scores = [0, 1].map((seat) => (seat === winner ? 1 : 0));
  return { scores, tiebreaks: [], ranking: places(scores, []), winners: [winner] };
}
