import type { MoveRule } from '../../../core/define.ts';
import { playerOf } from '../../../core/seats.ts';
import { fairy } from '../data.ts';
import { goodFairies } from '../fairies/table.ts';
import { follow } from '../flow.ts';
import type { FairysFate } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { uses } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { fairiesOf } from '../seats.ts';

/** FF-9.1: uses and eliminates a good fairy. Afterwards the seat makes the decision that the fairy interrupted. */
export const use: MoveRule<FairysFate, MoveOf<'use'>> = {
  type: 'use',
  clause: 'FF-9.1',
  fields: { fairy },
  reveals: true,

  candidates(state, out) {
    const own = playerOf(state, state.turn);
    if (fairiesOf(own) === 0) return;
    const { fairies } = own;
    for (const move of uses) if (fairies[move.fairy] > 0) out.push(move);
  },

  violation(state, { fairy: used }) {
    if (playerOf(state, state.turn).fairies[used] === 0) return refuse('fairy-not-owned', 'FF-9.1', { fairy: used });
    return goodFairies[used].refusalToUse(state);
  },

  perform(draft, { fairy: used }, emit) {
    const { turn: seat } = draft;
    playerOf(draft, seat).fairies[used] -= 1;
    draft.hasUsed = true;
    emit?.({ type: 'fairy-used', seat, fairy: used }, 'FF-9.1');
    follow(draft, goodFairies[used].begin(draft, emit), emit);
  },
};
