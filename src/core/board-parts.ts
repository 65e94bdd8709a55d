import type { Piece, Place, Spot } from './board.ts';

/** Equal pieces that lie in the same place. */
export function several(count: number, piece: Piece): Piece[] {
  return Array.from({ length: count }, () => piece);
}

/** Where a place is drawn: its centre and its size. */
export function spot(place: Place, x: number, y: number, width: number, height: number): Spot {
  return { ...place, x, y, width, height };
}
