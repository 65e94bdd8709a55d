import { occupantsOf } from './squares.ts';
import { cloneStep } from './state.ts';
import type { State, View } from './types.ts';

/** Perfect information: exactly one state fits a view. */
export function determinizer(seen: View): () => State {
  const { phase, turn, seats, order, points, placed, attacked, board, orcReserve, killed, step } = seen;
  const state: State = {
    phase,
    players: seats.length,
    order: [...order],
    turn: turn === null ? 0 : order.indexOf(turn),
    points,
    placed,
    attacked,
    board: board.map(occupantsOf),
    reserve: seats.map(({ reserve }) => reserve),
    orcReserve,
    saved: seats.map(({ saved }) => saved),
    killed,
    step: cloneStep(step),
  };
  return () => state;
}
