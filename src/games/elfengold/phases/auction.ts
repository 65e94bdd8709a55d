import type { MoveRule, Phase } from '../../../core/define.ts';
import { propose } from '../../../core/define.ts';
import { at, stepOf } from '../../../core/intact.ts';
import type { PassMove } from '../../elfenland/moves.ts';
import { atTurn } from '../../elfenland/order.ts';
import { continueAuction } from '../auction.ts';
import { amountField, HIGHEST_BID } from '../data.ts';
import type { Elfengold } from '../game.ts';
import type { BidMove } from '../moves.ts';
import { refuse } from '../refusals.ts';

const PASS: PassMove = Object.freeze({ type: 'pass' });
/** By amount; there is no bid of 0. */
const bids: readonly (BidMove | undefined)[] = [
  undefined,
  ...amountField.values.map((amount) => Object.freeze({ type: 'bid' as const, amount })),
];

/** EG-7.2: more than the standing bid. Every bid listed is legal, but not every legal bid is listed (EG-7.7). */
const bid: MoveRule<Elfengold, BidMove> = {
  type: 'bid',
  clause: 'EG-7.2',
  fields: { amount: amountField },
  trusted: true,

  candidates({ step, gold, turn, bidding }, out) {
    const standing = stepOf(step, 'auction').bid;
    const own = at(gold, turn);
    const covered = Math.min(own, HIGHEST_BID);
    for (let amount = standing + 1; amount <= covered; amount++) push(amount, out);
    // EG-7.7: of the bids that he cannot pay only the smallest.
    if (bidding === 'penalty') push(Math.max(standing, own) + 1, out);
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

/** The bid of an amount, up to the highest there is (EG-7.6). */
function push(amount: number, out: BidMove[]): void {
  const move = bids[amount];
  if (move !== undefined) out.push(move);
}

/** EG-7.2: out for this lot. */
const pass: MoveRule<Elfengold, PassMove> = {
  type: 'pass',
  clause: 'EG-7.2',
  fields: {},
  trusted: true,
  candidates: propose([PASS]),
  violation: () => undefined,
  perform(draft, _move, emit) {
    stepOf(draft.step, 'auction').passed[draft.turn] = true;
    emit?.({ type: 'passed', seat: draft.turn }, 'EG-7.2');
    continueAuction(draft, emit);
  },
};

/** §7: the seat that is to speak. */
export const auction: Phase<Elfengold> = { actor: atTurn, clause: 'EG-7.2', rules: [bid, pass] };
