import type { Seat } from '../../core/game.ts';
import { at } from '../../core/intact.ts';
import { piecesTaken } from './pieces.ts';
import { countOf, emptyPool } from './pool.ts';
import { mayMoveYet, prospects, TAKEN, toTownCard } from './prospects.ts';
import { journeysOf } from './routes.ts';
import { cardKinds, counterKinds } from './transport.ts';
import type { View } from './types.ts';

/** A card or a counter in hand, for later. */
const IN_HAND = 1;
/** A counter in hand and a card of its kind. */
const PAIR = 0.5;

/** What stands for pools that the view does not show. */
const NO_COUNTERS: readonly number[] = emptyPool(counterKinds);
const NO_CARDS: readonly number[] = emptyPool(cardKinds);

/** How well the seat stands, higher is better. Of other seats it sees too little to compare. */
export function heuristic(view: View, seat: Seat): number {
  const left = at(view.pieces, seat);
  const value = TAKEN * piecesTaken(left) + IN_HAND * at(view.handSizes, seat) + counterWorth(view, seat);
  if (isMoveAhead(view, seat)) return value + prospects(journeysOf(view, seat), left);
  return view.round < view.rounds ? value : value - toTownCard(view, seat);
}

/** The counters before the seat, each worth the more the more cards it has for it. */
function counterWorth({ open, faceDown, hands }: View, seat: Seat): number {
  const [covered, hand] = [at(faceDown, seat) ?? NO_COUNTERS, at(hands, seat) ?? NO_CARDS];
  return at(open, seat).reduce((worth, pieces, kind) => {
    return worth + (pieces + countOf(covered, kind)) * (IN_HAND + PAIR * countOf(hand, kind));
  }, 0);
}

/** Whether the seat's move in this round is still to come or under way. */
function isMoveAhead(view: View, seat: Seat): boolean {
  const { phase } = view;
  if (phase === 'movement' || phase === 'discard') return mayMoveYet(view, seat);
  return phase !== 'keep' && phase !== 'over';
}
