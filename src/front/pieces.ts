import type { Layout, Motion, Piece, Place } from '../core/board.ts';
import { frontFailure } from './failures.ts';

/** The place as a text, for keys of maps. */
export function placeKey({ kind, id }: Place): string {
  return `${kind}:${id}`;
}

/** The piece as a text: equal pieces have the same text. */
export function pieceKey({ kind, owner, face, at }: Piece): string {
  return JSON.stringify([kind, owner, face, at.kind, at.id]);
}

/**
 * The pieces after those motions, in no particular order.
 * @throws Error if a motion moves a piece that is not at its `from`.
 */
export function moved(pieces: readonly Piece[], motions: readonly Motion[]): readonly Piece[] {
  const after = [...pieces];
  for (const { piece, from, to, becomes } of motions) {
    if (from !== null) {
      const key = pieceKey({ ...piece, at: from });
      const found = after.findIndex((other) => pieceKey(other) === key);
      if (found < 0) throw frontFailure('front/no-such-piece', { piece: key });
      after.splice(found, 1);
    }
    if (to !== null) after.push({ ...piece, ...becomes, at: to });
  }
  return after;
}

/**
 * The motions that lead from the pieces before one move to those after it, for a board without `motions`. For several
 * moves, call it once for each.
 *
 * Unchanged pieces do not move. The others are paired with pieces of the same kind and owner: equal faces first, then
 * the nearest. Different visible faces are never paired. A piece without a partner disappears or appears.
 * @param layout the places, from `board.layout`.
 */
export function motionsBetween(before: readonly Piece[], after: readonly Piece[], layout: Layout): readonly Motion[] {
  const leaving = new Set(without(before, after));
  const arriving = new Set(without(after, before));
  const distance = distanceIn(layout);
  const pairs = [...leaving]
    .flatMap((piece) =>
      [...arriving]
        .filter((other) => mayBecome(piece, other))
        .map((other) => ({ piece, other, turns: piece.face !== other.face, far: distance(piece.at, other.at) })),
    )
    .sort((a, b) => Number(a.turns) - Number(b.turns) || a.far - b.far);
  const motions: Motion[] = [];
  for (const { piece, other, turns } of pairs) {
    if (!leaving.has(piece) || !arriving.has(other)) continue;
    leaving.delete(piece);
    arriving.delete(other);
    motions.push({ piece, from: piece.at, to: other.at, ...(turns && { becomes: { face: other.face } }) });
  }
  return [
    ...motions,
    ...[...leaving].map((piece) => ({ piece, from: piece.at, to: null })),
    ...[...arriving].map((piece) => ({ piece, from: null, to: piece.at })),
  ];
}

/** `pieces` minus `others`, as multisets. The rest is copied, so that equal pieces are different objects. */
function without(pieces: readonly Piece[], others: readonly Piece[]): Piece[] {
  const counts = new Map<string, number>();
  for (const key of others.map(pieceKey)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return pieces.flatMap((piece) => {
    const key = pieceKey(piece);
    const left = counts.get(key) ?? 0;
    counts.set(key, left - 1);
    return left > 0 ? [] : [{ ...piece }];
  });
}

function mayBecome(piece: Piece, other: Piece): boolean {
  const isAlike = piece.kind === other.kind && piece.owner === other.owner;
  return isAlike && (piece.face === other.face || piece.face === null || other.face === null);
}

/** A place that is missing in the layout is far from all others. */
function distanceIn({ spots }: Layout): (from: Place, to: Place) => number {
  const byKey = new Map(spots.map((spot) => [placeKey(spot), spot]));
  return (from, to) => {
    const [a, b] = [byKey.get(placeKey(from)), byKey.get(placeKey(to))];
    return a === undefined || b === undefined ? Number.MAX_VALUE : Math.hypot(a.x - b.x, a.y - b.y);
  };
}
