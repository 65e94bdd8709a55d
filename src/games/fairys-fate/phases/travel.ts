import type { MoveRule } from '../../../core/define.ts';
import { propose } from '../../../core/define.ts';
import type { Draft, Listener } from '../../../core/game.ts';
import { place } from '../data.ts';
import { resume } from '../flow.ts';
import type { FairysFate } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { travels } from '../moves.ts';
import { isWorthATravel } from '../places.ts';
import { refuse } from '../refusals.ts';
import { isChosen, isLastIfBegun, mayTravel, mustPlayFirst, placesWorthATravel } from '../travelling.ts';
import type { Place, State } from '../types.ts';

/** FF-7.1: begins a travel instead of playing and drawing. */
export const begin: MoveRule<FairysFate, MoveOf<'travel'>> = {
  type: 'travel',
  clause: 'FF-7.1',
  fields: { place },
  reveals: true,

  closed(state) {
    if (!mayTravel(state)) {
      return refuse('too-few-places', 'FF-7.1', { places: placesWorthATravel(state), needed: state.players });
    }
    return undefined;
  },

  candidates: propose(travels),

  violation(state, { place: to }) {
    if (!isWorthATravel(state.places, to)) return refuse('place-too-small', 'FF-7.1', { place: to });
    return undefined;
  },

  perform(draft, { place: to }, emit) {
    const { turn: seat } = draft;
    const last = isLastIfBegun(draft);
    draft.travel = { starter: seat, last, chosen: draft.seats.map(() => null) };
    emit?.({ type: 'travel-begun', seat, last }, 'FF-7.1');
    choose(draft, to, 'FF-7.1', emit);
  },
};

/** FF-7.4: chooses a place in another seat's travel, after the play and the draw. */
export const go: MoveRule<FairysFate, MoveOf<'travel'>> = {
  type: 'travel',
  clause: 'FF-7.4',
  fields: { place },
  reveals: true,

  closed(state) {
    if (mustPlayFirst(state)) return refuse('must-play', 'FF-7.4');
    return undefined;
  },

  candidates: propose(travels),

  violation(state, { place: to }) {
    if (!isWorthATravel(state.places, to)) return refuse('place-too-small', 'FF-7.4', { place: to });
    if (isChosen(state, to)) return refuse('place-chosen', 'FF-7.4', { place: to });
    return undefined;
  },

  perform: (draft, { place: to }, emit) => choose(draft, to, 'FF-7.4', emit),
};

function choose(draft: Draft<State>, to: Place, clause: string, emit: Listener<FairysFate>): void {
  const { travel, turn: seat } = draft;
  if (travel === null) throw new Error('broken state: no travel has begun');
  travel.chosen[seat] = to;
  emit?.({ type: 'place-chosen', seat, place: to }, clause);
  draft.stage = 'end';
  resume(draft, emit);
}
