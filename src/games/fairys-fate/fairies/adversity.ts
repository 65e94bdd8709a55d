import { propose } from '../../../core/define.ts';
import { playerOf } from '../../../core/seats.ts';
import { nameOf } from '../cards.ts';
import { object } from '../data.ts';
import type { MoveOf } from '../moves.ts';
import { losses } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { objectsOf } from '../seats.ts';
import type { Bad, FairyStep } from './fairy.ts';

/** Adversity (FF-8.7): the seat loses an object of its choice. */
export const adversity: Bad = (draft, card, emit) => {
  const { turn: seat } = draft;
  const hasEffect = objectsOf(playerOf(draft, seat)) > 0;
  emit?.({ type: 'suffered', seat, card: nameOf(card), hasEffect }, 'FF-8.7');
  return hasEffect ? 'lose' : null;
};

/** Chooses the object lost to adversity or to a serpent's bite (FF-8.11). */
export const lose: FairyStep<MoveOf<'lose'>> = {
  type: 'lose',
  clause: 'FF-8.7',
  fields: { object },
  reveals: true,
  candidates: propose(losses),

  violation(state, { object: lost }) {
    if (playerOf(state, state.turn).objects[lost] === 0) return refuse('object-not-owned', 'FF-8.7', { object: lost });
    return undefined;
  },

  perform(draft, { object: lost }, emit) {
    const { turn: seat } = draft;
    playerOf(draft, seat).objects[lost] -= 1;
    emit?.({ type: 'lost', seat, object: lost }, 'FF-8.7');
    return null;
  },
};
