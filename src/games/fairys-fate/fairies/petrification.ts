import { playerOf } from '../../../core/seats.ts';
import { nameOf } from '../cards.ts';
import type { Bad } from './fairy.ts';

/** Petrification (FF-8.8): the seat loses its next turn; several add up. */
export const petrification: Bad = (draft, card, emit) => {
  const { turn: seat } = draft;
  playerOf(draft, seat).petrified += 1;
  emit?.({ type: 'suffered', seat, card: nameOf(card), hasEffect: true }, 'FF-8.8');
  return null;
};
