import type { ChanceRule, Phase } from '../../../core/define.ts';
import { add, sumOf } from '../counts.ts';
import { FIRST_FAIRIES, fairyOf, nth, seat, stoneOf } from '../data.ts';
import { fairyRule, stoneRule } from '../draws.ts';
import { beginTurn } from '../flow.ts';
import type { TheChallenge } from '../game.ts';
import type { FirstSeatMove } from '../moves.ts';
import { firstSeats, propose } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { playerOf, seatAfter } from '../seats.ts';

const settleFirstSeat: ChanceRule<TheChallenge, FirstSeatMove> = {
  type: 'first-seat',
  clause: 'TC-1.2',
  fields: { seat },
  candidates: propose(firstSeats),

  violation({ players }, { seat: first }) {
    if (first >= players) return refuse('no-such-seat', 'TC-1.2', { seat: first });
    return undefined;
  },

  weight: () => 1,
  sample: ({ players }, rng) => nth(firstSeats, rng.int(players)),

  perform(draft, { seat: first }, emit) {
    draft.firstSeat = first;
    draft.turn = first;
    draft.phase = 'deal-fairy';
    emit?.({ type: 'began', seat: first });
  },
};

export const firstSeat: Phase<TheChallenge> = { actor: 'chance', clause: 'TC-1.2', rule: settleFirstSeat };

/** TC-3.2: five fairies are turned up. */
export const dealFairy: Phase<TheChallenge> = {
  actor: 'chance',
  clause: 'TC-3.2',
  rule: fairyRule('TC-0.4', (draft, fairy, emit) => {
    add(draft.fairyDeck, fairy, -1);
    add(draft.forestFairies, fairy);
    emit?.({ type: 'fairy-shown', fairy: fairyOf(fairy) });
    if (sumOf(draft.forestFairies) === FIRST_FAIRIES) draft.phase = 'deal-stone';
  }),
};

/** TC-3.2: a stone each, clockwise from the first seat, who then begins. */
export const dealStone: Phase<TheChallenge> = {
  actor: 'chance',
  clause: 'TC-3.2',
  rule: stoneRule(
    'TC-0.4',
    ({ deck }) => deck,
    (draft, colour, emit) => {
      const { turn: own } = draft;
      add(draft.deck, colour, -1);
      add(playerOf(draft, own).hand, colour);
      emit?.({ type: 'drawn', seat: own, stone: stoneOf(colour) });
      draft.turn = seatAfter(draft, own);
      if (draft.turn === draft.firstSeat) beginTurn(draft, emit);
    },
  ),
};
