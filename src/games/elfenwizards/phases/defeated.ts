import { at } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import { propose } from '../../../core/define.ts';
import { spaceField, wizardField } from '../data.ts';
import { continueClaims, demoteFrom } from '../flow.ts';
import type { Elfenwizards } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { wizardName } from '../notation.ts';
import {
  boxNameOf,
  DEFEATED,
  DEFEATED_NECROMANCERS,
  idOf,
  MAGIC_USERS,
  magicUserIds,
  placeOf,
  put,
  seatOf,
  standsOn,
  titleIds,
  whereIs,
} from '../pyramid.ts';
import { refuse } from '../refusals.ts';
import { alikeTo, refuseAlike } from '../spells.ts';
import { tokensUnder, withTokens } from '../tokens.ts';
import { bestVacancies, boxInTurn, isVacant, nextToDemote } from '../vacancies.ts';

/** The moves, indexed by wizard, then by title. */
const claims: readonly (readonly MoveOf<'claim'>[])[] = wizardField.values.map((wizard) =>
  titleIds.map((to) => Object.freeze({ type: 'claim', wizard, to })),
);
const demotions: readonly MoveOf<'demote'>[] = magicUserIds.map((to) => Object.freeze({ type: 'demote', to }));

/** EW-10.1: a defeated wizard takes a vacant title on the highest level with a vacancy. */
const claimTitle: MoveRule<Elfenwizards, MoveOf<'claim'>> = {
  type: 'claim',
  clause: 'EW-10.1',
  fields: { wizard: wizardField, to: spaceField },

  candidates(state, out) {
    const box = boxInTurn(state);
    const vacant = bestVacancies(state);
    const own = at(state.wizards, state.seat);
    for (let k = 0; k < own.length; k++) {
      const wizard = idOf(state.seat, k);
      if (own[k] !== box || alikeTo(state, wizard) !== wizard) continue;
      const moves = at(claims, wizard);
      for (let title = 0; title < moves.length; title++) {
        const move = moves[title];
        if (move !== undefined && (vacant & (1 << title)) !== 0) out.push(move);
      }
    }
  },

  violation(state, { wizard, to }) {
    const place = whereIs(state, wizard);
    const box = boxInTurn(state) ?? DEFEATED;
    if (place === undefined) return refuse('no-such-wizard', 'EW-0.4', { wizard });
    if (seatOf(wizard) !== state.seat) return refuse('not-your-wizard', 'EW-10.1', { wizard: wizardName(wizard) });
    if (place !== box) return refuse('not-in-box', 'EW-10.1', { wizard: wizardName(wizard), box: boxNameOf(box) });
    if (to === 'high-wizard') return refuse('high-wizard-excepted', 'EW-10.1');
    if (!isVacant(state, placeOf(to))) return refuse('not-vacant', 'EW-10.1', { space: to });
    if ((bestVacancies(state) & (1 << placeOf(to))) === 0)
      return refuse('higher-title-vacant', 'EW-10.1', { space: to });
    return refuseAlike(state, wizard);
  },

  perform(draft, { wizard, to }, emit) {
    const left = standsOn(draft, wizard);
    put(draft, wizard, placeOf(to));
    emit?.({ type: 'claimed', seat: draft.seat, wizard, title: at(titleIds, placeOf(to)) }, 'EW-10.1');
    continueClaims(draft, emit, left);
  },
};

/** EW-11.1: moves a wizard from a defeated box to a Magic User space. */
const demoteWizard: MoveRule<Elfenwizards, MoveOf<'demote'>> = {
  type: 'demote',
  clause: 'EW-11.1',
  fields: { to: spaceField },
  candidates: propose(demotions),

  violation(_state, { to }) {
    if (placeOf(to) < MAGIC_USERS) return refuse('no-magic-user-space', 'EW-11.1', { space: to });
    return undefined;
  },

  perform(draft, { to }, emit) {
    const { seat } = draft;
    const k = nextToDemote(draft, seat);
    if (k === undefined) throw new Error('broken state: no wizard is left to demote');
    const wizard = idOf(seat, k);
    const isMarked = standsOn(draft, wizard) !== DEFEATED_NECROMANCERS && draft.greySupply > 0; // EW-11.2
    put(draft, wizard, placeOf(to));
    if (isMarked) {
      draft.grey = withTokens(draft.grey, wizard, tokensUnder(draft, wizard) + 1);
      draft.greySupply -= 1;
    }
    emit?.({ type: 'demoted', seat, wizard, to, grey: isMarked }, isMarked ? 'EW-11.2' : 'EW-11.1');
    demoteFrom(draft, seat, emit);
  },
};

/** Phase 7 (§10): defeated wizards take vacant titles. */
export const claim: Phase<Elfenwizards> = {
  actor: (state) => state.seat,
  clause: 'EW-10.1',
  rules: [claimTitle],
};

/** Phase 8 (§11): the defeated wizards that are left become Magic Users. */
export const demote: Phase<Elfenwizards> = {
  actor: (state) => state.seat,
  clause: 'EW-11.1',
  rules: [demoteWizard],
};
