import { at } from '../../core/checked-access.ts';
import type { Draft, Listener } from '../../core/game.ts';
import { playerOf, seatAfter } from '../../core/seats.ts';
import { clearPlaces, takeNext, turnUp } from './collecting.ts';
import type { EndReason } from './events.ts';
import type { Next } from './fairies/fairy.ts';
import { hasUsableFairy } from './fairies/table.ts';
import type { FairysFate } from './game.ts';
import { areEmpty } from './piles.ts';
import { outcome } from './scoring.ts';
import { NO_STEP } from './steps.ts';
import { isLastRound } from './travelling.ts';
import type { Stage, State } from './types.ts';

/** FF-9.1: continues after a step of a fairy: with the fairy's next decision, or with the interrupted decision. */
export function follow(draft: Draft<State>, next: Next, emit: Listener<FairysFate>): void {
  if (next === 'over') endGame(draft, 'freed', emit);
  else if (next === null) resume(draft, emit);
  else draft.phase = next;
}

/** Asks for the decision of the turn's stage. Skips stages without a choice (FF-6.3, FF-6.5, FF-8.3). */
export function resume(draft: Draft<State>, emit: Listener<FairysFate>): void {
  draft.step = NO_STEP;
  if (draft.stage === 'draw' && areEmpty(draft)) draft.stage = afterDraw(draft); // FF-6.3
  if (draft.stage === 'collect') continueCollection(draft, emit);
  else if (draft.stage === 'end' && !hasUsableFairy(draft, draft.turn))
    endTurn(draft, emit); // FF-6.5
  else draft.phase = draft.stage;
}

/** The stage after the draw: the end of the turn, or the choice of a place in a travel (FF-7.4). */
export function afterDraw({ travel }: Pick<State, 'travel'>): Stage {
  return travel === null ? 'end' : 'choose';
}

/**
 * FF-6.1, FF-6.2: starts the turn of the seat `draft.turn`; the event cites `clause`. A petrified seat loses its turn
 * instead, and the next seat that is not petrified has the turn (FF-6.5).
 */
export function beginTurn(draft: Draft<State>, clause: string, emit: Listener<FairysFate>): void {
  let by = clause;
  while (losesTurn(draft, 'FF-6.1', emit)) {
    if (isLastTurn(draft, false)) {
      endGame(draft, 'last-round', emit);
      return;
    }
    draft.turn = seatAfter(draft, draft.turn);
    by = 'FF-6.5';
  }
  open(draft, 'turn', by, emit);
}

/** FF-6.5, FF-7.4: ends a turn in which the seat acted. */
export function endTurn(draft: Draft<State>, emit: Listener<FairysFate>): void {
  draft.barePasses = 0; // FF-10.3
  nextTurn(draft, emit);
}

/** FF-6.4, FF-7.6: ends a turn by a pass. A pass outside a travel, in a turn without `use`, is bare (FF-10.3). */
export function pass(draft: Draft<State>, clause: string, emit: Listener<FairysFate>): void {
  emit?.({ type: 'passed', seat: draft.turn }, clause);
  if (draft.travel === null && isLastTurn(draft, !draft.hasUsed)) endGame(draft, 'last-round', emit);
  else nextTurn(draft, emit);
}

/** FF-10.3: counts a bare pass or a turn of the last round, or resets the count. @returns whether the game ends. */
function isLastTurn(draft: Draft<State>, isBarePass: boolean): boolean {
  draft.barePasses = isBarePass || isLastRound(draft) ? draft.barePasses + 1 : 0;
  return draft.barePasses === draft.players;
}

function nextTurn(draft: Draft<State>, emit: Listener<FairysFate>): void {
  draft.turn = seatAfter(draft, draft.turn);
  if (draft.travel === null) beginTurn(draft, 'FF-6.5', emit);
  else continueTravel(draft, draft.travel, emit);
}

type DraftTravel = NonNullable<Draft<State>['travel']>;

/** FF-7.4: every seat except the starter has its travel turn; then the seats collect (FF-7.8). */
function continueTravel(draft: Draft<State>, { starter }: DraftTravel, emit: Listener<FairysFate>): void {
  while (draft.turn !== starter && losesTurn(draft, 'FF-7.7', emit)) draft.turn = seatAfter(draft, draft.turn);
  if (draft.turn === starter) collectFor(draft, emit);
  else open(draft, 'travel-turn', 'FF-7.4', emit);
}

/** FF-8.1: lets the seat `draft.turn` turn up its place and collect; skips a seat that goes nowhere. */
function collectFor(draft: Draft<State>, emit: Listener<FairysFate>): void {
  const place = draft.travel && at(draft.travel.chosen, draft.turn);
  if (place === null) {
    endCollection(draft, emit);
    return;
  }
  draft.hasUsed = false;
  draft.stage = 'collect';
  turnUp(draft, place, emit);
  continueCollection(draft, emit);
}

/** FF-8.3: takes card after card until the seat has a decision or the row is empty. */
function continueCollection(draft: Draft<State>, emit: Listener<FairysFate>): void {
  while (!hasUsableFairy(draft, draft.turn)) {
    if (draft.row.length === 0) {
      endCollection(draft, emit);
      return;
    }
    const next = takeNext(draft, emit);
    if (next !== null) {
      follow(draft, next, emit);
      return;
    }
  }
  draft.phase = 'collect';
}

/** FF-7.8: lets the next seat collect, or ends the travel after the last seat. */
export function endCollection(draft: Draft<State>, emit: Listener<FairysFate>): void {
  draft.turn = seatAfter(draft, draft.turn); // FF-0.1
  if (draft.turn === draft.travel?.starter) endTravel(draft, draft.travel, emit);
  else collectFor(draft, emit);
}

/** FF-7.9: clears places; then ends the game (FF-10.2) or starts the turn of the travel's starter (FF-7.10). */
function endTravel(draft: Draft<State>, { last }: DraftTravel, emit: Listener<FairysFate>): void {
  clearPlaces(draft, emit);
  draft.travel = null;
  if (last) endGame(draft, 'last-travel', emit);
  else beginTurn(draft, 'FF-7.10', emit);
}

function endGame(draft: Draft<State>, reason: EndReason, emit: Listener<FairysFate>): void {
  draft.phase = 'over';
  draft.travel = null;
  if (reason !== 'freed') draft.step = { kind: 'over', freedBy: null };
  for (const [seat, { recipes }] of draft.seats.entries()) {
    emit?.({ type: 'recipes-shown', seat, recipes: recipes.map(({ recipe }) => recipe) }, 'FF-11.1');
  }
  const result = emit && outcome(draft);
  if (result !== undefined) emit?.({ type: 'ended', winners: result.winners, reason }, ENDINGS[reason]);
}

/** By reason: the clause that ends the game. */
const ENDINGS: Readonly<Record<EndReason, string>> = {
  freed: 'FF-10.1',
  'last-travel': 'FF-10.2',
  'last-round': 'FF-10.3',
};

/** FF-6.1, FF-7.7: a petrified seat loses its turn. @returns whether it did. */
function losesTurn(draft: Draft<State>, clause: string, emit: Listener<FairysFate>): boolean {
  const own = playerOf(draft, draft.turn);
  if (own.petrified === 0) return false;
  own.petrified -= 1;
  emit?.({ type: 'turn-lost', seat: draft.turn, left: own.petrified }, clause);
  return true;
}

function open(draft: Draft<State>, stage: 'turn' | 'travel-turn', clause: string, emit: Listener<FairysFate>): void {
  draft.stage = stage;
  draft.phase = stage;
  draft.hasUsed = false;
  draft.step = NO_STEP;
  emit?.({ type: 'turn', seat: draft.turn }, clause);
}
