import type { Seat } from '../../core/game.ts';
import { at } from '../../core/intact.ts';
import { HAND_LIMIT } from '../../realm/data.ts';
import { piecesTaken } from '../../realm/pieces.ts';
import { countOf, emptyPool, sizeOf } from '../../realm/pool.ts';
import { allBefore, EXPECTED, isOnTheWay, mayMoveYet, TAKEN, TIE_BREAK, toTownCard } from '../../realm/standing.ts';
import { bestTour, NO_VALUES } from '../../realm/tours.ts';
import { cardKinds } from '../../realm/transport.ts';
import type { State, View } from './types.ts';
import { view as viewOf } from './view.ts';

/** A card kept for the next round: by EL-4.1 one less is dealt for it, by EL-4.2 it comes on top. */
const CARD: Readonly<Record<View['deal'], number>> = { 'to-eight': 2, 'eight-new': 40 };
/** A counter before the seat; the more, the more cards of its kind it has. */
const COUNTER = 1;
const PAIR = 0.5;
/** What it costs to rely on a counter that is not laid yet. */
const LAYING = 15;

/** What stands for a hand that the view does not show. */
const NO_CARDS: readonly number[] = emptyPool(cardKinds);

/**
 * How well the seat stands, higher is better: the pieces it has taken, those that the best tour of this round would take,
 * and what would be left for the next. Of other seats it sees too little to compare.
 */
export function heuristic(view: View, seat: Seat): number {
  const counters = allBefore(view, seat);
  const value = TAKEN * piecesTaken(at(view.pieces, seat)) + countersWorth(view, seat, counters);
  if (isMoveAhead(view, seat)) return value + tourWorth(view, seat, counters);
  const kept = value + cardWorth(view) * Math.min(at(view.handSizes, seat), cardsKept(view));
  return isLastRound(view) ? kept - toTownCard(view, seat) : kept;
}

function tourWorth(view: View, seat: Seat, counters: readonly number[]): number {
  const { boots, pieces, hands, phase } = view;
  const isPlanned = phase === 'movement' || phase === 'discard';
  const traveller = {
    from: at(boots, seat),
    left: at(pieces, seat),
    hand: at(hands, seat) ?? NO_CARDS,
    counters: isPlanned ? null : counters,
    values: NO_VALUES,
    earned: 0,
  };
  const piece = isOnTheWay(view, seat) ? TAKEN : EXPECTED;
  const prices = { piece, card: cardWorth(view), kept: cardsKept(view), laying: LAYING, gold: 0, instead: 0 };
  return bestTour(view, traveller, prices);
}

function countersWorth({ hands }: View, seat: Seat, counters: readonly number[]): number {
  const hand = at(hands, seat) ?? NO_CARDS;
  const pairs = counters.reduce((sum, pieces, kind) => sum + pieces * countOf(hand, kind), 0);
  return COUNTER * sizeOf(counters) + PAIR * pairs;
}

/** EL-9.3: at the end cards break ties only. */
function cardWorth(view: View): number {
  return isLastRound(view) ? TIE_BREAK : CARD[view.deal];
}

/** So many cards outlast the round: four (EL-7.8), and all of them in a last one without that limit (EL-7.9). */
function cardsKept(view: View): number {
  return isLastRound(view) && !view.finalHandLimit ? Number.POSITIVE_INFINITY : HAND_LIMIT;
}

function isLastRound({ round, rounds }: View): boolean {
  return round === rounds;
}

/** Whether the seat's move in this round is still to come or under way. */
function isMoveAhead(view: View, seat: Seat): boolean {
  const { phase } = view;
  if (phase === 'movement' || phase === 'discard') return mayMoveYet(view, seat);
  return phase !== 'keep' && phase !== 'over';
}

export function evaluate(state: State, seat: Seat): number {
  return heuristic(viewOf(state, seat), seat);
}
