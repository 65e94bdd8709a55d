import type { Board, Piece, Target } from '../core/board.ts';
import type { GameTypes, Seat } from '../core/game.ts';
import { placeKey } from './pieces.ts';

/**
 * What is touched by touching the piece while those targets are lit: what `board.touch` says, or, where that is not lit
 * but the place is upon which the piece lies, that place. So a wizard does not stand in the way of his space.
 * @param lit as {@link choose} gives them.
 */
export function touchOf<T extends GameTypes>(
  board: Board<T>,
  piece: Piece,
  seat: Seat,
  lit: readonly Target[],
): Target | undefined {
  const own = board.touch(piece, seat);
  const isLit = (key: string): boolean => lit.some((target) => placeKey(target) === key);
  if (own !== undefined && isLit(placeKey(own))) return own;
  return isLit(placeKey(piece.at)) ? { kind: piece.at.kind, id: piece.at.id } : own;
}
