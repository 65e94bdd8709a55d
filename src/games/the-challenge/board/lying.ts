import type { Motion, Piece, Place } from '../../../core/board.ts';
import type { Seat } from '../../../core/game.ts';
import type { SpriteIndex } from '../types.ts';
import { spriteOf } from './places.ts';

/** To that place, where it shows that face. */
export function motion(piece: Piece, to: Place, face: string | null = piece.face): Motion {
  return { piece, from: piece.at, to, ...(face !== piece.face && { becomes: { face } }) };
}

/** The piece as this viewer sees it lie: with its face, or hidden. */
export function asSeen(piece: Piece, pieces: readonly Piece[]): Piece {
  const isSeen = liesAt(piece.at, piece.kind, pieces).some(({ face }) => face === piece.face);
  return isSeen ? piece : { ...piece, face: null };
}

/** What lies there of that kind. */
export function liesAt(place: Place, kind: string, pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter((piece) => piece.kind === kind && piece.at.kind === place.kind && piece.at.id === place.id);
}

/** How many stones lie on the sprite. */
export function heightOf(seat: Seat, sprite: SpriteIndex, pieces: readonly Piece[]): number {
  return pieces.filter((piece) => piece.kind === 'stone' && isOn(piece.at, seat, sprite)).length;
}

/** How many sprites the seat has. */
export function spritesOf(seat: Seat, pieces: readonly Piece[]): number {
  const places = pieces.map(({ at }) => at).filter((at) => at.kind === 'sprite' && spriteOf(at)?.seat === seat);
  return new Set(places.map(({ id }) => id)).size;
}

/** Whether a place is of that sprite. */
function isOn(place: Place, seat: Seat, sprite: SpriteIndex): boolean {
  const found = spriteOf(place);
  return found?.seat === seat && found.sprite === sprite;
}

/**
 * The cards that a viewer learns to lie there turn their faces up; those that he sees already stay as they are.
 * @param cards all that lie there of that kind.
 */
export function turnedUp(
  cards: readonly string[],
  kind: string,
  place: Place,
  pieces: readonly Piece[],
): readonly Motion[] {
  const left = [...cards];
  for (const { face } of liesAt(place, kind, pieces)) {
    const known = face === null ? -1 : left.indexOf(face);
    if (known >= 0) left.splice(known, 1);
  }
  return left.map((face) => motion({ kind, owner: null, face: null, at: place }, place, face));
}
