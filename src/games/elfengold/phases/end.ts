import { at, stepOf } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import { propose } from '../../../core/define.ts';
import { add, countOf, remove } from '../../../core/pool.ts';
import { atTurn } from '../../../core/seats.ts';
import { handOf } from '../../../realm/travel.ts';
import { cardOf, handCardKinds } from '../cards.ts';
import { handCardField, MOVE_DRAWS, takeField } from '../data.ts';
import { continueDiscards, endMove, gain } from '../flow.ts';
import type { Elfengold } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';

const GOLD: MoveOf<'end'> = Object.freeze({ type: 'end', take: 'gold' });
const CARDS: MoveOf<'end'> = Object.freeze({ type: 'end', take: 'cards' });
const discards: readonly MoveOf<'discard'>[] = handCardKinds.map((card) => Object.freeze({ type: 'discard', card }));

/** EG-9.6: ends the movement after any number of steps. */
export const end: MoveRule<Elfengold, MoveOf<'end'>> = {
  type: 'end',
  clause: 'EG-9.6',
  fields: { take: takeField },
  candidates: propose([GOLD, CARDS]),

  violation({ step }, { take }) {
    if (take === 'gold' && !stepOf(step, 'movement').moved) return refuse('nothing-earned', 'EG-9.6');
    return undefined;
  },

  perform(draft, { take }, emit) {
    const gold = take === 'gold' ? stepOf(draft.step, 'movement').earned : 0;
    gain(draft, draft.turn, gold);
    emit?.({ type: 'move-ended', seat: draft.turn, take, gold }, 'EG-9.6');
    endMove(draft, take === 'gold' ? 0 : MOVE_DRAWS, emit);
  },
};

/** EG-9.9: discards a card above the hand limit. */
const discard: MoveRule<Elfengold, MoveOf<'discard'>> = {
  type: 'discard',
  clause: 'EG-9.9',
  fields: { card: handCardField },
  candidates: propose(discards),

  violation(state, { card }) {
    if (countOf(handOf(state), cardOf(card)) === 0) return refuse('not-in-hand', 'EG-9.9', { card });
    return undefined;
  },

  perform(draft, { card }, emit) {
    remove(at(draft.hands, draft.turn), cardOf(card));
    add(draft.discard, cardOf(card));
    emit?.({ type: 'discarded', seat: draft.turn, card }, 'EG-9.9');
    continueDiscards(draft, emit);
  },
};

/** EG-9.9: the seat discards down to the hand limit. */
export const discarding: Phase<Elfengold> = { actor: atTurn, clause: 'EG-9.9', rules: [discard] };
