import type { Board, Piece, Target } from '../core/board.ts';
import type { GameTypes, Seat } from '../core/game.ts';
import { placeKey } from './pieces.ts';

/** The possible next touches, and the moves that the touches so far may mean. */
export interface Choice<Move> {
  /** The targets that may be touched next, each once. */
  readonly lit: readonly Target[];
  /** The completed moves. If there is one, make it at once; if several, let the player choose one by its words. */
  readonly complete: readonly Move[];
  /** The moves that need more touches. */
  readonly rest: readonly Move[];
}

/**
 * The possible next touches after some targets have been touched.
 * @param moves the legal moves, `observation.moves`.
 * @param board the board of the game: `kit.board`.
 * @param chosen the targets touched so far, in order; empty at first.
 */
export function choose<Move>(
  moves: readonly Move[],
  board: { targets(move: Move): readonly Target[] },
  chosen: readonly Target[],
): Choice<Move> {
  const lit = new Map<string, Target>();
  const complete: Move[] = [];
  const rest: Move[] = [];
  for (const move of moves) {
    const next = nextTargets(board.targets(move), chosen);
    if (next === undefined) continue;
    if (next.length === 0) complete.push(move);
    else rest.push(move);
    for (const target of next) lit.set(placeKey(target), target);
  }
  return { lit: [...lit.values()], complete, rest };
}

/** The targets that may follow `chosen`; `[]` after the last. `undefined` if the targets do not start with `chosen`. */
export function nextTargets(targets: readonly Target[], chosen: readonly Target[]): readonly Target[] | undefined {
  let left = targets;
  for (const { kind, id } of chosen) {
    const most = reach(left);
    const found = left.findIndex((target, at) => at < most && target.kind === kind && target.id === id);
    if (found < 0) return undefined;
    left = left.filter((_, at) => at !== found);
  }
  return left.slice(0, reach(left));
}

/** Number of leading targets that may be touched next: 1, or all leading targets that have `anyOrder`. */
function reach(targets: readonly Target[]): number {
  const ordered = targets.findIndex(({ anyOrder }) => anyOrder !== true);
  return ordered < 0 ? targets.length : Math.max(1, ordered);
}

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
