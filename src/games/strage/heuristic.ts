import { at } from '../../core/checked-access.ts';
import type { Seat } from '../../core/game.ts';
import { learnt } from './learnt.ts';
import { ANY_ORC, isNextTo, SPRITE_ALONE } from './square-set.ts';
import { clanAt, hasSprite } from './squares.ts';
import type { State } from './types.ts';
import type { Weights } from './weights.ts';

/** Value of a saved sprite. */
const SAVED = 100;
/** Value of an unspent action point, set by hand. */
const POINT = 6;
/** Half the average roll: the advantage, in action points, of the seat that rolls next. */
const HALF_A_ROLL = 7 / 4;

/** The value of the position for a seat: its prospects minus a share of those of its strongest rival. */
export const evaluate: (state: State, seat: Seat) => number = evaluateBy(learnt);

/** The heuristic for searches. It also counts expected action points, as searches compare positions in mid-turn. */
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

/** Expected action points, by clan. */
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

/** Value of each clan's pieces and saved sprites, by clan. */
function prospectsOf({ board, saved }: State, weights: Weights): number[] {
  const { escorted, halfElf, rank, near, danger, escortInDanger } = weights;
  const values = saved.map((sprites) => SAVED * sprites);
  for (let square = 0; square < board.length; square++) {
    const clan = clanAt(board, square);
    if (clan === undefined) continue;
    const isEscort = hasSprite(board, square);
    let value = halfElf;
    if (isEscort) value += escorted[square >> 3] ?? 0;
    else value += rank * (square >> 3) + (isNextTo(board, square, SPRITE_ALONE) ? near : 0);
    if (isNextTo(board, square, ANY_ORC)) value += isEscort ? danger + escortInDanger : danger;
    values[clan] = at(values, clan) + value;
  }
  return values;
}
