import { at, stepOf } from '../../../core/checked-access.ts';
import { propose } from '../../../core/define.ts';
import { backOf, nameOf } from '../cards.ts';
import { place, slot } from '../data.ts';
import { lyingOf } from '../lying.ts';
import type { MoveOf } from '../moves.ts';
import { looks } from '../moves.ts';
import { coveredCards, lyingAt } from '../places.ts';
import { refuse } from '../refusals.ts';
import type { FairyStep, Good } from './fairy.ts';

/** Haahiah (FF-9.2): the seat looks at two covered cards on places, or at one if there is only one. */
export const clairvoyance: Good = {
  refusalToUse: ({ places }) => (coveredCards(places) === 0 ? refuse('nothing-covered', 'FF-9.2') : undefined),

  begin(draft) {
    draft.step = { kind: 'look', seen: null };
    return 'clairvoyance';
  },
};

export const look: FairyStep<MoveOf<'look'>> = {
  type: 'look',
  clause: 'FF-9.2',
  fields: { place, slot },
  reveals: true,
  candidates: propose(looks),

  violation(state, move) {
    const lying = lyingAt(state.places, move);
    const spot = { place: move.place, slot: move.slot };
    const { seen } = stepOf(state.step, 'look');
    if (lying === undefined) return refuse('no-card-there', 'FF-9.2', spot);
    if (!lying.covered) return refuse('card-open', 'FF-9.2', spot);
    if (seen?.place === move.place && seen.slot === move.slot) return refuse('looked-already', 'FF-9.2', spot);
    return undefined;
  },

  perform(draft, { place: where, slot: number }, emit) {
    const { turn: seat, places, step } = draft;
    const { card, covered, knownTo } = at(places[where], number);
    places[where][number] = lyingOf(card, covered, [...knownTo, seat]); // FF-11.3
    emit?.({ type: 'looked-at', seat, place: where, slot: number, back: backOf(card), card: nameOf(card) }, 'FF-9.2');
    if (stepOf(step, 'look').seen !== null || coveredCards(places) === 1) return null;
    draft.step = { kind: 'look', seen: { place: where, slot: number } };
    return 'clairvoyance';
  },
};
