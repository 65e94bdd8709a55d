import { clone } from './state.ts';
import type { Event, State, View } from './types.ts';

/** Perfect information: everybody sees the whole state, in a copy of his own. */
export function view(state: State): View {
  return clone(state);
}

/** Perfect information: a view has one state. */
export function resample(seen: View): State {
  return clone(seen);
}

/** Nothing is hidden. */
export function redact(event: Event): Event {
  return event;
}
