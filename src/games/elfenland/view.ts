import type { Viewer } from '../../core/game.ts';
import type { Rng } from '../../core/rng.ts';
import { outcome } from './scoring.ts';
import { guess, hasBeenDealt, less, lessCounters, redactRealm, seenOf } from './secrecy.ts';
import { allCards, allTiles, clone } from './state.ts';
import type { Event, State, View } from './types.ts';

/** §10: what the viewer may see. */
export function view(state: State, viewer: Viewer): View {
  const { hands: _hands, faceDown: _faceDown, townCards: _townCards, deck: _deck, pile: _pile, ...open } = clone(state);
  return { viewer, ...open, ...seenOf(state, viewer, state.phase === 'over'), outcome: outcome(state) ?? null };
}

/** EL-10.5. */
export function resample(seen: View, rng: Rng): State {
  const { phase, destination } = seen;
  const dealt =
    phase === 'town-card' ? (seat: number) => hasBeenDealt(seen, seat) : () => destination && phase !== 'first-seat';
  const cards = less(allCards, [seen.discard]);
  const tiles = lessCounters(less(allTiles, [seen.display, ...seen.open]), seen.counters);
  return clone({ ...seen, ...guess(seen, dealt, cards, tiles, rng) });
}

/** EL-10.4. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'card-drawn':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat };
    case 'tile-drawn':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat };
    case 'kept':
      return event.seat === viewer || typeof event.hidden === 'number'
        ? event
        : { ...event, hidden: event.hidden.length };
    case 'town-card-dealt':
      return redactRealm(event, viewer);
    default:
      return event;
  }
}
