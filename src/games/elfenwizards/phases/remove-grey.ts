import type { MoveRule } from '../../../core/define.ts';
import { stepOf } from '../../../core/intact.ts';
import { idOf, numberOf, seatOf, whereIs } from '../board.ts';
import { wizardField } from '../data.ts';
import { continueGrey } from '../flow.ts';
import type { Elfenwizards } from '../game.ts';
import { wizardName } from '../names.ts';
import { refuse } from '../refusals.ts';
import { alikeTo } from '../spells.ts';
import type { RemoveGreyMove } from '../types.ts';

const removals: readonly RemoveGreyMove[] = wizardField.values.map((wizard) =>
  Object.freeze({ type: 'remove-grey', wizard }),
);

/** EW-12.2: a token from under one of the seat's wizards to the supply. */
export const removeGrey: MoveRule<Elfenwizards, RemoveGreyMove> = {
  type: 'remove-grey',
  clause: 'EW-12.2',
  fields: { wizard: wizardField },
  trusted: true,
  candidates(state, out) {
    const grey = state.grey[state.seat] ?? [];
    for (let k = 0; k < grey.length; k++) {
      const wizard = idOf(state.seat, k);
      const move = removals[wizard];
      if ((grey[k] ?? 0) > 0 && move !== undefined && alikeTo(state, wizard, []) === wizard) out.push(move);
    }
  },
  violation(state, { wizard }) {
    if (whereIs(state, wizard) === undefined) return refuse('no-such-wizard', 'EW-0.4', { wizard });
    const named = alikeTo(state, wizard, []);
    if (named !== wizard)
      return refuse('interchangeable', 'EW-0.5', { wizard: wizardName(wizard), named: wizardName(named) });
    if (seatOf(wizard) !== state.seat) return refuse('not-your-wizard', 'EW-12.2', { wizard: wizardName(wizard) });
    if ((state.grey[state.seat]?.[numberOf(wizard)] ?? 0) === 0)
      return refuse('no-grey-token', 'EW-12.2', { wizard: wizardName(wizard) });
    return undefined;
  },
  perform(draft, { wizard }, emit) {
    const grey = draft.grey[draft.seat] ?? [];
    grey[numberOf(wizard)] = (grey[numberOf(wizard)] ?? 0) - 1;
    draft.greySupply += 1;
    emit?.({ type: 'grey-removed', seat: draft.seat, wizard });
    continueGrey(draft, stepOf(draft.step, 'grey').due - 1, emit);
  },
};
