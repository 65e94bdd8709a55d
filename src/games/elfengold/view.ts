import type { Viewer } from '../../core/game.ts';
import { redacted, seenOf } from '../elfenland/secrecy.ts';
import type { Event } from './events.ts';
import { outcome } from './scoring.ts';
import { clone } from './state.ts';
import type { State, Step, View, ViewStep } from './types.ts';

/** EG-12.1, EG-12.2: what the viewer may see. */
export function view(state: State, viewer: Viewer): View {
  const { hands: _hands, faceDown: _faceDown, townCards: _townCards, deck: _deck, pile: _pile, ...open } = clone(state);
  return {
    viewer,
    ...open,
    ...seenOf(state, viewer, state.phase === 'over'),
    step: open.step.kind === 'tiles' && state.turn !== viewer ? unseen(open.step) : open.step,
    outcome: outcome(state) ?? null,
  };
}

/** EG-12.2: the tiles that another has just drawn. */
function unseen({ kind, drawn }: Extract<Step, { kind: 'tiles' }>): ViewStep {
  return { kind, drawn: drawn.map(() => null) };
}

/** EG-12.3: what the viewer is told of an event. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'card-drawn':
    case 'tile-drawn':
    case 'town-card-dealt':
    case 'kept':
      return event.seat === viewer ? event : redacted(event);
    case 'card-taken-up':
      return event.seat === viewer ? event : { ...event, card: null };
    default:
      return event;
  }
}
