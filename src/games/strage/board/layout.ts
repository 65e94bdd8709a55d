import type { Layout, Spot } from '../../../core/board.ts';
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
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const board = squares.map(
    (square): Spot => ({ ...squarePlace(square), x: (square & 7) + 0.5, y: 7.5 - (square >> 3), width: 1, height: 1 }),
  );
  const row = (index: number, first: Spot, second: Spot): Spot[] => [
    { ...first, x: 10, y: 0.75 + index * 1.5 },
    { ...second, x: 13.5, y: 0.75 + index * 1.5 },
  ];
  const size = { x: 0, y: 0, width: 3, height: 1 };
  const beside = seats.flatMap((seat) =>
    row(seat, { ...reservePlace(seat), ...size }, { ...savedPlace(seat), ...size }),
  );
  const below = row(4, { ...reservePlace('orcs'), ...size }, { ...killedPlace, ...size });
  return { width: 15.5, height: 8, spots: [...board, ...beside, ...below] };
}
