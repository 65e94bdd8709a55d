import { at, stepOf } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import type { Draft, Listener, Violation } from '../../../core/game.ts';
import { diceField, wizardField } from '../data.ts';
import { hasDice, returnDice, selectionsIn, sumOf } from '../dice.ts';
import { continueGrey, endTakingBack, endTakingBackGrey, recoverFrom, takeBackMinorDice } from '../flow.ts';
import type { Elfenwizards } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { wizardName } from '../notation.ts';
import { seatAfter } from '../order.ts';
import { idOf, seatOf, whereIs } from '../pyramid.ts';
import type { Recovery } from '../recovery.ts';
import { bought, greyRecovery, isNeeded, minorRecovery } from '../recovery.ts';
import { refuse } from '../refusals.ts';
import { alikeTo, refuseAlike } from '../spells.ts';
import { tokensOf, tokensUnder, withTokens } from '../tokens.ts';
import type { Face, State } from '../types.ts';

/** What follows a move. */
type Then = (draft: Draft<State>, emit: Listener<Elfenwizards>) => void;

/** EW-7.2, EW-12.1: a rule for buying back pieces with dice of a box. @param take gets the number of these pieces. */
function recoverRule(
  recovery: Recovery,
  clause: string,
  take: (draft: Draft<State>, dice: readonly Face[], pieces: number, emit: Listener<Elfenwizards>) => void,
): MoveRule<Elfenwizards, MoveOf<'recover'>> {
  return {
    type: 'recover',
    clause,
    fields: { dice: diceField },
    candidates(state, out) {
      const stock = recovery.stock(state, state.seat);
      for (const dice of selectionsIn(state, state.seat, recovery.box)) {
        if (isNeeded(recovery, dice, stock)) out.push({ type: 'recover', dice });
      }
    },
    violation(state, { dice }) {
      if (!hasDice(state, state.seat, recovery.box, dice)) return recovery.notInBox(dice);
      return isNeeded(recovery, dice, recovery.stock(state, state.seat)) ? undefined : recovery.notNeeded(at(dice, 0));
    },
    perform(draft, { dice }, emit) {
      const pieces = bought(recovery, sumOf(dice), recovery.stock(draft, draft.seat));
      returnDice(draft, draft.seat, recovery.box, dice);
      take(draft, dice, pieces, emit);
    },
  };
}

/** EW-7.4, EW-12.3: a rule that returns unused dice of a box to the reserve. */
function takeBackRule(
  box: number,
  clause: string,
  name: 'minor' | 'grey',
  notInBox: (dice: readonly Face[]) => Violation,
  then: Then,
): MoveRule<Elfenwizards, MoveOf<'take-back'>> {
  return {
    type: 'take-back',
    clause,
    fields: { dice: diceField },
    candidates(state, out) {
      for (const dice of selectionsIn(state, state.seat, box)) out.push({ type: 'take-back', dice });
    },
    violation(state, { dice }) {
      return hasDice(state, state.seat, box, dice) ? undefined : notInBox(dice);
    },
    perform(draft, { dice }, emit) {
      returnDice(draft, draft.seat, box, dice);
      emit?.({ type: 'taken-back', seat: draft.seat, box: name, dice }, clause);
      then(draft, emit);
    },
  };
}

/** EW-7.2: a rule for recovering minors. */
function recoverMinorsRule(then: Then): MoveRule<Elfenwizards, MoveOf<'recover'>> {
  return recoverRule(minorRecovery, 'EW-7.2', (draft, dice, minors, emit) => {
    const { seat } = draft;
    draft.minors[seat] = at(draft.minors, seat) + minors;
    draft.minorBox[seat] = at(draft.minorBox, seat) - minors;
    emit?.({ type: 'minors-recovered', seat, dice, minors }, 'EW-7.2');
    then(draft, emit);
  });
}

const recoverMinors = recoverMinorsRule((draft, emit) => recoverFrom(draft, seatAfter(draft, draft.seat), emit));
const recoverMinorsAgain = recoverMinorsRule(takeBackMinorDice);
const recoverTokens = recoverRule(greyRecovery, 'EW-12.1', (draft, dice, tokens, emit) => {
  emit?.({ type: 'grey-recovered', seat: draft.seat, dice, tokens }, 'EW-12.1');
  continueGrey(draft, tokens, emit);
});
const takeBackMinors = takeBackRule(
  minorRecovery.box,
  'EW-7.4',
  'minor',
  (dice) => refuse('dice-not-in-box', 'EW-7.4', { dice: dice.join(', ') }),
  endTakingBack,
);
const takeBackTokens = takeBackRule(
  greyRecovery.box,
  'EW-12.3',
  'grey',
  (dice) => refuse('dice-not-in-box', 'EW-12.3', { dice: dice.join(', ') }),
  endTakingBackGrey,
);

const removals: readonly MoveOf<'remove-grey'>[] = wizardField.values.map((wizard) =>
  Object.freeze({ type: 'remove-grey', wizard }),
);

/** EW-12.2: returns a token from under one of the seat's wizards to the supply. */
const removeGrey: MoveRule<Elfenwizards, MoveOf<'remove-grey'>> = {
  type: 'remove-grey',
  clause: 'EW-12.2',
  fields: { wizard: wizardField },
  candidates(state, out) {
    const grey = tokensOf(state, state.seat);
    for (let k = 0; k < grey.length; k++) {
      const wizard = idOf(state.seat, k);
      const move = removals[wizard];
      if (at(grey, k) > 0 && move !== undefined && alikeTo(state, wizard) === wizard) out.push(move);
    }
  },
  violation(state, { wizard }) {
    if (whereIs(state, wizard) === undefined) return refuse('no-such-wizard', 'EW-0.4', { wizard });
    if (seatOf(wizard) !== state.seat) return refuse('not-your-wizard', 'EW-12.2', { wizard: wizardName(wizard) });
    if (tokensUnder(state, wizard) === 0) return refuse('no-grey-token', 'EW-12.2', { wizard: wizardName(wizard) });
    return refuseAlike(state, wizard);
  },
  perform(draft, { wizard }, emit) {
    draft.grey = withTokens(draft.grey, wizard, tokensUnder(draft, wizard) - 1);
    draft.greySupply += 1;
    emit?.({ type: 'grey-removed', seat: draft.seat, wizard }, 'EW-12.2');
    continueGrey(draft, stepOf(draft.step, 'grey').due - 1, emit);
  },
};

const actor = (state: State): number => state.seat;

/** Phase 4 (§7): the seat recovers minors. */
export const recover: Phase<Elfenwizards> = { actor, clause: 'EW-7.2', rules: [recoverMinors] };
/** Phase 6 (§7): the seat recovers minors, then takes dice back. */
export const recoverAgain: Phase<Elfenwizards> = { actor, clause: 'EW-7.2', rules: [recoverMinorsAgain] };
export const takeBack: Phase<Elfenwizards> = { actor, clause: 'EW-7.4', rules: [takeBackMinors] };
/** Phase 9 (§12): the seat returns grey tokens, then takes dice back. */
export const recoverGrey: Phase<Elfenwizards> = { actor, clause: 'EW-12.1', rules: [recoverTokens] };
export const removingGrey: Phase<Elfenwizards> = { actor, clause: 'EW-12.2', rules: [removeGrey] };
export const takeBackGrey: Phase<Elfenwizards> = { actor, clause: 'EW-12.3', rules: [takeBackTokens] };
