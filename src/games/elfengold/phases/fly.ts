import { at, stepOf } from '../../../core/checked-access.ts';
import type { MoveRule } from '../../../core/define.ts';
import { propose } from '../../../core/define.ts';
import { countOf } from '../../../core/pool.ts';
import { townAt, townOf, towns } from '../../../realm/map.ts';
import { arrive, bootOf, handOf } from '../../../realm/travel.ts';
import { WIZARD } from '../cards.ts';
import { FLIGHT_FEE, townField } from '../data.ts';
import type { Elfengold } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { payWizard } from '../wizardry.ts';

const flights: readonly MoveOf<'fly'>[] = towns.map(({ id }) => Object.freeze({ type: 'fly', town: id }));

/** EG-9.5: a wizard carries the boot to any other town. The flight earns no gold. */
export const fly: MoveRule<Elfengold, MoveOf<'fly'>> = {
  type: 'fly',
  clause: 'EG-9.5',
  fields: { town: townField },

  closed: ({ wizards }) => (wizards ? undefined : refuse('no-wizards', 'EG-9.5')),

  candidates: propose(flights),

  violation(state, { town }) {
    const gold = at(state.gold, state.turn);
    if (townOf(town) === bootOf(state)) return refuse('already-there', 'EG-9.5', { town });
    if (countOf(handOf(state), WIZARD) === 0) return refuse('not-in-hand', 'EG-9.5', { card: 'wizard' });
    if (gold < FLIGHT_FEE) return refuse('too-little-gold', 'EG-9.5', { needed: FLIGHT_FEE, gold });
    return undefined;
  },

  perform(draft, { town }, emit) {
    const from = townAt(bootOf(draft)).id;
    payWizard(draft, FLIGHT_FEE);
    stepOf(draft.step, 'movement').moved = true;
    emit?.({ type: 'flown', seat: draft.turn, from, to: town, gold: FLIGHT_FEE }, 'EG-9.5');
    arrive(draft, townOf(town), emit);
  },
};
