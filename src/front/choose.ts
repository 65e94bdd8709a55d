import type { Target } from '../core/board.ts';
import { placeKey } from './pieces.ts';

/** What may be touched next, and what has been touched already. */
export interface Choice<Move> {
  /** What may be touched next, each once. */
  readonly lit: readonly Target[];
  /** The moves of which everything has been touched: one is made at once, of several one is chosen by its words. */
  readonly complete: readonly Move[];
  /** The moves that go on: some of their targets have yet to be touched. */
  readonly rest: readonly Move[];
}

/**
 * What comes of touching targets one after the other.
 * @param moves the legal moves, `observation.moves`.
 * @param board of the game: `kit.board`.
 * @param chosen what has been touched, in order; nothing at first.
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

/** What may come after `chosen` on the way through the targets, `[]` at its end; `undefined` if it is not their beginning. */
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

/** How many of the targets may be touched next: the first one, or all at the beginning that go in any order. */
function reach(targets: readonly Target[]): number {
  const ordered = targets.findIndex(({ anyOrder }) => anyOrder !== true);
  return ordered < 0 ? targets.length : Math.max(1, ordered);
}
