import { at } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import { propose } from '../../../core/define.ts';
import { fieldless } from '../../../core/fieldless.ts';
import { add, countOf, remove } from '../../../core/pool.ts';
import { atTurn } from '../../../core/seats.ts';
import { counterKinds, counterName, kindOf } from '../../../realm/transport.ts';
import { tileField } from '../data.ts';
import { tileDraw } from '../draws.ts';
import { continueCounters } from '../flow.ts';
import type { Elfenland } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';

const takes: readonly MoveOf<'take'>[] = counterKinds.map((tile) => Object.freeze({ type: 'take', tile }));

/** EL-5.2: takes a counter of the display. */
const take: MoveRule<Elfenland, MoveOf<'take'>> = {
  type: 'take',
  clause: 'EL-5.2',
  fields: { tile: tileField },

  candidates: propose(takes),

  violation({ display }, { tile }) {
    if (countOf(display, kindOf(tile)) === 0) return refuse('not-in-display', 'EL-5.2', { tile });
    return undefined;
  },

  perform(draft, { tile }, emit) {
    remove(draft.display, kindOf(tile));
    add(at(draft.open, draft.turn), kindOf(tile));
    draft.phase = 'refill';
    emit?.({ type: 'tile-taken', seat: draft.turn, tile, from: 'display' }, 'EL-5.2');
  },
};

/** EL-5.2: takes the unseen top counter of the pile. */
const takeBlind: MoveRule<Elfenland, MoveOf<'take-blind'>> = {
  ...fieldless('take-blind'),
  clause: 'EL-5.2',
  perform(draft) {
    draft.phase = 'blind';
  },
};

/** EL-5.2: the seat whose turn it is takes a counter. */
export const counters: Phase<Elfenland> = {
  actor: atTurn,
  clause: 'EL-5.2',
  rules: [take, takeBlind],
};

/** EL-5.2: chance refills the display at once. */
export const refill: Phase<Elfenland> = tileDraw('EL-5.2', (draft, counter, emit) => {
  add(draft.display, counter);
  emit?.({ type: 'displayed', tile: counterName(counter) }, 'EL-5.2');
  continueCounters(draft);
});

/** EL-5.2: chance decides which counter was on top of the pile. */
export const blind: Phase<Elfenland> = tileDraw('EL-5.2', (draft, counter, emit) => {
  add(at(draft.open, draft.turn), counter);
  emit?.({ type: 'tile-taken', seat: draft.turn, tile: counterName(counter), from: 'pile' }, 'EL-5.2');
  continueCounters(draft);
});
