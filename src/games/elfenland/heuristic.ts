import { at } from '../../core/checked-access.ts';
import type { Seat } from '../../core/game.ts';
import { countOf, sizeOf } from '../../core/pool.ts';
import { HAND_LIMIT } from '../../realm/data.ts';
import { piecesTaken } from '../../realm/pieces.ts';
import { allBefore, EXPECTED, isOnTheWay, mayMoveYet, TAKEN, TIE_BREAK, toTownCard } from '../../realm/standing.ts';
import { bestTour, NO_VALUES } from '../../realm/tours.ts';
import type { State } from './types.ts';

/** Value of a card kept for the next round: low with EL-4.1, which then deals one card fewer; high with EL-4.2. */
const CARD: Readonly<Record<State['deal'], number>> = { 'to-eight': 2, 'eight-new': 40 };
/** Value of a counter of the seat. */
const COUNTER = 1;
/** Added to the value of a counter for each card of its kind in the hand. */
const PAIR = 0.5;
/** The cost of relying on a counter that the seat has not laid yet. */
const LAYING = 15;

/**
 * The value of a position for a seat; higher is better. It counts the pieces taken, those on the best tour of this
 * round, what the seat keeps and, at the end, the way to its town card. It ignores other seats: too little is known.
 */
export function evaluate(state: State, seat: Seat): number {
  const counters = allBefore(state, seat);
  const value = TAKEN * piecesTaken(at(state.pieces, seat)) + countersWorth(state, seat, counters);
  if (isMoveAhead(state, seat)) return value + tourWorth(state, seat, counters);
  const kept = value + cardWorth(state) * Math.min(sizeOf(at(state.hands, seat)), cardsKept(state));
  return isLastRound(state) ? kept - toTownCard(state, seat) : kept;
}

function tourWorth(state: State, seat: Seat, counters: readonly number[]): number {
  const { boots, pieces, hands, phase } = state;
  const isPlanned = phase === 'movement' || phase === 'discard';
  const traveller = {
    from: at(boots, seat),
    left: at(pieces, seat),
    hand: at(hands, seat),
    counters: isPlanned ? null : counters,
    values: NO_VALUES,
    earned: 0,
  };
  const piece = isOnTheWay(state, seat) ? TAKEN : EXPECTED;
  const prices = { piece, card: cardWorth(state), kept: cardsKept(state), laying: LAYING, gold: 0, instead: 0 };
  return bestTour(state, traveller, prices);
}

function countersWorth({ hands }: State, seat: Seat, counters: readonly number[]): number {
  const hand = at(hands, seat);
  const pairs = counters.reduce((sum, pieces, kind) => sum + pieces * countOf(hand, kind), 0);
  return COUNTER * sizeOf(counters) + PAIR * pairs;
}

/** EL-9.3: at the end, cards only break ties. */
function cardWorth(state: State): number {
  return isLastRound(state) ? TIE_BREAK : CARD[state.deal];
}

/** Maximum number of cards kept after the round: 4 (EL-7.8), or no limit in the last round if EL-7.9 lifts it. */
function cardsKept(state: State): number {
  return isLastRound(state) && !state.finalHandLimit ? Number.POSITIVE_INFINITY : HAND_LIMIT;
}

function isLastRound({ round, rounds }: State): boolean {
  return round === rounds;
}

/** Whether the seat's movement of this round is in progress or yet to come. */
function isMoveAhead(state: State, seat: Seat): boolean {
  const { phase } = state;
  if (phase === 'movement' || phase === 'discard') return mayMoveYet(state, seat);
  return phase !== 'keep' && phase !== 'over';
}
