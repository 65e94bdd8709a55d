import { playerOf } from '../../../core/seats.ts';
import { factsOf, nameOf } from '../cards.ts';
import { refuse } from '../refusals.ts';
import { nextCard, takeNextCard } from '../row.ts';
import type { Card } from '../types.ts';
import type { Good } from './fairy.ts';

/**
 * Imamiah (FF-9.2): cancels a bad fairy that is about to take effect, or undoes a petrification from this collection.
 * The rest of the row still takes effect (FF-9.5).
 */
export const liberation: Good = {
  refusalToUse(state) {
    if (isBadNext(state.row)) return undefined;
    if (state.stage === 'collect' && playerOf(state, state.turn).petrified > 0) return undefined; // FF-9.6
    return refuse('no-bad-fairy', 'FF-9.2');
  },

  begin(draft, emit) {
    const { turn: seat } = draft;
    if (isBadNext(draft.row)) {
      const card = takeNextCard(draft);
      emit?.({ type: 'stopped', seat, card: nameOf(card) }, 'FF-9.2');
      return null;
    }
    const own = playerOf(draft, seat);
    own.petrified -= 1;
    emit?.({ type: 'undone', seat, left: own.petrified }, 'FF-9.6');
    return null;
  },
};

/** Whether the next card of the row is a bad fairy. */
function isBadNext(row: readonly Card[]): boolean {
  const next = nextCard(row);
  return next !== undefined && factsOf(next).face.kind === 'bad';
}
