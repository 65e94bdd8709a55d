import type { Viewer } from '../../core/game.ts';
import type { Event } from './events.ts';
import { outcome } from './scoring.ts';
import { redacted, seenOf } from './secrecy.ts';
import { clone } from './state.ts';
import type { State, View } from './types.ts';

/** §10: what the viewer may see. */
export function view(state: State, viewer: Viewer): View {
  const { hands: _hands, faceDown: _faceDown, townCards: _townCards, deck: _deck, pile: _pile, ...open } = clone(state);
  return { viewer, ...open, ...seenOf(state, viewer, state.phase === 'over'), outcome: outcome(state) ?? null };
}

/** EL-10.4: others do not see what was drawn, dealt or kept face down. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'card-drawn':
    case 'tile-drawn':
    case 'town-card-dealt':
    case 'kept':
      return event.seat === viewer ? event : redacted(event);
    default:
      return event;
  }
}
