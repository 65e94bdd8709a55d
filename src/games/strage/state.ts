import type { Draft } from '../../core/game.ts';
import { CLAN, ORCS } from './data.ts';
import { optionsOf } from './options.ts';
import { EMPTY, inPlacementArea, SPRITE, squares } from './squares.ts';
import type { Options, State, Step } from './types.ts';

/** ST-1: sprites in the placement area, all other pieces off the board. */
export function setup(given: Partial<Options> = {}): State {
  const { players, order } = optionsOf(given);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    phase: order === 'roll' ? 'order' : 'roll',
    players,
    order: order === 'roll' ? [] : [...order],
    turn: 0,
    points: 0,
    placed: 0,
    attacked: false,
    board: squares.map((square) => (inPlacementArea(square) ? SPRITE : EMPTY)), // ST-1.1
    reserve: seats.map(() => CLAN),
    orcReserve: ORCS,
    saved: seats.map(() => 0),
    killed: 0,
    step: order === 'roll' ? { kind: 'order', ahead: seats.map(() => 0), faces: seats.map(() => 0) } : { kind: 'none' },
  };
}

/** A deep copy. Keys are in the order of {@link setup}. */
export function clone(state: State): Draft<State> {
  return {
    phase: state.phase,
    players: state.players,
    order: state.order.slice(),
    turn: state.turn,
    points: state.points,
    placed: state.placed,
    attacked: state.attacked,
    board: state.board.slice(),
    reserve: state.reserve.slice(),
    orcReserve: state.orcReserve,
    saved: state.saved.slice(),
    killed: state.killed,
    step: cloneStep(state.step),
  };
}

export function cloneStep(step: Step): Draft<Step> {
  switch (step.kind) {
    case 'none':
      return { kind: 'none' };
    case 'order':
      return { kind: 'order', ahead: step.ahead.slice(), faces: step.faces.slice() };
    case 'attack':
      return { kind: 'attack', at: step.at };
    case 'massacre':
      return { kind: 'massacre', waiting: step.waiting.slice() };
  }
}
