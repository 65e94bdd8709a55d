import type { Event } from './events.ts';
import { clone } from './state.ts';
import type { State, View } from './types.ts';

/** Perfect information (EW-16.1): everybody sees the whole state, in a copy of his own but for what is frozen. */
export function view(state: State): View {
  return clone(state);
}

/** EW-16.1: nothing is hidden, so every event is shown as it is. */
export function redact(event: Event): Event {
  return event;
}
