import { at, stepOf } from '../../core/checked-access.ts';
import type { Draft, Listener } from '../../core/game.ts';
import { add, pour, sizeOf } from '../../core/pool.ts';
import { seatAfter } from '../../core/seats.ts';
import { HAND_LIMIT } from '../../realm/data.ts';
import { showTownCards } from '../../realm/openings.ts';
import { fromStarter, passTurn, starterOf } from '../../realm/order.ts';
import { piecesTaken, TOWNS_TO_VISIT } from '../../realm/pieces.ts';
import { NO_OBSTACLES } from '../../realm/travel.ts';
import { DISPLAY, HAND, LAPS } from './data.ts';
import type { Elfenland } from './game.ts';
import { outcome } from './scoring.ts';
import type { State } from './types.ts';

/** §3: continues the set-up once the starting player of round 1 is determined. */
export function beginSetUp(draft: Draft<State>): void {
  draft.phase = draft.destination ? 'town-card' : 'display';
}

/** EL-3.4: draws counters until the display is complete. */
export function continueDisplay(draft: Draft<State>, emit: Listener<Elfenland>): void {
  draft.phase = 'display';
  if (sizeOf(draft.display) === DISPLAY) beginRound(draft, emit);
}

/** EL-3.5, EL-4.1: begins a round by dealing cards. */
function beginRound(draft: Draft<State>, emit: Listener<Elfenland>): void {
  draft.round += 1;
  const clause = draft.round === 1 ? 'EL-3.5' : 'EL-8.2';
  emit?.({ type: 'round', round: draft.round, seat: starterOf(draft) }, clause);
  pour(draft.discard, draft.deck);
  fromStarter(draft);
  draft.phase = 'deal';
  beginHand(draft);
}

/** EL-4.1, EL-4.2: sets how many cards the seat is dealt. */
function beginHand(draft: Draft<State>): void {
  const held = draft.deal === 'eight-new' ? 0 : sizeOf(at(draft.hands, draft.turn));
  draft.step = { kind: 'deal', due: HAND - held };
}

/** EL-4.1: deals until the seat's hand is complete, then goes to the next seat. After the last seat, §5 begins. */
export function continueDeal(draft: Draft<State>): void {
  const step = stepOf(draft.step, 'deal');
  step.due -= 1;
  if (step.due > 0) return;
  if (passTurn(draft)) beginFaceDown(draft);
  else beginHand(draft);
}

function beginFaceDown(draft: Draft<State>): void {
  draft.phase = 'face-down';
  draft.step = { kind: 'none' };
}

/** EL-5.1: each seat draws one face-down counter; then EL-5.2 begins. */
export function continueFaceDown(draft: Draft<State>): void {
  if (!passTurn(draft)) return;
  draft.phase = 'counters';
  draft.step = { kind: 'counters', lap: 1 };
}

/** EL-5.2: each seat takes a counter three times in turn order; then the planning begins (§6). */
export function continueCounters(draft: Draft<State>): void {
  draft.phase = 'counters';
  if (!passTurn(draft)) return;
  const step = stepOf(draft.step, 'counters');
  step.lap += 1;
  if (step.lap <= LAPS) return;
  draft.phase = 'planning';
  draft.step = { kind: 'planning', passes: 0 };
}

/** EL-6.1: the next player acts; EL-6.4: the phase ends once all players have passed in a row. */
export function continuePlanning(draft: Draft<State>, passes: number): void {
  passTurn(draft);
  draft.step = { kind: 'planning', passes };
  if (passes < draft.players) return;
  draft.phase = 'movement';
  draft.step = { kind: 'none' };
  fromStarter(draft);
}

/** EL-7.8: the player discards down to the hand limit, unless EL-7.9 lifts it; then the next player moves. */
export function endMovement(draft: Draft<State>, emit: Listener<Elfenland>): void {
  draft.phase = 'discard';
  if (isOverLimit(draft)) return;
  draft.phase = 'movement';
  if (passTurn(draft)) endMovements(draft, emit);
}

/** EL-7.8, EL-7.9: whether the seat whose turn it is must discard. */
function isOverLimit(state: State): boolean {
  if (!state.finalHandLimit && state.round === state.rounds) return false;
  return sizeOf(at(state.hands, state.turn)) > HAND_LIMIT;
}

/** EL-9.1: ends the game, or goes on to §8. */
function endMovements(draft: Draft<State>, emit: Listener<Elfenland>): void {
  if (draft.round === draft.rounds || somebodyHasAll(draft)) endGame(draft, emit);
  else beginKeeping(draft, emit);
}

/** EL-9.1: whether any player has taken all 20 town pieces. */
function somebodyHasAll({ pieces }: Pick<State, 'pieces'>): boolean {
  return pieces.some((left) => piecesTaken(left) === TOWNS_TO_VISIT);
}

function endGame(draft: Draft<State>, emit: Listener<Elfenland>): void {
  draft.phase = 'over';
  showTownCards(draft, emit);
  const result = emit && outcome(draft);
  if (result !== undefined) emit?.({ type: 'ended', winners: result.winners }, 'EL-9.1');
}

/** §8: skips seats that have nothing to choose. */
function beginKeeping(draft: Draft<State>, emit: Listener<Elfenland>): void {
  draft.phase = 'keep';
  if (!mustKeep(draft)) continueKeeping(draft, emit);
}

/** EL-8.1: whether the seat whose turn it is has more than one counter. */
function mustKeep({ open, faceDown, turn }: State): boolean {
  return sizeOf(at(open, turn)) + sizeOf(at(faceDown, turn)) > 1;
}

/** EL-8.1: goes to the next seat that must choose; if there is none, ends the round (EL-8.2). */
export function continueKeeping(draft: Draft<State>, emit: Listener<Elfenland>): void {
  while (!passTurn(draft)) if (mustKeep(draft)) return;
  clearRoads(draft);
  draft.starter = seatAfter(draft, starterOf(draft));
  beginRound(draft, emit);
}

/** EL-8.2: counters return to the pile, obstacles leave the game. */
function clearRoads(draft: Draft<State>): void {
  const { counters, pile } = draft;
  for (let road = 0; road < counters.length; road++) {
    const counter = at(counters, road);
    if (counter !== null) add(pile, counter);
    counters[road] = null;
  }
  draft.obstacles = NO_OBSTACLES;
}
