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

/** How well the seat stands, higher is better: its own prospects less those of its strongest rival. */
export function heuristic(view: View, seat: Seat): number {
  const prospects = prospectsOf(view);
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
