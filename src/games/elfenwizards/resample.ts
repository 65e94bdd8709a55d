import { clone } from './state.ts';
import type { State, View } from './types.ts';

/** EW-16.1: a view has one state. */
export function resample(seen: View): State {
  return clone(seen);
}
