import { at, stepOf } from '../../../core/checked-access.ts';
import { propose } from '../../../core/define.ts';
import { place, slot } from '../data.ts';
import type { MoveOf } from '../moves.ts';
import { picks } from '../moves.ts';
import { cardsOnPlaces, isBefore, lyingAt } from '../places.ts';
import { refuse } from '../refusals.ts';
import type { Spot, State } from '../types.ts';
import type { FairyStep, Good } from './fairy.ts';

/** Jabamiah (FF-9.2): swaps two cards on places, with any backs (FF-9.4). */
export const mutation: Good = {
  refusalToUse: ({ places }) => (cardsOnPlaces(places) < 2 ? refuse('too-few-cards', 'FF-9.2') : undefined),

  begin(draft) {
    draft.step = { kind: 'mutation', first: null };
    return 'mutation';
  },
};

export const pickToSwap: FairyStep<MoveOf<'pick'>> = {
  type: 'pick',
  clause: 'FF-9.2',
  fields: { place, slot },
  reveals: true,
  candidates: propose(picks),

  violation(state, move) {
    const first = firstPicked(state);
    const spot = { place: move.place, slot: move.slot };
    if (lyingAt(state.places, move) === undefined) return refuse('no-card-there', 'FF-9.2', spot);
    if (first === null && isLast(state, move)) return refuse('no-card-after', 'FF-9.2', spot);
    if (first !== null && !isBefore(first, move)) return refuse('not-after-first', 'FF-9.2', spot);
    return undefined;
  },

  perform(draft, { place: otherPlace, slot: otherSlot }, emit) {
    const { places, turn: seat } = draft;
    const first = firstPicked(draft);
    if (first === null) {
      draft.step = { kind: 'mutation', first: { place: otherPlace, slot: otherSlot } };
      return 'mutation';
    }
    const [one, other] = [at(places[first.place], first.slot), at(places[otherPlace], otherSlot)];
    // FF-5.4, FF-11.3: the cards stay covered or open, and the same seats know them.
    places[first.place][first.slot] = other;
    places[otherPlace][otherSlot] = one;
    emit?.({ type: 'swapped', seat, ...first, otherPlace, otherSlot }, 'FF-9.2');
    return null;
  },
};

function firstPicked({ step }: State): Spot | null {
  return stepOf(step, 'mutation').first;
}

function isLast({ places }: State, spot: Spot): boolean {
  return !picks.some((other) => lyingAt(places, other) !== undefined && isBefore(spot, other));
}
