import type { Board, Piece, Target } from '../core/board.ts';
import type { GameTypes, Seat } from '../core/game.ts';
import { placeKey } from './pieces.ts';

/**
 * The target of a touched piece: that of `board.touch`. If that target is not lit, but the piece's place is, the target
 * is the place. So the player can touch a place by touching a piece on it.
 * @param lit the lit targets, from {@link choose}.
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
