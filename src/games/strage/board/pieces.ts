import type { Piece, Place } from '../../../core/board.ts';
import { several } from '../../../core/board-parts.ts';
import type { Seat } from '../../../core/game.ts';
import { nameOf } from '../notation.ts';
import type { Square, View } from '../types.ts';

export function squarePlace(square: Square): Place {
  return { kind: 'square', id: nameOf(square) };
}

/** The place for pieces off the board: a seat's half-elves, or the orcs. */
export function reservePlace(whose: Seat | 'orcs'): Place {
  return { kind: 'reserve', id: String(whose) };
}

/** The place of the sprites that the seat has saved. */
export function savedPlace(seat: Seat): Place {
  return { kind: 'saved', id: String(seat) };
}

export const killedPlace: Place = { kind: 'killed', id: 'sprites' };

function halfElfAt(owner: Seat, at: Place): Piece {
  return { kind: 'half-elf', owner, face: null, at };
}

function orcAt(at: Place): Piece {
  return { kind: 'orc', owner: null, face: null, at };
}

function spriteAt(at: Place): Piece {
  return { kind: 'sprite', owner: null, face: null, at };
}

/** All 16 sprites, 8 orcs, and 6 half-elves of each clan. */
export function pieces({ board, seats, orcReserve, killed }: View): readonly Piece[] {
  const onBoard = board.flatMap((on, square) => {
    if (on === null) return [];
    const place = squarePlace(square);
    return [
      ...(on.owner === null ? [] : [halfElfAt(on.owner, place)]),
      ...(on.piece === 'orc' ? [orcAt(place)] : []),
      ...(on.sprite ? [spriteAt(place)] : []),
    ];
  });
  return [
    ...onBoard,
    ...seats.flatMap(({ reserve }, seat) => several(reserve, halfElfAt(seat, reservePlace(seat)))),
    ...several(orcReserve, orcAt(reservePlace('orcs'))),
    ...seats.flatMap(({ saved }, seat) => several(saved, spriteAt(savedPlace(seat)))),
    ...several(killed, spriteAt(killedPlace)),
  ];
}
