import { at } from '../../core/checked-access.ts';
import { itemsOf } from '../../core/frozen.ts';
import type { Actor, Viewer } from '../../core/game.ts';
import { sizeOf } from '../../core/pool.ts';
import { countersOf, travelCardsOf } from '../../realm/counts.ts';
import { redacted } from '../../realm/secrecy.ts';
import { nameOf, roadsSeen, seatSeen, turnSeen } from '../../realm/view.ts';
import type { Event } from './events.ts';
import { outcome } from './scoring.ts';
import { cloneStep } from './state.ts';
import type { State, View } from './types.ts';

/** §10: the view of a viewer. */
export function view(state: State, viewer: Viewer | 'referee', actor: Actor): View {
  const { rounds, deal, finalHandLimit, destination } = state;
  const obstacles = itemsOf(state.obstacles);
  return {
    viewer,
    actor,
    phase: state.phase,
    round: state.round,
    turn: turnSeen(state),
    starter: state.starter,
    options: { rounds, deal, finalHandLimit, destination },
    seats: state.hands.map((_, seat) =>
      Object.assign(seatSeen(state, seat, viewer, travelCardsOf, countersOf), {
        obstacleInHand: at(state.obstacleInHand, seat),
      }),
    ),
    roads: roadsSeen((road) => {
      const [counter, obstacle] = [state.counters[road] ?? null, obstacles[road] === true];
      return counter === null && !obstacle ? undefined : { counter: nameOf(counter), obstacle };
    }),
    display: countersOf(state.display),
    deckSize: sizeOf(state.deck),
    discard: travelCardsOf(state.discard),
    pileSize: sizeOf(state.pile),
    step: cloneStep(state.step),
    outcome: outcome(state) ?? null,
  };
}

/** EL-10.4: hides from other viewers the cards and face-down counters that a seat draws or keeps. */
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
