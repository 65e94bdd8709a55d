import { at, stepOf } from '../../core/checked-access.ts';
import type { Draft, Listener, Seat } from '../../core/game.ts';
import { GREY_BOX, MINOR_BOX } from './data.ts';
import { diceIn } from './dice.ts';
import type { Elfenwizards } from './game.ts';
import { firstPlayer, seatAfter } from './order.ts';
import { HIGH_WIZARD, seatOf, wizardOn } from './pyramid.ts';
import { greyRecovery, minorRecovery, mostBought } from './recovery.ts';
import { endReason, outcome, scoreMinors, scoreTurn } from './scoring.ts';
import { canCast, returnSpells } from './spells.ts';
import { settleContests } from './titles.ts';
import type { Place, State } from './types.ts';
import { nextToClaim, nextToDemote } from './vacancies.ts';

/** EW-3.2: makes the seat First Player and begins turn 1. */
export function beginGame(draft: Draft<State>, seat: Seat, emit: Listener<Elfenwizards>): void {
  draft.dragon = seat;
  emit?.({ type: 'first-player', seat }, 'EW-3.2');
  beginTurn(draft, emit);
}

/** Starts phase 1 if a High Wizard must retire (EW-5.1), otherwise phase 2. */
function beginTurn(draft: Draft<State>, emit: Listener<Elfenwizards>): void {
  draft.turn += 1;
  emit?.({ type: 'turn', turn: draft.turn, seat: firstPlayer(draft) }, 'EW-4.1');
  const retiring = draft.turn === 1 ? undefined : wizardOn(draft, HIGH_WIZARD);
  if (retiring === undefined) {
    beginMajors(draft, emit);
  } else {
    draft.phase = 'record';
    draft.seat = seatOf(retiring);
  }
}

/** Starts phases 2 and 3 (§6). */
export function beginMajors(draft: Draft<State>, emit: Listener<Elfenwizards>): void {
  draft.step = { kind: 'majors', lap: 1, rolled: [0, 0, 0, 0, 0, 0], allocated: 0, rerolled: false };
  rollFrom(draft, firstPlayer(draft), emit);
}

/** Lets the next seat with dice in reserve roll them (EW-6.1, EW-6.4); after the last in phase 3, goes on to §7. */
function rollFrom(draft: Draft<State>, from: Seat | undefined, emit: Listener<Elfenwizards>): void {
  const step = stepOf(draft.step, 'majors');
  draft.phase = 'roll';
  if (handTo(draft, from, (_, seat) => at(draft.reserve, seat) > 0)) {
    step.allocated = 0;
    step.rerolled = false;
  } else if (step.lap === 1) {
    step.lap = 2;
    rollFrom(draft, firstPlayer(draft), emit);
  } else {
    draft.step = { kind: 'none' };
    recoverFrom(draft, firstPlayer(draft), emit);
  }
}

/** EW-6.3: returns unallocated dice to the reserve. */
export function endAllocation(draft: Draft<State>, emit: Listener<Elfenwizards>): void {
  const { rolled } = stepOf(draft.step, 'majors');
  let unused = 0;
  for (let i = 0; i < rolled.length; i++) {
    unused += at(rolled, i);
    rolled[i] = 0;
  }
  draft.reserve[draft.seat] = at(draft.reserve, draft.seat) + unused;
  emit?.({ type: 'allocation-ended', seat: draft.seat, unused }, unused > 0 ? 'EW-6.3' : 'EW-6.2');
  rollFrom(draft, seatAfter(draft, draft.seat), emit);
}

/** Phase 4 (§7): seats recover minors in turn order (EW-4.2); then phase 5. @param from the first seat to ask. */
export function recoverFrom(draft: Draft<State>, from: Seat | undefined, emit: Listener<Elfenwizards>): void {
  draft.phase = 'recover';
  if (handTo(draft, from, canRecoverMinors)) return; // EW-7.3
  draft.phase = 'cast';
  draft.step = { kind: 'duels', passed: draft.minors.map(() => false), owesSecond: false, spells: [] };
  castFrom(draft, firstPlayer(draft), emit);
}

/** EW-8.1: asks the next seat that has not passed. EW-8.5: a seat without a legal cast passes automatically. */
function castFrom(draft: Draft<State>, from: Seat, emit: Listener<Elfenwizards>): void {
  const step = stepOf(draft.step, 'duels');
  step.owesSecond = false;
  for (let i = 0; i < draft.players; i++) {
    const seat = (from + i) % draft.players;
    if (at(step.passed, seat)) continue;
    draft.seat = seat;
    if (canCast(draft, seat)) return;
    pass(draft, true, emit);
  }
  settleContests(draft, emit); // §9
  returnSpells(draft);
  emit?.({ type: 'spells-returned' }, 'EW-9.5');
  draft.step = { kind: 'none' };
  recoverAgainFrom(draft, firstPlayer(draft), emit);
}

/** EW-8.2: asks for the seat's second spell if it can cast one, otherwise asks the next seat. */
export function continueDuels(draft: Draft<State>, emit: Listener<Elfenwizards>): void {
  const step = stepOf(draft.step, 'duels');
  if (step.owesSecond || !canCast(draft, draft.seat)) {
    castFrom(draft, (draft.seat + 1) % draft.players, emit);
  } else {
    step.owesSecond = true;
  }
}

/** EW-8.1: the seat passes for the rest of the phase. */
export function passDuels(draft: Draft<State>, emit: Listener<Elfenwizards>): void {
  pass(draft, false, emit);
  castFrom(draft, (draft.seat + 1) % draft.players, emit);
}

function pass(draft: Draft<State>, forced: boolean, emit: Listener<Elfenwizards>): void {
  stepOf(draft.step, 'duels').passed[draft.seat] = true;
  emit?.({ type: 'passed', seat: draft.seat, forced }, forced ? 'EW-8.5' : 'EW-8.1');
}

/** Phase 6 (§7): in turn order (EW-4.2), each seat recovers (EW-7.2), then takes dice back (EW-7.4); then phase 7. */
function recoverAgainFrom(draft: Draft<State>, from: Seat | undefined, emit: Listener<Elfenwizards>): void {
  if (handTo(draft, from, hasMinorDice)) {
    draft.phase = canRecoverMinors(draft, draft.seat) ? 'recover-again' : 'take-back';
  } else {
    continueClaims(draft, emit);
  }
}

/** EW-7.4: a seat with dice left in the minor box may take them back. */
export function takeBackMinorDice(draft: Draft<State>, emit: Listener<Elfenwizards>): void {
  draft.phase = 'take-back';
  if (!hasMinorDice(draft, draft.seat)) endTakingBack(draft, emit);
}

export function endTakingBack(draft: Draft<State>, emit: Listener<Elfenwizards>): void {
  recoverAgainFrom(draft, seatAfter(draft, draft.seat), emit);
}

/** Phase 7 (§10): the next seat claims; then phase 8. @param left the box of the wizard that just claimed. */
export function continueClaims(draft: Draft<State>, emit: Listener<Elfenwizards>, left?: Place): void {
  draft.phase = 'claim';
  const seat = nextToClaim(draft, left);
  if (seat !== undefined) draft.seat = seat;
  else demoteFrom(draft, firstPlayer(draft), emit);
}

/** Phase 8 (§11): seats demote their defeated wizards in turn order; then phase 9. */
export function demoteFrom(draft: Draft<State>, from: Seat | undefined, emit: Listener<Elfenwizards>): void {
  draft.phase = 'demote';
  const isAsked = handTo(draft, from, (_, seat) => nextToDemote(draft, seat) !== undefined);
  if (!isAsked) recoverGreyFrom(draft, firstPlayer(draft), emit);
}

/** Phase 9 (§12): in turn order (EW-4.2), each seat recovers, removes tokens and takes dice back; then phase 10. */
function recoverGreyFrom(draft: Draft<State>, from: Seat | undefined, emit: Listener<Elfenwizards>): void {
  if (handTo(draft, from, hasGreyDice)) {
    draft.phase = mostBought(greyRecovery, draft, draft.seat) > 0 ? 'recover-grey' : 'take-back-grey';
  } else {
    endTurn(draft, emit);
  }
}

/** EW-12.2: the seat removes the tokens that it paid for; then EW-12.3. @param due number of tokens still to remove. */
export function continueGrey(draft: Draft<State>, due: number, emit: Listener<Elfenwizards>): void {
  draft.phase = due > 0 ? 'remove-grey' : 'take-back-grey';
  draft.step = due > 0 ? { kind: 'grey', due } : { kind: 'none' };
  if (due === 0 && !hasGreyDice(draft, draft.seat)) endTakingBackGrey(draft, emit);
}

export function endTakingBackGrey(draft: Draft<State>, emit: Listener<Elfenwizards>): void {
  recoverGreyFrom(draft, seatAfter(draft, draft.seat), emit);
}

/** Phase 10 (§13): scores the turn; then the next turn, or the end of the game (§14). */
function endTurn(draft: Draft<State>, emit: Listener<Elfenwizards>): void {
  scoreTurn(draft, emit);
  const reason = endReason(draft);
  if (reason === undefined) {
    beginTurn(draft, emit);
  } else {
    scoreMinors(draft, emit);
    draft.phase = 'over';
    const result = emit && outcome(draft);
    if (result !== undefined) emit?.({ type: 'ended', winners: result.winners, reason }, 'EW-14.1');
  }
}

/** Asks the first seat for which `isDue` holds, in turn order beginning at `from`. @returns whether there is one. */
function handTo(
  draft: Draft<State>,
  from: Seat | undefined,
  isDue: (draft: Draft<State>, seat: Seat) => boolean,
): boolean {
  for (let seat = from; seat !== undefined; seat = seatAfter(draft, seat)) {
    if (!isDue(draft, seat)) continue;
    draft.seat = seat;
    return true;
  }
  return false;
}

function canRecoverMinors(draft: Draft<State>, seat: Seat): boolean {
  return mostBought(minorRecovery, draft, seat) > 0;
}

function hasMinorDice(draft: Draft<State>, seat: Seat): boolean {
  return diceIn(draft, seat, MINOR_BOX) > 0;
}

function hasGreyDice(draft: Draft<State>, seat: Seat): boolean {
  return diceIn(draft, seat, GREY_BOX) > 0;
}
