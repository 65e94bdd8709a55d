import { stepOf } from '../../../core/checked-access.ts';
import { propose } from '../../../core/define.ts';
import { PLACES, place, slot } from '../data.ts';
import type { MoveOf } from '../moves.ts';
import { drops, picks } from '../moves.ts';
import { hasRoomElsewhere, isFull, lyingAt } from '../places.ts';
import { refuse } from '../refusals.ts';
import type { FairyStep, Good } from './fairy.ts';

/** Rochel (FF-9.2): moves a card from one place to another; its back does not matter (FF-9.4). */
export const transport: Good = {
  refusalToUse({ places }) {
    for (const at of PLACES) if (places[at].length > 0 && hasRoomElsewhere(places, at)) return undefined;
    return refuse('nothing-to-move', 'FF-9.2');
  },

  begin: () => 'transport',
};

export const pickToMove: FairyStep<MoveOf<'pick'>> = {
  type: 'pick',
  clause: 'FF-9.2',
  fields: { place, slot },
  candidates: propose(picks),

  violation({ places }, move) {
    const spot = { place: move.place, slot: move.slot };
    if (lyingAt(places, move) === undefined) return refuse('no-card-there', 'FF-9.2', spot);
    if (!hasRoomElsewhere(places, move.place)) return refuse('no-room-elsewhere', 'FF-9.2', { place: move.place });
    return undefined;
  },

  perform(draft, { place: at, slot: number }) {
    draft.step = { kind: 'transport', from: { place: at, slot: number } };
    return 'drop';
  },
};

export const drop: FairyStep<MoveOf<'drop'>> = {
  type: 'drop',
  clause: 'FF-9.2',
  fields: { place },
  reveals: true,
  candidates: propose(drops),

  violation(state, { place: to }) {
    if (to === stepOf(state.step, 'transport').from.place) return refuse('same-place', 'FF-9.2', { place: to });
    if (isFull(state.places, to)) return refuse('place-full', 'FF-9.4', { place: to });
    return undefined;
  },

  perform(draft, { place: to }, emit) {
    const { places, turn: seat } = draft;
    const { from } = stepOf(draft.step, 'transport');
    // FF-5.4, FF-11.3: later cards move up; all cards stay covered or open, and the same seats know them.
    places[to].push(...places[from.place].splice(from.slot, 1));
    emit?.({ type: 'transported', seat, ...from, to, toSlot: places[to].length - 1 }, 'FF-9.2');
    return null;
  },
};
