import type { BaseState, Game, GameTypes } from '../../src/core/game.ts';
import { places } from '../../src/core/outcome.ts';

interface Pile extends BaseState {
  stones: number;
  turn: number;
}

export interface Nim extends GameTypes {
  state: Pile;
  move: { readonly type: 'take'; readonly stones: number };
  view: Pile;
}

/** Two seats take one to three stones in turn; the seat that takes the last one wins. */
const taking: Simulated<Nim> = {
  actor: ({ stones, turn }) => (stones > 0 ? turn : 'over'),
  legalMoves: ({ stones }) =>
    [1, 2, 3].filter((taken) => taken <= stones).map((taken) => ({ type: 'take', stones: taken })),
  outcome: ({ stones, turn }) => (stones > 0 ? undefined : wonBy(1 - turn)),
  view: (state) => ({ ...state }),
  resample: (view) => ({ ...view }),
  print: ({ stones }) => String(stones),
  clone: (state) => ({ ...state }),
  advance(state, { stones }) {
    state.stones -= stones;
    state.turn = 1 - state.turn;
  },
};

export const nim: Game<Nim> = toy(taking);

/** The same with other legal moves. */
export function nimWith(legalMoves: Game<Nim>['legalMoves']): Game<Nim> {
  return toy({ ...taking, legalMoves });
}

export function pile(stones: number): Pile {
  return { phase: 'taking', players: 2, stones, turn: 0 };
}

interface Guess extends BaseState {
  card: 'gold' | 'lead';
  guessed: string;
}

/** The view of seat 0: nothing about the card. */
type Table = Omit<Guess, 'card'>;

interface Guessing extends GameTypes {
  state: Guess;
  move: { readonly type: 'gold' | 'lead' };
  view: Table;
}

/** Seat 0 guesses a hidden card, which is lead three times out of four, and wins if it is right. */
const guesses: Simulated<Guessing> = {
  actor: ({ guessed }) => (guessed === '' ? 0 : 'over'),
  legalMoves: () => [{ type: 'gold' }, { type: 'lead' }],
  outcome: ({ card, guessed }) => (guessed === '' ? undefined : wonBy(card === guessed ? 0 : 1)),
  view: ({ phase, players, guessed }) => ({ phase, players, guessed }),
  resample: (view, rng) => ({ ...view, card: rng.int(4) === 0 ? 'gold' : 'lead' }),
  print: ({ type }) => type,
  clone: (state) => ({ ...state }),
  advance(state, { type }) {
    state.guessed = type;
  },
};

export const guessing: Game<Guessing> = toy(guesses);

/** The same, with a listener for every sampled state. */
export function guessingHeard(drawn: () => void): Game<Guessing> {
  return toy({
    ...guesses,
    resample(view, rng) {
      drawn();
      return guesses.resample(view, rng);
    },
  });
}

export interface Bet extends BaseState {
  /** The points won, in quarters; null before the end. */
  won: number | null;
  rolling: boolean;
}

interface Betting extends GameTypes {
  state: Bet;
  move: { readonly type: 'keep' | 'roll' } | { readonly type: 'win' | 'lose' };
  view: Bet;
}

/** Seat 0, alone, keeps half a point, or rolls for a whole point that it wins in some of four cases. */
export function betting(chances: number): Game<Betting> {
  return toy<Betting>({
    actor: ({ won, rolling }) => (won !== null ? 'over' : rolling ? 'chance' : 0),
    legalMoves: ({ rolling }) => (rolling ? [{ type: 'win' }, { type: 'lose' }] : [{ type: 'keep' }, { type: 'roll' }]),
    chances: () => [
      { move: { type: 'win' }, weight: chances },
      { move: { type: 'lose' }, weight: 4 - chances },
    ],
    sample: (_, rng) => ({ type: rng.int(4) < chances ? 'win' : 'lose' }),
    // The game goes on elsewhere, so only a heuristic can evaluate it.
    outcome: () => undefined,
    view: (state) => ({ ...state }),
    resample: (view) => ({ ...view }),
    print: ({ type }) => type,
    clone: (state) => ({ ...state }),
    advance(state, { type }) {
      if (type === 'roll') state.rolling = true;
      else state.won = { keep: 2, win: 4, lose: 0 }[type];
    },
  });
}

interface Gift extends BaseState {
  readonly given: number[];
}

interface Gifts extends GameTypes {
  state: Gift;
  move: { readonly type: 'give'; readonly to: number };
  view: Gift;
}

/** Three seats in turn give a point to one of the others. Most points win, so a good heuristic counts them. */
export const gifts: Game<Gifts> = toy<Gifts>({
  actor: ({ given }) => (given.length < 3 ? given.length : 'over'),
  legalMoves: ({ given }) => [0, 1, 2].filter((seat) => seat !== given.length).map((to) => ({ type: 'give', to })),
  outcome({ given }) {
    if (given.length < 3) return undefined;
    const scores = [0, 1, 2].map((seat) => given.filter((other) => other === seat).length);
    const ranking = places(scores, []);
    return { scores, tiebreaks: [], ranking, winners: ranking.flatMap((place, seat) => (place === 1 ? [seat] : [])) };
  },
  view: (state) => ({ ...state, given: [...state.given] }),
  resample: (view) => ({ ...view, given: [...view.given] }),
  print: ({ to }) => String(to),
  clone: (state) => ({ ...state, given: [...state.given] }),
  advance(state, { to }) {
    state.given.push(to);
  },
});

interface Share extends BaseState {
  winners: number;
}

interface Sharing extends GameTypes {
  state: Share;
  move: { readonly type: 'share'; readonly with: number };
  view: Share;
}

/** Seat 0 chooses whether four of five seats win together, itself among them, or all five. */
export const shared: Game<Sharing> = toy<Sharing>({
  actor: ({ winners }) => (winners === 0 ? 0 : 'over'),
  legalMoves: () => [
    { type: 'share', with: 5 },
    { type: 'share', with: 4 },
  ],
  outcome({ winners: count }) {
    if (count === 0) return undefined;
    const scores = [0, 1, 2, 3, 4].map((seat) => (seat < count ? 1 : 0));
    const winners = scores.flatMap((score, seat) => (score === 1 ? [seat] : []));
    return { scores, tiebreaks: [], ranking: places(scores, []), winners };
  },
  view: (state) => ({ ...state }),
  resample: (view) => ({ ...view }),
  print: (move) => String(move.with),
  clone: (state) => ({ ...state }),
  advance(state, move) {
    state.winners = move.with;
  },
});

interface Road extends BaseState {
  taken: '' | 'left' | 'right';
  steps: number;
}

interface Fork extends GameTypes {
  state: Road;
  move: { readonly type: 'left' | 'right' | 'walk' };
  view: Road;
}

/** The number of steps of each road. */
export const WALK = 3;

/** Seat 0 takes one of two roads, which look alike until the end: only the right one wins. */
export const fork: Game<Fork> = toy<Fork>({
  actor: ({ steps }) => (steps < WALK ? 0 : 'over'),
  legalMoves: ({ taken }) => (taken === '' ? [{ type: 'left' }, { type: 'right' }] : [{ type: 'walk' }]),
  outcome: ({ taken, steps }) => (steps < WALK ? undefined : wonBy(taken === 'right' ? 0 : 1)),
  view: (state) => ({ ...state }),
  resample: (view) => ({ ...view }),
  print: ({ type }) => type,
  clone: (state) => ({ ...state }),
  advance(state, { type }) {
    if (type === 'walk') state.steps += 1;
    else state.taken = type;
  },
});

/** The functions of a game that a search calls. A game without chance lacks two. */
type Simulated<T extends GameTypes> = Pick<
  Game<T>,
  'actor' | 'legalMoves' | 'outcome' | 'view' | 'resample' | 'print' | 'clone' | 'advance'
> &
  Partial<Pick<Game<T>, 'chances' | 'sample'>>;

/** A game with only these functions. */
function toy<T extends GameTypes>(simulated: Simulated<T>): Game<T> {
  return {
    id: 'toy',
    name: 'Toy',
    rulesVersion: 1,
    seats: { min: 2, max: 3 },
    moves: {},
    refusals: [],
    options: [],
    get words(): never {
      return notAsked();
    },
    setup: notAsked,
    clause: notAsked,
    violation: notAsked,
    closed: notAsked,
    apply: notAsked,
    redact: notAsked,
    reveals: notAsked,
    parse: notAsked,
    describe: notAsked,
    describeEvent: notAsked,
    describeViolation: notAsked,
    describeSeat: notAsked,
    prompt: notAsked,
    chances: () => [],
    sample: notAsked,
    determinizer: (view, known) => (rng) => simulated.resample(view, rng, known),
    ...simulated,
  };
}

function notAsked(): never {
  throw new Error('A search asks no such thing.');
}

function wonBy(winner: number): { scores: number[]; tiebreaks: number[][]; ranking: number[]; winners: number[] } {
  const scores = [0, 1].map((seat) => (seat === winner ? 1 : 0));
  return { scores, tiebreaks: [], ranking: places(scores, []), winners: [winner] };
}
