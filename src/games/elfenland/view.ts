import type { Viewer } from '../../core/game.ts';
import { lastingList } from '../../core/lasting.ts';
import { redacted, seenOf } from '../../realm/secrecy.ts';
import { copies } from '../../realm/state.ts';
import type { Event } from './events.ts';
import { outcome } from './scoring.ts';
import { cloneStep } from './state.ts';
import type { State, View } from './types.ts';

/** §10: what the viewer may see. */
export function view(state: State, viewer: Viewer): View {
  const seen = seenOf(state, viewer, state.phase === 'over');
  // Field by field: to spread the rest of a clone takes three times as long.
  return {
    viewer,
    phase: state.phase,
    players: state.players,
    rounds: state.rounds,
    deal: state.deal,
    finalHandLimit: state.finalHandLimit,
    destination: state.destination,
    round: state.round,
    starter: state.starter,
    turn: state.turn,
    boots: state.boots.slice(),
    pieces: state.pieces.slice(),
    counters: state.counters.slice(),
    obstacles: lastingList(state.obstacles),
    obstacleInHand: state.obstacleInHand.slice(),
    open: copies(state.open),
    display: state.display.slice(),
    discard: state.discard.slice(),
    step: cloneStep(state.step),
    hands: seen.hands,
    handSizes: seen.handSizes,
    faceDown: seen.faceDown,
    faceDownSizes: seen.faceDownSizes,
    townCards: seen.townCards,
    deckSize: seen.deckSize,
    pileSize: seen.pileSize,
    outcome: outcome(state) ?? null,
  };
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
