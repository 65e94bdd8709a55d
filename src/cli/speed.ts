import { botOf } from '../bots/catalogue.ts';
import type { BaseState, Game, Tagged } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { type Rng, seeded } from '../core/rng.ts';

/** Maximum number of moves of a play-out. The rules of some games set no limit. */
const MAX_MOVES = 10_000;
/** Number of positions for the cases that measure single states. */
const POSITIONS = 200;
/** Iterations of one search in the case `ismcts`. */
const ITERATIONS = 100;

/** Work done: the number of operations, in the unit of the case, and the number of whole games. */
export interface Count {
  readonly operations: number;
  readonly games: number;
}

/** Does one step of the work and returns its amount. */
export type Work = (rng: Rng) => Count;

/** The cases, with the unit of their operations. */
export const cases: Readonly<Record<string, { readonly unit: string; readonly begin: (kit: Kit) => Work }>> = {
  'play-outs, advance': {
    unit: 'moves',
    begin:
      ({ game }) =>
      (rng) => {
        const draft = game.clone(game.setup());
        let operations = 0;
        for (; game.actor(draft) !== 'over' && operations < MAX_MOVES; operations++) {
          game.advance(draft, anyMove(game, draft, rng));
        }
        return { operations, games: 1 };
      },
  },
  'play-outs, apply': {
    unit: 'moves',
    begin:
      ({ game }) =>
      (rng) => {
        let state = game.setup();
        let operations = 0;
        for (; game.actor(state) !== 'over' && operations < MAX_MOVES; operations++) {
          state = game.apply(state, anyMove(game, state, rng));
        }
        return { operations, games: 1 };
      },
  },
  legalMoves: { unit: 'calls', begin: ({ game }) => onPositions(game, (state) => game.legalMoves(state)) },
  clone: { unit: 'calls', begin: ({ game }) => onPositions(game, (state) => game.clone(state)) },
  view: { unit: 'calls', begin: ({ game }) => onPositions(game, (state) => game.view(state, 0)) },
  resample: {
    unit: 'calls',
    begin(kit) {
      const { game } = kit;
      const views = positions(game).map((state) => game.view(state, 0));
      return (rng) => {
        for (const view of views) game.resample(view, rng);
        return { operations: views.length, games: 0 };
      };
    },
  },
  ismcts: {
    unit: 'iterations',
    begin(kit) {
      const { game } = kit;
      const bot = botOf(`ismcts:${ITERATIONS}`, kit);
      const asked = positions(game).flatMap((state) => {
        const actor = game.actor(state);
        const moves = game.legalMoves(state);
        if (typeof actor !== 'number' || moves.length === 1) return [];
        return [{ viewer: actor, view: game.view(state, actor), actor, moves }];
      });
      let next = 0;
      return (rng) => {
        const observation = asked[next++ % asked.length];
        if (observation !== undefined) bot.decide(observation, { rng });
        return { operations: ITERATIONS, games: 0 };
      };
    },
  },
};

/**
 * Operations and games per second: the best of `rounds` rounds, after a warm-up round.
 * @param milliseconds minimum duration of a round.
 */
export function measure(work: Work, rounds: number, milliseconds: number): Count {
  const rng = seeded(7);
  let best: Count = { operations: 0, games: 0 };
  for (let round = 0; round <= rounds; round++) {
    let operations = 0;
    let games = 0;
    const begin = performance.now();
    while (performance.now() - begin < milliseconds) {
      const done = work(rng);
      operations += done.operations;
      games += done.games;
    }
    const seconds = (performance.now() - begin) / 1000;
    if (round > 0 && operations / seconds > best.operations) {
      best = { operations: operations / seconds, games: games / seconds };
    }
  }
  return best;
}

function anyMove(game: Game, state: BaseState, rng: Rng): Tagged {
  if (game.actor(state) === 'chance') return game.sample(state, rng);
  const moves = game.legalMoves(state);
  const move = moves[rng.int(moves.length)];
  if (move === undefined) throw new Error('broken rules: no legal move');
  return move;
}

/** Positions from random games, the same in every run. */
function positions(game: Game): BaseState[] {
  const rng = seeded(2009);
  const found: BaseState[] = [];
  let state = game.setup();
  for (let ply = 0; found.length < POSITIONS; ply++) {
    if (game.actor(state) === 'over') state = game.setup();
    else state = game.apply(state, anyMove(game, state, rng));
    if (ply % 7 === 0) found.push(state);
  }
  return found;
}

function onPositions(game: Game, look: (state: BaseState) => unknown): Work {
  const states = positions(game);
  return () => {
    for (const state of states) look(state);
    return { operations: states.length, games: 0 };
  };
}
