import { at } from '../../core/checked-access.ts';
import type { Actor, Seat, Viewer } from '../../core/game.ts';
import { sizeOf } from '../../core/pool.ts';
import { byFairy, byStone } from './counts.ts';
import { fairyOf, stoneOf } from './data.ts';
import type { Event } from './events.ts';
import { outcome } from './scoring.ts';
import { viewOf } from './sprites.ts';
import type { SeatView, State, Step, StepView, View } from './types.ts';
import { seatNames } from './words/index.ts';

/** §12: the view of a viewer. */
export function view(state: State, viewer: Viewer | 'referee', actor: Actor): View {
  const { phase, turn } = state;
  return {
    viewer,
    actor,
    phase,
    turn: state.firstSeat === null ? null : turn,
    starter: state.firstSeat,
    options: { fairyPoints: byStone(state.fairyPoints), blueAlone: state.blueAlone },
    seats: state.seats.map((_, seat) => seatView(state, seat, viewer)),
    forest: byStone(state.forest),
    forestFairies: byFairy(state.forestFairies),
    eliminated: byStone(state.eliminated),
    used: byFairy(state.used),
    stoneDeckSize: sizeOf(state.deck),
    fairyDeckSize: sizeOf(state.fairyDeck),
    step: stepView(state.step, viewer === turn || viewer === 'referee'),
    outcome: outcome(state) ?? null,
  };
}

/** TC-12.1, TC-12.2, TC-12.3: a viewer sees another seat's sprites, and how many stones and fairies that seat holds. */
function seatView({ seats, phase }: State, seat: Seat, viewer: Viewer | 'referee'): SeatView {
  const { hand, kept, sprites } = at(seats, seat);
  const isOpen = viewer === seat || viewer === 'referee' || phase === 'over';
  return {
    name: at(seatNames, seat),
    handSize: sizeOf(hand),
    hand: isOpen ? byStone(hand) : null,
    keptSize: sizeOf(kept),
    kept: isOpen ? byFairy(kept) : null,
    sprites: sprites.map(viewOf),
  };
}

/** TC-12.1, TC-12.2: a viewer sees the kind of another seat's step, but not the fairies or the plan in it. */
function stepView(step: Step, isOpen: boolean): StepView {
  switch (step.kind) {
    case 'fairies': {
      const { drawn, left } = step;
      return { kind: 'fairies', drawnSize: sizeOf(drawn), drawn: isOpen ? byFairy(drawn) : null, left };
    }
    case 'obtained':
      return { kind: 'obtained', fairy: isOpen ? fairyOf(step.fairy) : null };
    case 'rearrange':
      return {
        kind: 'rearrange',
        pool: isOpen ? byStone(step.pool) : null,
        planned: isOpen ? step.planned.map((bag) => bag.map(stoneOf)) : null,
      };
    default:
      return { ...step };
  }
}

/** TC-12.4: only the acting seat sees what it draws or plans; only thief and victim see a stone stolen from a hand. */
export function redact(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'drawn':
      return event.seat === viewer ? event : { ...event, stone: null };
    case 'fairy-drawn':
    case 'fairy-chosen':
      return event.seat === viewer ? event : { ...event, fairy: null };
    case 'stolen-from-hand':
      return event.seat === viewer || event.victim === viewer ? event : { ...event, stone: null };
    case 'laid':
    case 'held':
      return event.seat === viewer ? event : undefined;
    default:
      return event;
  }
}
