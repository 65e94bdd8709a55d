import type { Viewer } from '../../core/game.ts';
import { lastingList } from '../../core/lasting.ts';
import { redacted, seenOf } from '../../realm/secrecy.ts';
import { copies } from '../../realm/state.ts';
import type { Event } from './events.ts';
import { outcome } from './scoring.ts';
import { cloneStep } from './state.ts';
import type { State, Step, View, ViewStep } from './types.ts';

/** EG-12.1, EG-12.2: what the viewer may see. */
export function view(state: State, viewer: Viewer): View {
  const seen = seenOf(state, viewer, state.phase === 'over');
  const { step } = state;
  // Field by field: to spread the rest of a clone takes three times as long.
  return {
    viewer,
    phase: state.phase,
    players: state.players,
    destination: state.destination,
    wizards: state.wizards,
    bidding: state.bidding,
    handLimit: state.handLimit,
    moveDraw: state.moveDraw,
    round: state.round,
    starter: state.starter,
    turn: state.turn,
    boots: state.boots.slice(),
    pieces: state.pieces.slice(),
    values: lastingList(state.values),
    gold: state.gold.slice(),
    counters: state.counters.slice(),
    seconds: lastingList(state.seconds),
    obstacles: lastingList(state.obstacles),
    goldTiles: lastingList(state.goldTiles),
    open: copies(state.open),
    display: state.display.slice(),
    goldPile: state.goldPile,
    discard: state.discard.slice(),
    step: step.kind === 'tiles' && state.turn !== viewer ? unseen(step) : cloneStep(step),
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
