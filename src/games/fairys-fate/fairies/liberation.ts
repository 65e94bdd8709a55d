import { factsOf, nameOf } from '../cards.ts';
import { refuse } from '../refusals.ts';
import { nextCard, takeNextCard } from '../row.ts';
import type { Good } from './fairy.ts';

/** Imamiah (FF-9.2): stops a bad fairy that is about to take effect. What else lies in the row stays in force (FF-9.5). */
export const liberation: Good = {
  hindrance({ row }) {
    const next = nextCard(row);
    if (next === undefined || factsOf(next).face.kind !== 'bad') return refuse('no-bad-fairy', 'FF-9.2');
    return undefined;
  },

  begin(draft, emit) {
    const card = takeNextCard(draft);
    emit?.({ type: 'stopped', seat: draft.turn, card: nameOf(card) }, 'FF-9.2');
    return null;
  },
};
