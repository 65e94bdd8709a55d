import { at, stepOf } from '../../../core/checked-access.ts';
import type { MoveRule } from '../../../core/define.ts';
import { wizardField } from '../data.ts';
import { continueGrey } from '../flow.ts';
import type { Elfenwizards } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { wizardName } from '../notation.ts';
import { idOf, seatOf, whereIs } from '../pyramid.ts';
import { refuse } from '../refusals.ts';
import { alikeTo, refuseAlike } from '../spells.ts';
import { tokensOf, tokensUnder, withTokens } from '../tokens.ts';

const removals: readonly MoveOf<'remove-grey'>[] = wizardField.values.map((wizard) =>
  Object.freeze({ type: 'remove-grey', wizard }),
);

/** EW-12.2: returns a token from under one of the seat's wizards to the supply. */
export const removeGrey: MoveRule<Elfenwizards, MoveOf<'remove-grey'>> = {
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
