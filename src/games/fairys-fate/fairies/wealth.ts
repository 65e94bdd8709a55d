import { propose } from '../../../core/define.ts';
import { pile } from '../data.ts';
import type { MoveOf } from '../moves.ts';
import { draws } from '../moves.ts';
import { areEmpty, pileOf } from '../piles.ts';
import { refuse } from '../refusals.ts';
import { drawFrom } from '../steps.ts';
import type { FairyStep, Good } from './fairy.ts';

/** Haraeal (FF-9.2): the seat draws a card from any pile. */
export const wealth: Good = {
  refusalToUse: (state) => (areEmpty(state) ? refuse('piles-empty', 'FF-9.2') : undefined),
  begin: () => 'wealth',
};

/** FF-4.4: a draw from a pile, after a play or by wealth. */
export const draw: FairyStep<MoveOf<'draw'>> = {
  type: 'draw',
  clause: 'FF-4.4',
  fields: { pile },
  candidates: propose(draws),

  violation(state, { pile: from }) {
    if (pileOf(state, from).size === 0) return refuse('pile-empty', 'FF-4.4', { pile: from });
    return undefined;
  },

  perform(draft, { pile: from }) {
    draft.step = drawFrom(from);
    return 'card';
  },
};
