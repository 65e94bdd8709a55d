import type { Layout, Place, Spot } from '../../../core/board.ts';
import { spot } from '../../../core/board-parts.ts';
import { checkPlayers } from '../../../core/seats.ts';
import { options } from '../options.ts';
import { squares } from '../squares.ts';
import { killedPlace, reservePlace, savedPlace, squarePlace } from './pieces.ts';

/**
 * A board of 8 × 8 units, the exit area at the top. Right of the board, each seat has a row for its half-elves off
 * the board and its saved sprites. The last row has the orcs off the board and the killed sprites.
 */
export function layout(players: number): Layout {
  checkPlayers(players, options.rules.players);
  const board = squares.map((square) => spot(squarePlace(square), (square & 7) + 0.5, 7.5 - (square >> 3), 1, 1));
  const clans = Array.from({ length: players }, (_, seat) => row(seat, reservePlace(seat), savedPlace(seat)));
  const last = row(4, reservePlace('orcs'), killedPlace);
  return { width: 15.5, height: 8, spots: [...board, ...clans.flat(), ...last] };
}

function row(index: number, left: Place, right: Place): Spot[] {
  const y = 0.75 + index * 1.5;
  return [spot(left, 10, y, 3, 1), spot(right, 13.5, y, 3, 1)];
}
