import type { GameTypes, Kit, Target, Violation } from 'feyrules/core';
import { choose, placeKey, type Seen, whyNot } from 'feyrules/front';
import { boardOf } from './drawing.ts';

type Move = GameTypes['move'];

/** The result of touching a target. */
export type Touched =
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'chosen'; readonly chosen: readonly Target[] }
  | { readonly type: 'refused'; readonly violation: Violation | undefined };

/** Adds a target to the chosen ones, starts anew with it, removes it, or says why it has no effect. */
export function touched(
  kit: Kit,
  seen: Seen,
  moves: readonly Move[],
  chosen: readonly Target[],
  target: Target,
): Touched {
  const board = boardOf(kit);
  const key = placeKey(target);
  for (const tried of [[...chosen, target], [target]]) {
    const { lit, complete } = choose(moves, board, tried);
    const [move] = complete;
    if (move !== undefined && complete.length === 1 && lit.length === 0) return { type: 'move', move };
    if (complete.length + lit.length > 0 && !(tried.length === 1 && isBegun(chosen, key)))
      return { type: 'chosen', chosen: tried };
  }
  if (chosen.some((other) => placeKey(other) === key)) {
    return { type: 'chosen', chosen: chosen.filter((other) => placeKey(other) !== key) };
  }
  if (seen.viewer === 'table' || seen.actor === 'over') return { type: 'refused', violation: undefined };
  const refused = whyNot(kit, seen, [...chosen, target]) ?? whyNot(kit, seen, [target]);
  return { type: 'refused', violation: refused?.violation };
}

function isBegun(chosen: readonly Target[], key: string): boolean {
  return chosen.length === 1 && chosen[0] !== undefined && placeKey(chosen[0]) === key;
}
