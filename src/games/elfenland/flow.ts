import { at, stepOf } from '../../core/checked-access.ts';
import type { Draft, Listener } from '../../core/game.ts';
import { seatAfter } from '../../core/seats.ts';
import { HAND_LIMIT } from '../../realm/data.ts';
import { showTownCards } from '../../realm/openings.ts';
import { fromStarter, passTurn, starterOf } from '../../realm/order.ts';
import { piecesTaken, TOWNS_TO_VISIT } from '../../realm/pieces.ts';
import { add, pour, sizeOf } from '../../realm/pool.ts';
import { NO_OBSTACLES } from '../../realm/travel.ts';
import { DISPLAY, HAND, LAPS } from './data.ts';
import type { Elfenland } from './game.ts';
import { outcome } from './scoring.ts';
import type { State } from './types.ts';

/** §3: the next step once the starting player of round 1 is determined. */
export function beginSetUp(draft: Draft<State>): void {
  draft.phase = draft.destination ? 'town-card' : 'display';
}

/** EL-3.4: counters are drawn until the display is complete. */
export function continueDisplay(draft: Draft<State>, emit: Listener<Elfenland>): void {
  draft.phase = 'display';
  if (sizeOf(draft.display) === DISPLAY) beginRound(draft, emit);
}

/** EL-3.5, EL-4.1: a round begins with dealing cards. */
function beginRound(draft: Draft<State>, emit: Listener<Elfenland>): void {
  draft.round += 1;
  const clause = draft.round === 1 ? 'EL-3.5' : 'EL-8.2';
  emit?.({ type: 'round', round: draft.round, seat: starterOf(draft) }, clause);
  pour(draft.discard, draft.deck);
  fromStarter(draft);
  draft.phase = 'deal';
  beginHand(draft);
}

/** EL-4.1, EL-4.2: how many cards the seat is dealt. */
function beginHand(draft: Draft<State>): void {
  const held = draft.deal === 'eight-new' ? 0 : sizeOf(at(draft.hands, draft.turn));
  draft.step = { kind: 'deal', due: HAND - held };
}

/** EL-4.1: a seat's hand is filled before the next seat's; then §5. */
export function continueDeal(draft: Draft<State>): void {
  const step = stepOf(draft.step, 'deal');
  step.due -= 1;
  if (step.due > 0) return;
  if (passTurn(draft)) beginFaceDown(draft);
  else beginHand(draft);
}

/** §5: counters are drawn when all hands are dealt. */
function beginFaceDown(draft: Draft<State>): void {
  draft.phase = 'face-down';
  draft.step = { kind: 'none' };
}

/** EL-5.1: one face-down counter for each seat; then EL-5.2: open ones. */
export function continueFaceDown(draft: Draft<State>): void {
  if (!passTurn(draft)) return;
  draft.phase = 'counters';
  draft.step = { kind: 'counters', lap: 1 };
}

/** EL-5.2: three times in turn order; then §6. */
export function continueCounters(draft: Draft<State>): void {
  draft.phase = 'counters';
  if (!passTurn(draft)) return;
  const step = stepOf(draft.step, 'counters');
  step.lap += 1;
  if (step.lap <= LAPS) return;
  draft.phase = 'planning';
  draft.step = { kind: 'planning', passes: 0 };
}

/** EL-6.1: the next player; EL-6.4: the phase ends with the N-th pass in a row. */
export function continuePlanning(draft: Draft<State>, passes: number): void {
  passTurn(draft);
  draft.step = { kind: 'planning', passes };
  if (passes < draft.players) return;
  draft.phase = 'movement';
  draft.step = { kind: 'none' };
  fromStarter(draft);
}

/** EL-7.8: the hand limit, unless EL-7.9 lifts it; then the next player moves. */
export function endMovement(draft: Draft<State>, emit: Listener<Elfenland>): void {
  draft.phase = 'discard';
  if (isOverLimit(draft)) return;
  draft.phase = 'movement';
  if (passTurn(draft)) endMovements(draft, emit);
}

/** EL-7.8, EL-7.9: whether the seat must discard. */
function isOverLimit(state: State): boolean {
  if (!state.finalHandLimit && state.round === state.rounds) return false;
  return sizeOf(at(state.hands, state.turn)) > HAND_LIMIT;
}

/** EL-9.1, or else §8. */
function endMovements(draft: Draft<State>, emit: Listener<Elfenland>): void {
  if (draft.round === draft.rounds || somebodyHasAll(draft)) endGame(draft, emit);
  else beginKeeping(draft, emit);
}

/** EL-9.1: whether a player has taken all of his pieces. */
function somebodyHasAll({ pieces }: Pick<State, 'pieces'>): boolean {
  return pieces.some((left) => piecesTaken(left) === TOWNS_TO_VISIT);
}

function endGame(draft: Draft<State>, emit: Listener<Elfenland>): void {
  draft.phase = 'over';
  showTownCards(draft, emit);
  const result = emit && outcome(draft);
  if (result !== undefined) emit?.({ type: 'ended', winners: result.winners }, 'EL-9.1');
}

/** §8, if the game continues. */
function beginKeeping(draft: Draft<State>, emit: Listener<Elfenland>): void {
  draft.phase = 'keep';
  if (!mustKeep(draft)) continueKeeping(draft, emit);
}

/** EL-8.1: whether the seat must choose. */
function mustKeep({ open, faceDown, turn }: State): boolean {
  return sizeOf(at(open, turn)) + sizeOf(at(faceDown, turn)) > 1;
}

/** EL-8.1: the next seat that must choose; then EL-8.2. */
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
