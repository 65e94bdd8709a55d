import { at } from '../../core/checked-access.ts';
import type { Actor, Viewer } from '../../core/game.ts';
import type { Event } from './events.ts';
import { outcome } from './scoring.ts';
import { squareView } from './squares.ts';
import { cloneStep } from './state.ts';
import type { State, View } from './types.ts';
import { clans } from './words/index.ts';

/** Perfect information: every viewer sees the whole state, with names of pieces instead of codes. */
export function view(state: State, viewer: Viewer | 'referee', actor: Actor): View {
  const { phase, order, points, placed, attacked, board, reserve, orcReserve, saved, killed, step } = state;
  return {
    viewer,
    actor,
    phase,
    turn: order[state.turn] ?? null,
    starter: order[0] ?? null,
    seats: reserve.map((halfElves, seat) => ({ name: at(clans, seat), reserve: halfElves, saved: at(saved, seat) })),
    order: order.slice(),
    points,
    placed,
    attacked,
    board: board.map(squareView),
    orcReserve,
    killed,
    step: cloneStep(step),
    outcome: outcome(state) ?? null,
  };
}

/** Nothing is hidden, so every viewer sees the whole event. */
export function redact(event: Event): Event {
  return event;
}
