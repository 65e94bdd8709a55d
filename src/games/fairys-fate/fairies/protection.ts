import { factsOf, nameOf } from '../cards.ts';
import { refuse } from '../refusals.ts';
import { nextCard, takeNextCard } from '../row.ts';
import type { Good } from './fairy.ts';

/** Haheuiah (FF-9.2): cancels a sprite that is about to take an object. */
export const protection: Good = {
  refusalToUse({ row }) {
    const next = nextCard(row);
    if (next === undefined || factsOf(next).face.kind !== 'taken') return refuse('no-taken-object', 'FF-9.2');
    return undefined;
  },

  begin(draft, emit) {
    const card = takeNextCard(draft);
    emit?.({ type: 'stopped', seat: draft.turn, card: nameOf(card) }, 'FF-9.2');
    return null;
  },
};
