import { at } from '../../core/checked-access.ts';
import type { Actor, Seat, Viewer } from '../../core/game.ts';
import { boxesByName, byFace } from './dice.ts';
import type { Event } from './events.ts';
import { wizardNames } from './notation.ts';
import { idOf, placeNames } from './pyramid.ts';
import { outcome } from './scoring.ts';
import { cloneOther } from './state.ts';
import { tokensOf } from './tokens.ts';
import type { SeatView, State, View } from './types.ts';
import { guilds } from './words/index.ts';

/** Perfect information (EW-16.1): every viewer sees the whole state, with names instead of numbers. */
export function view(state: State, viewer: Viewer | 'referee', actor: Actor): View {
  const { phase, turn: round, claims, dragon, seat, greySupply, record, highWizards, step } = state;
  return {
    viewer,
    actor,
    phase,
    round,
    turn: dragon === null ? null : seat,
    starter: dragon,
    options: { claims },
    seats: state.wizards.map((_, own) => seatView(state, own)),
    greySupply,
    record: record.slice(),
    highWizards: highWizards.slice(),
    step: step.kind === 'majors' ? { ...step, rolled: byFace(step.rolled, 0) } : cloneOther(step),
    outcome: outcome(state) ?? null,
  };
}

function seatView(state: State, seat: Seat): SeatView {
  const tokens = tokensOf(state, seat);
  return {
    name: at(guilds, seat),
    score: at(state.scores, seat),
    wizards: at(state.wizards, seat).map((place, k) => ({
      id: idOf(seat, k),
      name: at(wizardNames, idOf(seat, k)),
      place: at(placeNames, place),
      grey: at(tokens, k),
    })),
    reserve: at(state.reserve, seat),
    minors: at(state.minors, seat),
    minorBox: at(state.minorBox, seat),
    boxes: boxesByName(at(state.boxes, seat)),
  };
}

/** EW-16.1: nothing is hidden, so every viewer sees the whole event. */
export function redact(event: Event): Event {
  return event;
}
