import * as fc from 'fast-check';
import type { BaseState, Tagged, Viewer } from '../../src/core/game.ts';
import type { Rng } from '../../src/core/rng.ts';
import { seeded } from '../../src/core/rng.ts';
import type { Spec } from './spec.ts';

/** A game that shrinks to shorter and simpler legal games: each pick is an index into the legal moves. */
export interface RandomGame {
  readonly options: object;
  readonly picks: readonly number[];
}

/** A state on the way, with the move that follows. */
export interface Visit {
  readonly state: BaseState;
  readonly move: Tagged;
  readonly ply: number;
  /** All that happened before. */
  readonly moves: readonly Tagged[];
  readonly options: object;
}

/** One pick in so many takes the best move by the game's heuristic. */
const GUIDED = 3;
/** Of so many moves, at the most, the guide looks at each. */
const GUIDE_LOOKS_AT = 24;

export function randomGames(spec: Spec, plies: number): fc.Arbitrary<RandomGame> {
  return fc.record({
    options: spec.options,
    picks: fc.array(fc.nat(), { maxLength: plies, size: 'max' }),
  });
}

/** Every viewer of a game: its seats and a spectator. */
export function viewersOf({ players }: BaseState): Viewer[] {
  return [...Array.from({ length: players }, (_, seat) => seat), 'table'];
}

/** Plays a game to its end or to that of its picks, and shows every state on the way. */
export function walk(spec: Spec, { options, picks }: RandomGame, visit: (visit: Visit) => void): BaseState {
  const { game } = spec;
  const moves: Tagged[] = [];
  let state = game.setup(options);
  try {
    for (const [ply, pick] of picks.entries()) {
      if (game.actor(state) === 'over') break;
      const move = chosen(spec, state, pick);
      visit({ state, move, ply, moves, options });
      state = game.apply(state, move);
      moves.push(move);
    }
  } catch (error) {
    const text = moves.map((move) => game.print(move)).join(' ');
    throw new Error(`${error instanceof Error ? error.message : error}\nafter ${JSON.stringify(options)} ${text}`, {
      cause: error,
    });
  }
  return state;
}

function chosen(spec: Spec, state: BaseState, pick: number): Tagged {
  const { game } = spec;
  const actor = game.actor(state);
  const moves = game.legalMoves(state);
  const any = moves[pick % moves.length];
  if (any === undefined) throw new Error('P7: there is no legal move');
  if (typeof actor !== 'number' || pick % GUIDED !== 0) return any;
  const judge = (move: Tagged): number => spec.heuristic(game.view(game.apply(state, move), actor), actor);
  const looked = moves
    .slice(pick % moves.length)
    .concat(moves)
    .slice(0, GUIDE_LOOKS_AT);
  return looked.reduce((best, move) => (judge(move) > judge(best) ? move : best), any);
}

/** Checks something of every state of so many random games. */
export function everywhere(spec: Spec, runs: number, plies: number, check: (visit: Visit, rng: Rng) => void): void {
  fc.assert(
    fc.property(randomGames(spec, plies), fc.nat(), (game, seed) => {
      const rng = seeded(seed);
      walk(spec, game, (visit) => check(visit, rng));
    }),
    { numRuns: runs, seed: 20090220 },
  );
}

/** As {@link everywhere}, for about one state in `every`, chosen by the seed. */
export function hereAndThere(
  spec: Spec,
  runs: number,
  plies: number,
  every: number,
  check: (visit: Visit, rng: Rng) => void,
): void {
  everywhere(spec, runs, plies, (visit, rng) => {
    if (rng.int(every) === 0) check(visit, rng);
  });
}
