import { clone } from './state.ts';
import type { State, View } from './types.ts';

/** Perfect information: a view has one state. */
export function resample(seen: View): State {
  return clone(Object.isFrozen(seen) ? thawed(seen) : seen);
}

/** The same in lists that are not frozen, as a match freezes them: to slice a frozen list takes twenty times as long. */
function thawed(seen: View): View {
  return {
    ...seen,
    order: [...seen.order],
    board: [...seen.board],
    reserve: [...seen.reserve],
    saved: [...seen.saved],
  };
}
