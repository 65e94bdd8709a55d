import { frozenRows } from '../../core/frozen.ts';
import { boxesFrom, diceByFace } from './dice.ts';
import { placeOf } from './pyramid.ts';
import { cloneOther } from './state.ts';
import type { State, View } from './types.ts';

/** Perfect information (EW-16.1): exactly one state fits a view. */
export function determinizer(seen: View): () => State {
  const { phase, round, turn, starter, options, seats, greySupply, record, highWizards, step } = seen;
  const state: State = {
    phase,
    players: seats.length,
    claims: options.claims,
    turn: round,
    dragon: starter,
    seat: turn ?? 0,
    wizards: seats.map(({ wizards }) => wizards.map(({ place }) => placeOf(place))),
    grey: frozenRows(seats.map(({ wizards }) => wizards.map(({ grey }) => grey))),
    greySupply,
    reserve: seats.map(({ reserve }) => reserve),
    boxes: seats.map(({ boxes }) => boxesFrom(boxes)),
    minors: seats.map(({ minors }) => minors),
    minorBox: seats.map(({ minorBox }) => minorBox),
    record: [...record],
    highWizards: [...highWizards],
    scores: seats.map(({ score }) => score),
    step: step.kind === 'majors' ? { ...step, rolled: diceByFace(step.rolled) } : cloneOther(step),
  };
  return () => state;
}
