import type { ChanceRule, Phase } from '../../../core/define.ts';
import { firstSeatDraw } from '../../../core/first-seat.ts';
import { playerOf, seatAfter } from '../../../core/seats.ts';
import { HAND, PILES, seat } from '../data.ts';
import { dealRule, pileDrawnFrom, recipeRule, topRule } from '../deck.ts';
import { beginTurn } from '../flow.ts';
import type { FairysFate } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { pileWith } from '../piles.ts';
import { refuse } from '../refusals.ts';
import { drawFrom } from '../steps.ts';

const settleFirstSeat: ChanceRule<FairysFate, MoveOf<'first-seat'>> = {
  ...firstSeatDraw('FF-1.2', seat),
  violation({ players }, { seat: first }) {
    if (first >= players) return refuse('no-such-seat', 'FF-1.2', { seat: first });
    return undefined;
  },
  perform(draft, { seat: first }, emit) {
    draft.firstSeat = first;
    draft.turn = first;
    draft.phase = 'deal-recipe';
    emit?.({ type: 'began', seat: first }, 'FF-1.2');
  },
};

/** FF-3.1: chance draws the first seat before the deal. */
export const firstSeat: Phase<FairysFate> = { actor: 'chance', clause: 'FF-1.2', rule: settleFirstSeat };

/** FF-3.2: deals a recipe to every seat, in turn order. */
export const dealRecipe: Phase<FairysFate> = {
  actor: 'chance',
  clause: 'FF-3.2',
  rule: recipeRule('FF-3.2', (draft) => {
    draft.turn = seatAfter(draft, draft.turn);
    if (draft.turn === draft.firstSeat) draft.phase = 'deal-card';
  }),
};

/** FF-3.3: deals a seat its four cards before the next seat gets any. */
export const dealCard: Phase<FairysFate> = {
  actor: 'chance',
  clause: 'FF-3.3',
  rule: dealRule((draft) => {
    if (playerOf(draft, draft.turn).hand.length < HAND) return;
    draft.turn = seatAfter(draft, draft.turn);
    if (draft.turn !== draft.firstSeat) return;
    const left = draft.unseen.reduce((sum, copies) => sum + copies, 0);
    draft.piles.fill(pileWith(left / PILES, null));
    draft.phase = 'deal-top';
    draft.step = drawFrom(0);
  }),
};

/** FF-3.4: shows the back of every pile's top card, then starts the first turn. */
export const dealTop: Phase<FairysFate> = {
  actor: 'chance',
  clause: 'FF-3.4',
  rule: topRule('FF-3.4', (draft, emit) => {
    const next = pileDrawnFrom(draft) + 1;
    if (next < PILES) draft.step = drawFrom(next);
    else beginTurn(draft, 'FF-3.1', emit);
  }),
};
