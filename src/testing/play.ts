import * as fc from 'fast-check';
import { IllegalMoveError } from '../core/errors.ts';
import type { BaseState, Game, Tagged, Viewer } from '../core/game.ts';
import type { Rng } from '../core/rng.ts';
import { seeded } from '../core/rng.ts';
import { citedOf, deciding, detailsOf, Fault, named, reasonOf } from './faults.ts';
import type { Subject } from './subject.ts';

/** A random game that shrinks to shorter and simpler legal games: each pick is an index into the legal moves. */
export interface RandomGame {
  readonly options: object;
  readonly picks: readonly number[];
}

/** A state of a game, with the move that follows. */
export interface Visit {
  readonly state: BaseState;
  readonly move: Tagged;
  readonly ply: number;
  /** All earlier moves. */
  readonly moves: readonly Tagged[];
  readonly options: object;
}

/** One pick in this many takes the best move by the game's heuristic. */
const GUIDED = 3;
/** Maximum number of moves that the heuristic compares. */
const GUIDE_LOOKS_AT = 24;
/** Maximum number of shrinking attempts. */
const SHRINKS = 300;
export const SEED = 20090220;

/** Every random game needs these two properties, so the check of another property may report one of these. */
export const P6 = 'P6 exactly the moves without violation are listed, each once';
export const GOES_ON = 'P7 a game goes on while it is not over, and is over with an outcome';

/** The parts of a subject that a random game needs. */
type Played = Pick<Subject, 'game' | 'options' | 'guide'>;

export function randomGames({ options }: Played, plies: number): fc.Arbitrary<RandomGame> {
  return fc.record({ options, picks: fc.array(fc.nat(), { maxLength: plies, size: 'max' }) });
}

/** All viewers of a game: its seats and a spectator. */
export function viewersOf({ players }: BaseState): Viewer[] {
  return [...Array.from({ length: players }, (_, seat) => seat), 'table'];
}

/** A viewer, for a sentence. */
export function seen(viewer: Viewer): string {
  return viewer === 'table' ? 'a spectator' : `seat ${viewer}`;
}

/**
 * Plays a game until it ends or the picks run out, and visits every state but the last, which it returns.
 * @throws Fault with the record so far.
 */
export function walk(played: Played, random: RandomGame, visit: (visit: Visit) => void): BaseState {
  const { game } = played;
  const { options, picks } = random;
  const line = lineOf(played, random);
  const moves: Tagged[] = [];
  let next: Tagged | undefined;
  try {
    let state = game.setup(options);
    for (const [ply, pick] of picks.entries()) {
      if (game.actor(state) === 'over') break;
      const move = line[ply] ?? chosen(played, state, pick);
      line[ply] = move;
      next = move;
      visit({ state, move, ply, moves, options });
      state = made(game, state, move);
      moves.push(move);
      next = undefined;
    }
    return state;
  } catch (error) {
    const record = moves.map((move) => named(game, move)).join(' ');
    const lines = [reasonOf(error), `options ${JSON.stringify(options)}`, `moves ${record || '-'}`];
    if (next !== undefined) lines.push(`next ${named(game, next)}`);
    throw new Fault(lines.join('\n'), detailsOf(error));
  }
}

/** The state after a listed move. */
function made(game: Game, state: BaseState, move: Tagged): BaseState {
  try {
    return game.apply(state, move);
  } catch (error) {
    if (!(error instanceof IllegalMoveError)) throw error;
    throw new Fault(`${named(game, move)} is listed but refused: ${citedOf(error.violation)}`, { property: P6 });
  }
}

function chosen({ game, guide }: Played, state: BaseState, pick: number): Tagged {
  const actor = game.actor(state);
  const moves = game.legalMoves(state);
  const picked = moves[pick % moves.length];
  if (picked === undefined) {
    const why = `there is no legal move in the phase "${state.phase}" for ${deciding(game, state)}`;
    throw new Fault(why, { property: GOES_ON });
  }
  if (guide === undefined || typeof actor !== 'number' || pick % GUIDED !== 0) return picked;
  const judge = (move: Tagged): number => guide(game.apply(state, move), actor);
  const looked = moves
    .slice(pick % moves.length)
    .concat(moves)
    .slice(0, GUIDE_LOOKS_AT);
  let [best, most] = [picked, Number.NEGATIVE_INFINITY];
  for (const move of looked) {
    const worth = judge(move);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

/** Moves of earlier games, by subject: a cache, because many properties play the same games. */
const lines = new WeakMap<Played, Map<string, Tagged[]>>();

/** The cached moves of a game, which the caller extends. */
function lineOf(played: Played, { options, picks }: RandomGame): Tagged[] {
  const known = lines.get(played) ?? new Map<string, Tagged[]>();
  lines.set(played, known);
  const key = `${JSON.stringify(options)} ${picks.join()}`;
  const line = known.get(key) ?? [];
  known.set(key, line);
  return line;
}

/**
 * Checks `runs` × `effort` random values, at least one.
 * @throws Fault with the seed, and with the reason why the smallest failing value fails.
 */
export function randomly<Value>(
  { effort, seed: other }: Pick<Subject, 'effort' | 'seed'>,
  { runs, seed: own = SEED }: { readonly runs: number; readonly seed?: number },
  values: fc.Arbitrary<Value>,
  check: (value: Value) => void,
): void {
  let shrinks: number | undefined;
  const seed = other ?? own;
  const tried = (value: Value): void => {
    // Limits shrinking, because it plays whole games.
    if (shrinks !== undefined && ++shrinks > SHRINKS) return;
    try {
      check(value);
    } catch (error) {
      shrinks ??= 0;
      throw error;
    }
  };
  const numRuns = Math.max(1, Math.round(runs * effort));
  const { failed, errorInstance, counterexamplePath } = fc.check(fc.property(values, tried), { numRuns, seed });
  if (!failed) return;
  const found = `seed ${seed}, run ${counterexamplePath?.split(':')[0] ?? '-'} of ${numRuns}`;
  throw new Fault(`${reasonOf(errorInstance)}\n${found}`, detailsOf(errorInstance));
}

/** Checks every state but the last of this many random games. */
export function checkEveryState(
  subject: Subject,
  runs: number,
  plies: number,
  check: (visit: Visit, rng: Rng) => void,
): void {
  randomly(subject, { runs }, fc.tuple(randomGames(subject, plies), fc.nat()), ([game, seed]) => {
    const rng = seeded(seed);
    walk(subject, game, (visit) => check(visit, rng));
  });
}

/**
 * Like {@link checkEveryState}, but checks only about one state in `every`, chosen at random by the seed. If games are
 * shorter than half of `plies`, a larger part of the states is checked.
 */
export function checkSampledStates(
  subject: Subject,
  runs: number,
  plies: number,
  every: number,
  check: (visit: Visit, rng: Rng) => void,
): void {
  const rate = Math.max(1, Math.round(every * Math.min(1, (2 * lengthOf(subject.game)) / plies)));
  checkEveryState(subject, runs, plies, (visit, rng) => {
    if (rng.int(rate) === 0) check(visit, rng);
  });
}

const lengths = new WeakMap<Game, number>();
/** The estimate ends at this number of plies, because no caller of {@link checkSampledStates} plays longer games. */
const LONG = 500;

/** Estimated number of plies of a game. */
function lengthOf(game: Game): number {
  const known = lengths.get(game);
  if (known !== undefined) return known;
  let length = 0;
  try {
    const rng = seeded(SEED);
    let state = game.setup();
    for (; length < LONG && game.actor(state) !== 'over'; length++) {
      const legal = game.legalMoves(state);
      const move = legal[rng.int(Math.max(1, legal.length))];
      if (move === undefined) break;
      state = game.apply(state, move);
    }
  } catch {
    // Errors here are reported by the properties.
  }
  lengths.set(game, length);
  return length;
}
