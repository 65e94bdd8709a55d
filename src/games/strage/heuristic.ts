import type { Seat } from '../../core/game.ts';
import { at } from '../../core/intact.ts';
import { clanAt, hasSprite, isNextTo, ORC } from './squares.ts';
import type { View } from './types.ts';

/** What a sprite saved is worth, in points of this heuristic. */
const SAVED = 100;
/** A rank towards the exit, for a sprite on its way with an escort. */
const ESCORTED_RANK = 8;
/** A half-elf on the board; it is the tie-break too (ST-7.2). */
const HALF_ELF = 3;
/** A half-elf or escort within reach of an orc. */
const DANGER = 4;
/** A rank nearer to the lone sprites, for a half-elf that escorts nobody. */
const RETURNING_RANK = 1;

/** An action point still to be spent, in the middle of turns: most are a step of an escort. */
const POINT = 6;
/** Half of what the die gives on average: who rolls next is ahead by that, in action points. */
const HALF_A_ROLL = 7 / 4;

/** How well the seat stands, higher is better: its own prospects less those of its strongest rival. */
export function heuristic(view: View, seat: Seat): number {
  return lead(prospectsOf(view), seat);
}

/** The same for searches, which compare positions at all points of all turns: action points to come count too. */
export function heuristicInTurns(view: View, seat: Seat): number {
  const { phase, order, turn, points } = view;
  const prospects = prospectsOf(view);
  const add = (index: number, count: number): void => {
    const clan = order[index % order.length];
    if (clan !== undefined) prospects[clan] = at(prospects, clan) + POINT * count;
  };
  if (phase === 'roll') add(turn, HALF_A_ROLL);
  else if (phase !== 'over') {
    add(turn, points);
    add(turn + 1, HALF_A_ROLL);
  }
  return lead(prospects, seat);
}

function lead(prospects: readonly number[], seat: Seat): number {
  return at(prospects, seat) - Math.max(...prospects.filter((_, clan) => clan !== seat));
}

/** By clan. */
function prospectsOf({ board, saved }: View): number[] {
  const values = saved.map((sprites) => SAVED * sprites);
  for (let square = 0; square < board.length; square++) {
    const clan = clanAt(board, square);
    if (clan === undefined) continue;
    const rank = square >> 3;
    let value = HALF_ELF + (hasSprite(board, square) ? ESCORTED_RANK * (1 + rank) : -RETURNING_RANK * rank);
    if (isNextTo(board, square, ORC)) value -= DANGER;
    values[clan] = at(values, clan) + value;
  }
  return values;
}
