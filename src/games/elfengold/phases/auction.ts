import { at, stepOf } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import { fieldless } from '../../../core/fieldless.ts';
import { atTurn } from '../../../core/seats.ts';
import { continueAuction } from '../auction.ts';
import { amountField, HIGHEST_BID } from '../data.ts';
import type { Elfengold } from '../game.ts';
import type { Move, MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';

/** The bids by amount; there is none for 0. */
const bids: readonly (MoveOf<'bid'> | undefined)[] = [
  undefined,
  ...amountField.values.map((amount) => Object.freeze({ type: 'bid' as const, amount })),
];

/** Appends the bids from `lowest` to `highest`, but none above the maximum (EG-7.6). */
export function addBids(lowest: number, highest: number, out: Move[]): void {
  for (let amount = lowest; amount <= highest; amount++) {
    const move = bids[amount];
    if (move === undefined) return;
    out.push(move);
  }
}

/** EG-7.2: bids more than the standing bid. */
const bid: MoveRule<Elfengold, MoveOf<'bid'>> = {
  type: 'bid',
  clause: 'EG-7.2',
  fields: { amount: amountField },
  trusted: true,

  candidates({ step, gold, turn, bidding }, out) {
    const standing = stepOf(step, 'auction').bid;
    const highest = bidding === 'capped' ? at(gold, turn) : HIGHEST_BID; // EG-7.6
    addBids(standing + 1, highest, out);
  },

  violation({ step, gold, turn, bidding }, { amount }) {
    const standing = stepOf(step, 'auction').bid;
    const own = at(gold, turn);
    if (amount > HIGHEST_BID) return refuse('bid-over-bank', 'EG-7.6', { most: HIGHEST_BID });
    if (amount <= standing) return refuse('bid-too-low', 'EG-7.2', { bid: standing });
    if (bidding === 'capped' && amount > own) return refuse('bid-over-gold', 'EG-7.6', { gold: own });
    return undefined;
  },

  perform(draft, { amount }, emit) {
    const step = stepOf(draft.step, 'auction');
    step.bid = amount;
    step.bidder = draft.turn;
    emit?.({ type: 'bid', seat: draft.turn, amount }, 'EG-7.2');
    continueAuction(draft, emit);
  },
};

/** EG-7.2: passes, so that the seat is out for this lot. */
const pass: MoveRule<Elfengold, MoveOf<'pass'>> = {
  ...fieldless('pass'),
  clause: 'EG-7.2',
  perform(draft, _move, emit) {
    stepOf(draft.step, 'auction').passed[draft.turn] = true;
    emit?.({ type: 'passed', seat: draft.turn }, 'EG-7.2');
    continueAuction(draft, emit);
  },
};

/** §7: the seat whose turn it is bids or passes. */
export const auction: Phase<Elfengold> = { actor: atTurn, clause: 'EG-7.2', rules: [bid, pass] };
