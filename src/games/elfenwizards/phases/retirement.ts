import { at } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import { propose } from '../../../core/define.ts';
import { oneOf } from '../../../core/domain.ts';
import { spaceField } from '../data.ts';
import { beginMajors } from '../flow.ts';
import type { Elfenwizards } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { HIGH_WIZARD, MAGIC_USERS, magicUserIds, placeOf, put, wizardOn } from '../pyramid.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../types.ts';

const records: readonly MoveOf<'record'>[] = [
  Object.freeze({ type: 'record', from: 'reserve' }),
  Object.freeze({ type: 'record', from: 'box' }),
];
const retirements: readonly MoveOf<'retire'>[] = magicUserIds.map((to) => Object.freeze({ type: 'retire', to }));

/** Number of minors that the High Wizard's owner has in the reserve or in the minor box. */
function minorsIn(state: State, from: MoveOf<'record'>['from']): number {
  return at(from === 'reserve' ? state.minors : state.minorBox, state.seat);
}

/** EW-5.2: the High Wizard's owner puts a minor on the record space of the turn just ended. */
const recordMinor: MoveRule<Elfenwizards, MoveOf<'record'>> = {
  type: 'record',
  clause: 'EW-5.2',
  fields: { from: oneOf('reserve', 'box') },
  candidates: propose(records),
  violation(state, { from }) {
    if (minorsIn(state, from) === 0) return refuse('no-minor-there', 'EW-5.2', { from });
    return undefined;
  },
  perform(draft, { from }, emit) {
    const { seat } = draft;
    const minors = from === 'reserve' ? draft.minors : draft.minorBox;
    minors[seat] = at(minors, seat) - 1;
    draft.record[draft.turn - 2] = seat;
    draft.phase = 'retire';
    emit?.({ type: 'recorded', seat, turn: draft.turn - 1, from }, 'EW-5.2');
  },
};

/** EW-5.3: the owner takes the dragon, and the High Wizard goes to a Magic User space. */
const retireWizard: MoveRule<Elfenwizards, MoveOf<'retire'>> = {
  type: 'retire',
  clause: 'EW-5.3',
  fields: { to: spaceField },
  candidates: propose(retirements),
  violation(_state, { to }) {
    if (placeOf(to) < MAGIC_USERS) return refuse('no-magic-user-space', 'EW-5.3', { space: to });
    return undefined;
  },
  perform(draft, { to }, emit) {
    const wizard = wizardOn(draft, HIGH_WIZARD);
    if (wizard === undefined) throw new Error('broken state: no High Wizard to retire');
    put(draft, wizard, placeOf(to));
    draft.dragon = draft.seat;
    emit?.({ type: 'retired', seat: draft.seat, wizard, to }, 'EW-5.3');
    beginMajors(draft, emit);
  },
};

/** Phase 1 (§5): the owner records a minor, then retires the High Wizard. */
export const record: Phase<Elfenwizards> = {
  actor: (state) => state.seat,
  clause: 'EW-5.2',
  rules: [recordMinor],
};
export const retire: Phase<Elfenwizards> = {
  actor: (state) => state.seat,
  clause: 'EW-5.3',
  rules: [retireWizard],
};
