import { at, stepOf } from '../../core/checked-access.ts';
import { itemsOf } from '../../core/frozen.ts';
import type { Draft, Listener } from '../../core/game.ts';
import { add, pour, sizeOf } from '../../core/pool.ts';
import { seatAfter } from '../../core/seats.ts';
import { HAND_LIMIT } from '../../realm/data.ts';
import { ELVENHOLD } from '../../realm/map.ts';
import { showTownCards } from '../../realm/openings.ts';
import { fromStarter, passTurn, starterOf } from '../../realm/order.ts';
import { piecesTaken, TOWNS_TO_VISIT } from '../../realm/pieces.ts';
import { NO_OBSTACLES } from '../../realm/travel.ts';
import { GOLD_CARD, GOLD_CARDS } from './cards.ts';
import { DISPLAY, DRAWS, HAND, INCOME, KEPT, ROUNDS, TILES_DRAWN } from './data.ts';
import type { Elfengold } from './game.ts';
import { NO_GOLD, NO_SECONDS, tilesOnRoads } from './roads.ts';
import { outcome } from './scoring.ts';
import type { State } from './types.ts';

/** EG-3.2: lets chance draw the discs if `goldValues` is `'random'`. */
export function beginSetUp(draft: Draft<State>): void {
  draft.phase = 'gold-value';
  if (!itemsOf(draft.values).some((value, town) => value === 0 && town !== ELVENHOLD)) beginTownCards(draft);
}

/** EG-3.3: deals town cards if the variant is played. */
export function beginTownCards(draft: Draft<State>): void {
  if (draft.destination) draft.phase = 'town-card';
  else beginDeal(draft);
}

/** EG-3.4: begins to deal five cards to the next player. */
export function beginDeal(draft: Draft<State>): void {
  draft.phase = 'deal';
  draft.step = { kind: 'deal', due: HAND };
}

/** EG-3.4: counts a dealt card. A full hand is followed by the next hand, and the last hand by the display. */
export function continueDeal(draft: Draft<State>): void {
  const step = stepOf(draft.step, 'deal');
  step.due -= 1;
  if (step.due > 0) return;
  if (passTurn(draft)) beginDisplay(draft);
  else beginDeal(draft);
}

function beginDisplay(draft: Draft<State>): void {
  draft.phase = 'display';
  draft.step = { kind: 'none' };
}

/** EG-3.4: once the display is complete, the gold cards join the deck; EG-3.6: then round 1 begins. */
export function continueDisplay(draft: Draft<State>, emit: Listener<Elfengold>): void {
  if (sizeOf(draft.display) < DISPLAY) return;
  add(draft.deck, GOLD_CARD, GOLD_CARDS);
  beginRound(draft, emit);
}

/** EG-3.6: round 1 begins with §6, later rounds with §4. */
function beginRound(draft: Draft<State>, emit: Listener<Elfengold>): void {
  draft.round += 1;
  const clause = draft.round === 1 ? 'EG-3.6' : 'EG-10.2';
  emit?.({ type: 'round', round: draft.round, seat: starterOf(draft) }, clause);
  fromStarter(draft);
  if (draft.round === 1) beginTiles(draft);
  else beginDraws(draft, emit);
}

/** EG-4.1: each player makes three draws. */
function beginDraws(draft: Draft<State>, emit: Listener<Elfengold>): void {
  draft.step = { kind: 'draw', before: 'income', left: DRAWS };
  continueRestock(draft, emit);
}

/** EG-4.3: fills an incomplete display before the first draw. */
export function continueRestock(draft: Draft<State>, emit: Listener<Elfengold>): void {
  draft.phase = isShort(draft) ? 'restock' : 'draw';
  if (draft.phase === 'restock') readyDeck(draft, emit);
}

/** EG-4.3: refills the display after a player has taken one of its cards; then the draw is over. */
export function continueRefill(draft: Draft<State>, emit: Listener<Elfengold>): void {
  draft.phase = 'refill';
  if (isShort(draft)) readyDeck(draft, emit);
  else endDraw(draft, emit);
}

function isShort(state: State): boolean {
  return sizeOf(state.display) < DISPLAY && hasCards(state);
}

/** EG-4.2: whether a card can be drawn. */
export function hasCards({ deck, discard }: State): boolean {
  return sizeOf(deck) > 0 || sizeOf(discard) > 0;
}

/** EG-4.2: if the deck is empty, the discard pile becomes the deck. Called before and after a draw. */
export function readyDeck(draft: Draft<State>, emit: Listener<Elfengold>): void {
  if (sizeOf(draft.deck) > 0 || sizeOf(draft.discard) === 0) return;
  emit?.({ type: 'reshuffled', cards: sizeOf(draft.discard) }, 'EG-4.2');
  pour(draft.discard, draft.deck);
}

/** EG-4.1, EG-9.7: lets chance draw the top card of the deck. */
export function turnCard(draft: Draft<State>, emit: Listener<Elfengold>): void {
  draft.phase = 'draw-card';
  readyDeck(draft, emit);
}

/** EG-4.1: each seat draws three times in turn order. EG-9.6: the seat that has just moved draws twice. */
export function endDraw(draft: Draft<State>, emit: Listener<Elfengold>): void {
  const step = stepOf(draft.step, 'draw');
  const isLapOver = step.before === 'turn' || passTurn(draft);
  if (isLapOver) step.left -= 1;
  if (step.before === 'turn') continueMoveDraws(draft, emit);
  else if (step.left > 0) draft.phase = 'draw';
  else endDraws(draft, emit);
}

/** EG-5.1: every seat gets its income; then §6. */
function endDraws(draft: Draft<State>, emit: Listener<Elfengold>): void {
  for (let seat = 0; seat < draft.players; seat++) {
    gain(draft, seat, INCOME);
    emit?.({ type: 'income', seat, gold: INCOME }, 'EG-5.1');
  }
  beginTiles(draft);
}

/** EG-0.3: the seat gets gold from the bank. */
export function gain({ gold }: Draft<State>, seat: number, coins: number): void {
  gold[seat] = at(gold, seat) + coins;
}

/** EG-6.1: the next seat draws its tiles. */
function beginTiles(draft: Draft<State>): void {
  draft.phase = 'tiles';
  draft.step = { kind: 'tiles', drawn: [] };
}

/** EG-6.1: after two draws, the seat chooses which tile it lays open. */
export function continueTiles(draft: Draft<State>): void {
  if (stepOf(draft.step, 'tiles').drawn.length === TILES_DRAWN) draft.phase = 'reveal';
}

/** EG-6.1: after the choice, the next seat draws; then §7. */
export function endReveal(draft: Draft<State>): void {
  if (passTurn(draft)) beginLots(draft);
  else beginTiles(draft);
}

function beginLots(draft: Draft<State>): void {
  draft.phase = 'lots';
  draft.step = { kind: 'lots', lots: [] };
}

/** §8: begins the planning after the last lot. */
export function beginPlanning(draft: Draft<State>): void {
  draft.phase = 'planning';
  draft.step = { kind: 'planning', passes: 0 };
  fromStarter(draft);
}

/** EL-6.1: the next player acts; EL-6.4: the phase ends with the N-th pass in a row. */
export function continuePlanning(draft: Draft<State>, passes: number): void {
  draft.phase = 'planning';
  draft.step = { kind: 'planning', passes };
  passTurn(draft);
  if (passes < draft.players) return;
  fromStarter(draft);
  beginMovement(draft);
}

/** §9: begins the movement of the seat whose turn it is. */
function beginMovement(draft: Draft<State>): void {
  draft.phase = 'movement';
  draft.step = { kind: 'movement', moved: false, earned: 0 };
}

/** EG-9.9: with Elfenland's limit the seat discards before the draws of EG-9.6, otherwise after them. */
export function endMove(draft: Draft<State>, draws: number, emit: Listener<Elfengold>): void {
  if (draws === 0 || draft.handLimit === 'elfenland') beginDiscards(draft, draws, emit);
  else beginMoveDraws(draft, draws, emit);
}

/** EG-9.6: begins the draws that the seat takes instead of the gold earned. */
function beginMoveDraws(draft: Draft<State>, draws: number, emit: Listener<Elfengold>): void {
  draft.step = { kind: 'draw', before: 'turn', left: draws };
  continueMoveDraws(draft, emit);
}

/** EG-9.7: draws from the deck; without a card, the draw is lost. EG-9.8: with `choice`, the seat chooses each draw. */
function continueMoveDraws(draft: Draft<State>, emit: Listener<Elfengold>): void {
  const step = stepOf(draft.step, 'draw');
  draft.phase = 'draw';
  while (step.left > 0 && draft.moveDraw === 'deck' && !hasCards(draft)) {
    step.left -= 1;
    emit?.({ type: 'draw-lost', seat: draft.turn }, 'EG-9.7');
  }
  if (step.left > 0 && draft.moveDraw === 'deck') turnCard(draft, emit);
  if (step.left > 0) return;
  if (draft.handLimit === 'elfenland') endMovement(draft, emit);
  else beginDiscards(draft, 0, emit);
}

/** EG-9.9: begins to discard. @param draws number of draws due after discarding. */
function beginDiscards(draft: Draft<State>, draws: number, emit: Listener<Elfengold>): void {
  draft.phase = 'discard';
  draft.step = { kind: 'discard', draws };
  continueDiscards(draft, emit);
}

/** EG-9.9: the seat discards down to the hand limit, if any; then it makes the draws due. */
export function continueDiscards(draft: Draft<State>, emit: Listener<Elfengold>): void {
  const limit = draft.handLimit === 'elfenland' ? HAND_LIMIT : draft.handLimit;
  if (limit !== null && sizeOf(at(draft.hands, draft.turn)) > limit) return;
  const { draws } = stepOf(draft.step, 'discard');
  if (draws > 0) beginMoveDraws(draft, draws, emit);
  else endMovement(draft, emit);
}

/** §9: the next player moves. */
function endMovement(draft: Draft<State>, emit: Listener<Elfengold>): void {
  draft.step = { kind: 'none' };
  if (passTurn(draft)) endMovements(draft, emit);
  else beginMovement(draft);
}

/** EG-11.1: ends the game, or goes on to §10. */
function endMovements(draft: Draft<State>, emit: Listener<Elfengold>): void {
  const hasAll = draft.pieces.some((left) => piecesTaken(left) === TOWNS_TO_VISIT);
  if (draft.round === ROUNDS || hasAll) endGame(draft, emit);
  else beginKeeping(draft, emit);
}

function endGame(draft: Draft<State>, emit: Listener<Elfengold>): void {
  draft.phase = 'over';
  showTownCards(draft, emit);
  const result = emit && outcome(draft);
  if (result !== undefined) emit?.({ type: 'ended', winners: result.winners }, 'EG-11.1');
}

/** §10: skips seats that have nothing to choose. */
function beginKeeping(draft: Draft<State>, emit: Listener<Elfengold>): void {
  draft.phase = 'keep';
  if (!mustKeep(draft)) continueKeeping(draft, emit);
}

/** EG-10.1: whether the seat whose turn it is has more than two tiles. */
function mustKeep({ open, faceDown, turn }: State): boolean {
  return sizeOf(at(open, turn)) + sizeOf(at(faceDown, turn)) > KEPT;
}

/** EG-10.1: goes to the next seat that must choose; if there is none, ends the round (EG-10.2). */
export function continueKeeping(draft: Draft<State>, emit: Listener<Elfengold>): void {
  while (!passTurn(draft)) if (mustKeep(draft)) return;
  clearRoads(draft);
  draft.starter = seatAfter(draft, starterOf(draft));
  beginRound(draft, emit);
}

/** EG-10.2: all tiles on the board return to the pile. */
function clearRoads(draft: Draft<State>): void {
  pour(tilesOnRoads(draft), draft.pile);
  draft.counters.fill(null);
  draft.seconds = NO_SECONDS;
  draft.obstacles = NO_OBSTACLES;
  draft.goldTiles = NO_GOLD;
}
