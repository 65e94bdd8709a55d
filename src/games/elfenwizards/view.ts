import { clone } from './state.ts';
import type { Event, State, View } from './types.ts';

/** Perfect information (EW-16.1): everybody sees the whole state, in a copy of his own. */
export function view(state: State): View {
  return clone(state);
}

/** EW-16.1: a view has one state. */
export function resample(seen: View): State {
  return clone(seen);
}

/** EW-16.1. */
export function redact(event: Event): Event {
  return event;
}
