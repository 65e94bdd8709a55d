import { propose } from '../../../core/define.ts';
import { playerOf } from '../../../core/seats.ts';
import { cardName, nameOf, numberOf } from '../cards.ts';
import { holds, removeFromHand } from '../hands.ts';
import type { MoveOf } from '../moves.ts';
import { discards } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { eliminate } from '../row.ts';
import type { Bad, FairyStep } from './fairy.ts';

/** Poverty (FF-8.7): the seat eliminates a card from its hand. */
export const poverty: Bad = (draft, card, emit) => {
  const { turn: seat } = draft;
  const hasEffect = playerOf(draft, seat).hand.length > 0;
  emit?.({ type: 'suffered', seat, card: nameOf(card), hasEffect }, 'FF-8.7');
  return hasEffect ? 'discard' : null;
};

export const discard: FairyStep<MoveOf<'discard'>> = {
  type: 'discard',
  clause: 'FF-8.7',
  fields: { card: cardName },
  reveals: true,
  candidates: propose(discards),

  violation(state, { card }) {
    if (!holds(playerOf(state, state.turn), numberOf(card))) return refuse('card-not-in-hand', 'FF-8.7', { card });
    return undefined;
  },

  perform(draft, { card }, emit) {
    const { turn: seat } = draft;
    removeFromHand(playerOf(draft, seat).hand, numberOf(card));
    eliminate(draft, numberOf(card));
    emit?.({ type: 'discarded', seat, card }, 'FF-8.7');
    return null;
  },
};
