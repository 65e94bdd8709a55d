import type { Motion, Piece, Place } from '../core/board.ts';

/** The place as one text, for keys of maps. */
export function placeKey({ kind, id }: Place): string {
  return `${kind}:${id}`;
}

/** The piece as one text: pieces that have the same one are alike. */
export function pieceKey({ kind, owner, face, at }: Piece): string {
  return JSON.stringify([kind, owner, face, at.kind, at.id]);
}

/**
 * The pieces after those motions, in no promised order.
 * @throws Error when a motion moves a piece that does not lie where it says.
 */
export function moved(pieces: readonly Piece[], motions: readonly Motion[]): readonly Piece[] {
  const after = [...pieces];
  for (const { piece, from, to, becomes } of motions) {
    if (from !== null) {
      const key = pieceKey({ ...piece, at: from });
      const found = after.findIndex((other) => pieceKey(other) === key);
      if (found < 0) throw new Error(`There is no piece ${key} to be moved.`);
      after.splice(found, 1);
    }
    if (to !== null) after.push({ ...piece, ...becomes, at: to });
  }
  return after;
}
