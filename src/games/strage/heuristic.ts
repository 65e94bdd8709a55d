import { at } from '../../core/checked-access.ts';
import type { Seat } from '../../core/game.ts';
import { learnt } from './learnt.ts';
import { clanAt, hasSprite, isNextTo, nextTo, ORC, occupants, SPRITE } from './squares.ts';
import type { Board, Square, State } from './types.ts';
import type { Weights } from './weights.ts';

/** What a sprite saved is worth, in points of this heuristic. */
const SAVED = 100;
/** An action point still to be spent, in the middle of turns: most are a step of an escort. */
const POINT = 6;
/** Half of what the die gives on average: who rolls next is ahead by that, in action points. */
const HALF_A_ROLL = 7 / 4;

/** How well the seat stands, higher is better: its own prospects less those of its strongest rival. */
export const evaluate: (state: State, seat: Seat) => number = evaluateBy(learnt);

/** The same for searches, which compare positions at all points of all turns: action points to come count too. */
export function evaluateInTurns(state: State, seat: Seat): number {
  return evaluate(state, seat) + POINT * lead(pointsToCome(state), seat, 1);
}

/** The heuristic with these weights. */
export function evaluateBy(weights: Weights): (state: State, seat: Seat) => number {
  return (state, seat) => lead(prospectsOf(state, weights), seat, weights.rival);
}

function lead(values: readonly number[], seat: Seat, rival: number): number {
  return at(values, seat) - rival * Math.max(...values.filter((_, clan) => clan !== seat));
}

/** By clan: action points. */
function pointsToCome({ saved, phase, order, turn, points }: State): number[] {
  const values = saved.map(() => 0);
  const add = (index: number, count: number): void => {
    const clan = order[index % order.length];
    if (clan !== undefined) values[clan] = count;
  };
  if (phase === 'roll') add(turn, HALF_A_ROLL);
  else if (phase !== 'over') {
    add(turn, points);
    add(turn + 1, HALF_A_ROLL);
  }
  return values;
}

/** By clan. */
function prospectsOf({ board, saved }: State, weights: Weights): number[] {
  const { escorted, halfElf, rank, near, danger, escortInDanger } = weights;
  const values = saved.map((sprites) => SAVED * sprites);
  for (let square = 0; square < board.length; square++) {
    const clan = clanAt(board, square);
    if (clan === undefined) continue;
    const isEscort = hasSprite(board, square);
    let value = halfElf;
    if (isEscort) value += escorted[square >> 3] ?? 0;
    else value += rank * (square >> 3) + (hasLoneSpriteNextTo(board, square) ? near : 0);
    if (isNextTo(board, square, ORC)) value += isEscort ? danger + escortInDanger : danger;
    values[clan] = at(values, clan) + value;
  }
  return values;
}

function hasLoneSpriteNextTo(board: Board, square: Square): boolean {
  const around = nextTo(square);
  for (let i = 0; i < around.length; i++) if (occupants(board, around[i] ?? square) === SPRITE) return true;
  return false;
}
