import { at, stepOf } from '../../core/checked-access.ts';
import type { Draft, Listener, Seat } from '../../core/game.ts';
import { add } from '../../core/pool.ts';
import { seatAfter } from '../../core/seats.ts';
import { starterOf } from '../../realm/order.ts';
import { LOTS } from './data.ts';
import { beginPlanning } from './flow.ts';
import type { Elfengold } from './game.ts';
import { tileName } from './tiles.ts';
import type { Auction, State } from './types.ts';

/** EG-7.1: begins the auction once all lots are drawn. */
export function continueLots(draft: Draft<State>, emit: Listener<Elfengold>): void {
  const { lots } = stepOf(draft.step, 'lots');
  if (lots.length < LOTS * draft.players) return;
  draft.phase = 'auction';
  const none = Array.from({ length: draft.players }, () => false);
  draft.step = { kind: 'auction', lots, bid: 0, bidder: null, passed: none, defaulted: none.slice() };
  openLot(draft, emit);
}

/** EG-7.2: opens the auction of the first lot in the list. */
function openLot(draft: Draft<State>, emit: Listener<Elfengold>): void {
  const step = stepOf(draft.step, 'auction');
  step.defaulted.fill(false);
  emit?.({ type: 'lot-opened', tile: tileName(at(step.lots, 0)) }, 'EG-7.2');
  reopenLot(draft);
}

/** EG-7.5: cancels all bids and all passes. The first seat in turn order that has not defaulted begins again. */
function reopenLot(draft: Draft<State>): void {
  const step = stepOf(draft.step, 'auction');
  step.bid = 0;
  step.bidder = null;
  step.passed.fill(false);
  toNextIn(draft, starterOf(draft));
}

function isOut({ passed, defaulted }: Auction, seat: Seat): boolean {
  return at(passed, seat) || at(defaulted, seat);
}

/** Number of seats still in the auction of the lot. */
function seatsIn(step: Auction): number {
  let seats = 0;
  for (let seat = 0; seat < step.passed.length; seat++) if (!isOut(step, seat)) seats++;
  return seats;
}

/** EG-7.2: the next seat in the auction bids or passes, unless EG-7.3 or EG-7.4 ends the auction of the lot. */
export function continueAuction(draft: Draft<State>, emit: Listener<Elfengold>): void {
  const step = stepOf(draft.step, 'auction');
  const left = seatsIn(step);
  if (left === 0) endUnsold(draft, emit);
  else if (left === 1 && step.bidder !== null) endAuction(draft, step.bidder, emit);
  else toNextIn(draft, seatAfter(draft, draft.turn));
}

/** Gives the turn to the first seat that is still in the auction: `from`, or the next one clockwise. */
function toNextIn(draft: Draft<State>, from: Seat): void {
  const step = stepOf(draft.step, 'auction');
  draft.turn = from;
  while (isOut(step, draft.turn)) draft.turn = seatAfter(draft, draft.turn);
}

/** EG-7.4: the tile returns to the pile, face down. */
function endUnsold(draft: Draft<State>, emit: Listener<Elfengold>): void {
  const tile = at(stepOf(draft.step, 'auction').lots, 0);
  add(draft.pile, tile);
  emit?.({ type: 'lot-unsold', tile: tileName(tile) }, 'EG-7.4');
  nextLot(draft, emit);
}

/** EG-7.3: sells the lot, unless the winner cannot pay (EG-7.5). */
function endAuction(draft: Draft<State>, seat: Seat, emit: Listener<Elfengold>): void {
  const { bid } = stepOf(draft.step, 'auction');
  if (at(draft.gold, seat) < bid) endDefaulted(draft, seat, emit);
  else endSold(draft, seat, emit);
}

/** EG-7.3: the winner pays and gets the tile. */
function endSold(draft: Draft<State>, seat: Seat, emit: Listener<Elfengold>): void {
  const step = stepOf(draft.step, 'auction');
  const tile = at(step.lots, 0);
  draft.gold[seat] = at(draft.gold, seat) - step.bid;
  add(at(draft.open, seat), tile);
  emit?.({ type: 'lot-sold', seat, tile: tileName(tile), gold: step.bid }, 'EG-7.3');
  nextLot(draft, emit);
}

/** EG-7.5: the winner pays all his gold, and the seats that have not defaulted bid for the lot again. */
function endDefaulted(draft: Draft<State>, seat: Seat, emit: Listener<Elfengold>): void {
  const step = stepOf(draft.step, 'auction');
  emit?.({ type: 'defaulted', seat, amount: step.bid, gold: at(draft.gold, seat) }, 'EG-7.5');
  draft.gold[seat] = 0;
  step.defaulted[seat] = true;
  if (step.defaulted.includes(false)) reopenLot(draft);
  else endUnsold(draft, emit);
}

function nextLot(draft: Draft<State>, emit: Listener<Elfengold>): void {
  const { lots } = stepOf(draft.step, 'auction');
  lots.shift();
  if (lots.length > 0) openLot(draft, emit);
  else beginPlanning(draft);
}
