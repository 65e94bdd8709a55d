import type { ChanceRule, Phase } from '../../../core/define.ts';
import { firstSeatDraw } from '../../../core/first-seat.ts';
import { add, sizeOf } from '../../../core/pool.ts';
import { seatAfter } from '../../../core/seats.ts';
import { FIRST_FAIRIES, fairyOf, seat } from '../data.ts';
import { drawFrom, drawIntoHand, fairyDeck, stoneDeck } from '../draws.ts';
import { beginTurn } from '../flow.ts';
import type { TheChallenge } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';

const settleFirstSeat: ChanceRule<TheChallenge, MoveOf<'first-seat'>> = {
  ...firstSeatDraw('TC-1.2', seat),
  violation({ players }, { seat: first }) {
    if (first >= players) return refuse('no-such-seat', 'TC-1.2', { seat: first });
    return undefined;
  },
  perform(draft, { seat: first }, emit) {
    draft.firstSeat = first;
    draft.turn = first;
    draft.phase = 'deal-fairy';
    emit?.({ type: 'began', seat: first }, 'TC-1.2');
  },
};

export const firstSeat: Phase<TheChallenge> = { actor: 'chance', clause: 'TC-1.2', rule: settleFirstSeat };

/** TC-3.2: chance turns up five fairies. */
export const dealFairy: Phase<TheChallenge> = drawFrom(fairyDeck, 'TC-3.2', (draft, fairy, emit) => {
  add(draft.forestFairies, fairy);
  emit?.({ type: 'fairy-shown', fairy: fairyOf(fairy) }, 'TC-3.2');
  if (sizeOf(draft.forestFairies) === FIRST_FAIRIES) draft.phase = 'deal-stone';
});

/** TC-3.2: each seat is dealt one stone, clockwise from the first seat, which then begins. */
export const dealStone: Phase<TheChallenge> = drawFrom(stoneDeck, 'TC-3.2', (draft, colour, emit) => {
  drawIntoHand(draft, colour, 'TC-3.2', emit);
  draft.turn = seatAfter(draft, draft.turn);
  if (draft.turn === draft.firstSeat) beginTurn(draft, 'TC-3.2', emit);
});
