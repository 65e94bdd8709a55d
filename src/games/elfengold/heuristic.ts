import { at } from '../../core/checked-access.ts';
import type { Seat } from '../../core/game.ts';
import { add, countOf, sizeOf } from '../../core/pool.ts';
import { HAND_LIMIT } from '../../realm/data.ts';
import { piecesTaken } from '../../realm/pieces.ts';
import { allBefore, EXPECTED, isOnTheWay, mayMoveYet, TAKEN, TIE_BREAK, toTownCard } from '../../realm/standing.ts';
import { bestTour } from '../../realm/tours.ts';
import { counterKinds } from '../../realm/transport.ts';
import { MOVE_DRAWS, ROUNDS } from './data.ts';
import type { Move, MoveOf } from './moves.ts';
import { addBids } from './phases/auction.ts';
import type { State, View } from './types.ts';

/** Value of a card that the seat keeps for the next round after its movement. */
const CARD = 30;
/** Value of a card in hand until the seat's movement ends, in addition to its value for the best tour. */
const IN_HAND = 5;
/** Value of a tile of the seat. */
const TILE = 5;
/** Added to the value of a counter for each card of its kind in the hand. */
const PAIR = 0.5;
/** Value of a gold coin. */
const GOLD = 1.5;
/** The cost of relying on a counter that the seat has not laid yet. */
const LAYING = 20;
/** EG-7.5: a seat that cannot pay its standing bid counts as having this much debt instead of its gold. */
const DEFAULT = 200;

/**
 * The value of a position for a seat; higher is better. It counts the pieces taken, those on the best tour of this
 * round, what the seat keeps and, at the end, the way to its town card. It ignores other seats: too little is known.
 */
export function evaluate(state: State, seat: Seat): number {
  const tiles = tilesOf(state, seat);
  const taken = TAKEN * piecesTaken(at(state.pieces, seat));
  const value = taken + tilesWorth(state, seat, tiles) + goldWorth(state) * goldOf(state, seat);
  if (isMoveAhead(state, seat)) return value + IN_HAND * sizeOf(at(state.hands, seat)) + tourWorth(state, seat, tiles);
  const kept =
    value + cardWorth(state) * (Math.min(sizeOf(at(state.hands, seat)), cardsKept(state)) + drawsDue(state, seat));
  return isLastRound(state) ? kept - toTownCard(state, seat) : kept;
}

/** Frozen, so that the game reads it only once and caches the result. */
const PASS: MoveOf<'pass'> = Object.freeze({ type: 'pass' });

/**
 * The moves worth considering in an auction; `undefined` in other phases. If a seat wins with a bid that it cannot
 * pay, it loses all its gold (EG-7.5), however high the bid. So the list has only the smallest of these bids.
 */
export function shortlist(position: State | View): Move[] | undefined {
  const { step, turn } = position;
  if (step.kind !== 'auction' || turn === null) return undefined;
  const isView = 'seats' in position;
  const own = isView ? at(position.seats, turn).gold : at(position.gold, turn);
  const { bidding } = isView ? position.options : position;
  const unpaid = Math.max(step.bid, own) + 1;
  const moves: Move[] = [];
  addBids(step.bid + 1, own, moves);
  if (bidding === 'penalty') addBids(unpaid, unpaid, moves);
  moves.push(PASS);
  return moves;
}

function tourWorth(state: State, seat: Seat, tiles: readonly number[]): number {
  const { boots, pieces, hands, values, step } = state;
  const traveller = {
    from: at(boots, seat),
    left: at(pieces, seat),
    hand: at(hands, seat),
    counters: isPlanned(state) ? null : tiles,
    values,
    earned: step.kind === 'movement' && state.turn === seat ? step.earned : 0,
  };
  const card = cardWorth(state);
  return bestTour(state, traveller, {
    piece: isOnTheWay(state, seat) ? TAKEN : EXPECTED,
    card,
    kept: cardsKept(state),
    laying: LAYING,
    gold: goldWorth(state),
    instead: MOVE_DRAWS * card,
  });
}

/** The tiles in front of the seat, as a pool. It includes the lot if the standing bid is the seat's. */
function tilesOf(state: State, seat: Seat): number[] {
  const tiles = allBefore(state, seat);
  const { step } = state;
  if (step.kind === 'auction' && step.bidder === seat) add(tiles, at(step.lots, 0));
  return tiles;
}

/** The gold of the seat after paying its standing bid. */
function goldOf({ step, gold }: State, seat: Seat): number {
  const own = at(gold, seat);
  if (step.kind !== 'auction' || step.bidder !== seat) return own;
  return step.bid > own ? -DEFAULT : own - step.bid;
}

function tilesWorth(state: State, seat: Seat, tiles: readonly number[]): number {
  if (isLastRound(state)) return 0;
  const hand = at(state.hands, seat);
  const pairs = counterKinds.reduce((sum, _, kind) => sum + countOf(tiles, kind) * countOf(hand, kind), 0);
  return TILE * sizeOf(tiles) + PAIR * pairs;
}

function cardWorth(state: State): number {
  return isLastRound(state) ? 0 : CARD;
}

/** EG-11.2: the value of a gold; after the last planning, that of a tie-break. */
function goldWorth(state: State): number {
  return isLastRound(state) && isPlanned(state) ? TIE_BREAK : GOLD;
}

/** EG-9.9: maximum number of cards kept after the movement. */
function cardsKept({ handLimit }: State): number {
  return handLimit === 'elfenland' ? HAND_LIMIT : (handLimit ?? Number.POSITIVE_INFINITY);
}

/** EG-9.6: number of draws that the seat still makes after its movement. */
function drawsDue({ step, turn }: State, seat: Seat): number {
  if (turn !== seat) return 0;
  if (step.kind === 'discard') return step.draws;
  return step.kind === 'draw' && step.before === 'turn' ? step.left : 0;
}

function isLastRound({ round }: State): boolean {
  return round === ROUNDS;
}

/** Whether the planning of this round is over, so that the roads no longer change. */
function isPlanned({ phase, step }: State): boolean {
  const isDrawing = step.kind === 'draw' && step.before === 'turn';
  return phase === 'movement' || phase === 'discard' || isDrawing || phase === 'keep' || phase === 'over';
}

/** Whether the seat's movement of this round is in progress or yet to come. */
function isMoveAhead(state: State, seat: Seat): boolean {
  if (state.phase === 'keep' || state.phase === 'over') return false;
  return isPlanned(state) ? mayMoveYet(state, seat) : true;
}
