import { clone } from './state.ts';
import type { State, View } from './types.ts';

/** EW-16.1: a view has one state. */
export function resample(seen: View): State {
  return clone(Object.isFrozen(seen) ? thawed(seen) : seen);
}

/** The same in lists that are not frozen, as a match freezes them: to slice a frozen list takes twenty times as long. */
function thawed(seen: View): View {
  return {
    ...seen,
    wizards: seen.wizards.map(loose),
    reserve: [...seen.reserve],
    boxes: seen.boxes.map(loose),
    minors: [...seen.minors],
    minorBox: [...seen.minorBox],
    record: [...seen.record],
    highWizards: [...seen.highWizards],
    scores: [...seen.scores],
  };
}

function loose(list: readonly number[]): number[] {
  return [...list];
}
