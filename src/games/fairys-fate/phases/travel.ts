import type { MoveRule } from '../../../core/define.ts';
import type { Draft } from '../../../core/game.ts';
import { place } from '../data.ts';
import type { Listener } from '../fairies/fairy.ts';
import { resume } from '../flow.ts';
import type { FairysFate } from '../game.ts';
import type { TravelMove } from '../moves.ts';
import { propose, travels } from '../moves.ts';
import { canPlay, isWorthATravel } from '../places.ts';
import { refuse } from '../refusals.ts';
import { playerOf } from '../seats.ts';
import { isChosen, isLastIfBegun, mayTravel, placesWorthATravel } from '../travelling.ts';
import type { Place, State } from '../types.ts';

/** FF-7.1: begins a travel, instead of playing and drawing. */
export const begin: MoveRule<FairysFate, TravelMove> = {
  type: 'travel',
  clause: 'FF-7.1',
  fields: { place },
  reveals: true,
  candidates: propose(travels),

  violation(state, { place: to }) {
    if (!mayTravel(state)) {
      return refuse('too-few-places', 'FF-7.1', { places: placesWorthATravel(state), needed: state.players });
    }
    if (!isWorthATravel(state.places, to)) return refuse('place-too-small', 'FF-7.1', { place: to });
    return undefined;
  },

  perform(draft, { place: to }, emit) {
    const { turn: seat } = draft;
    const last = isLastIfBegun(draft);
    draft.travel = { starter: seat, last, chosen: draft.seats.map(() => null) };
    emit?.({ type: 'travel-begun', seat, last });
    choose(draft, to, emit);
  },
};

/** FF-7.4: chooses a place in somebody else's travel, after the play and the draw. */
export const go: MoveRule<FairysFate, TravelMove> = {
  type: 'travel',
  clause: 'FF-7.4',
  fields: { place },
  reveals: true,
  candidates: propose(travels),

  violation(state, { place: to }) {
    if (mustPlayFirst(state)) return refuse('must-play', 'FF-7.4');
    if (!isWorthATravel(state.places, to)) return refuse('place-too-small', 'FF-7.4', { place: to });
    if (isChosen(state, to)) return refuse('place-chosen', 'FF-7.4', { place: to });
    return undefined;
  },

  perform: (draft, { place: to }, emit) => choose(draft, to, emit),
};

/** FF-7.5: at the start of his turn of the travel, whoever can play a card must. */
function mustPlayFirst(state: State): boolean {
  return state.stage === 'travel-turn' && canPlay(state, playerOf(state, state.turn));
}

function choose(draft: Draft<State>, to: Place, emit: Listener): void {
  const { travel, turn: seat } = draft;
  if (travel !== null) travel.chosen[seat] = to;
  emit?.({ type: 'place-chosen', seat, place: to });
  draft.stage = 'end';
  resume(draft, emit);
}
