import type { Motion, Piece, Place } from '../../../core/board.ts';
import type { Seat } from '../../../core/game.ts';
import type { TownId } from '../map.ts';
import { bootAt, pieceAt, pilePlace, seatPlace, townPlace } from './realm-pieces.ts';

/** Ways of pieces in both games on this map. */

/** A piece goes, and shows that face there, if it is another one than before. */
export function motion(piece: Piece, to: Place, face: string | null = piece.face): Motion {
  return { piece, from: piece.at, to, ...(face !== piece.face && { becomes: { face } }) };
}

/** The piece of that face, as the viewer sees it lie: from behind, where all of its kind lie face down for him. */
export function lying(pieces: readonly Piece[], kind: string, face: string | null, place: Place): Piece {
  const isCovered = allAt(pieces, place, kind).some((piece) => piece.face === null);
  return pieceAt(kind, isCovered ? null : face, place);
}

/** A piece of that face goes to where all see it. */
export function shown(pieces: readonly Piece[], kind: string, face: string, from: Place, to: Place): Motion {
  return motion(lying(pieces, kind, face, from), to, face);
}

/** All that lies there, of one kind or of any. */
export function allAt(pieces: readonly Piece[], { kind, id }: Place, of?: string): Piece[] {
  return pieces.filter(({ at, ...piece }) => at.kind === kind && at.id === id && (of ?? piece.kind) === piece.kind);
}

/** What lies there is turned over and goes. */
export function covered(pieces: readonly Piece[], to: Place): Motion[] {
  return pieces.map((piece) => motion(piece, to, null));
}

/** EL-7.6: the boot goes. */
export function walked(seat: Seat, from: TownId, to: TownId): Motion {
  return motion(bootAt(seat, from), townPlace(to));
}

/** EL-8.1: all tiles but those kept go back to the pile. @param hidden their number for whoever does not see them. */
export function givenBack(
  pieces: readonly Piece[],
  seat: Seat,
  open: readonly string[],
  hidden: readonly string[] | number,
): Motion[] {
  const backs = typeof hidden === 'number' ? Array.from({ length: hidden }, () => null) : hidden;
  return [
    ...covered(without(allAt(pieces, seatPlace('open', seat), 'tile'), open), pilePlace),
    ...covered(without(allAt(pieces, seatPlace('face-down', seat), 'tile'), backs), pilePlace),
  ];
}

/** The pieces less one for each of those faces. */
function without(pieces: readonly Piece[], faces: readonly (string | null)[]): Piece[] {
  const left = [...pieces];
  for (const face of faces) {
    const found = left.findIndex((piece) => piece.face === face);
    if (found >= 0) left.splice(found, 1);
  }
  return left;
}
