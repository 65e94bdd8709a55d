import { at, stepOf } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import { fieldless } from '../../../core/fieldless.ts';
import { boxField, diceBoxes, dieField, FACES } from '../data.ts';
import { addDie, diceOf } from '../dice.ts';
import { endAllocation } from '../flow.ts';
import type { Elfenwizards } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';

/** The moves, indexed by face − 1, then by box. */
const allocations: readonly (readonly MoveOf<'allocate'>[])[] = dieField.values.map((die) =>
  diceBoxes.map((box) => Object.freeze({ type: 'allocate', die, box })),
);

/** EW-6.2: puts a rolled die into a box. */
const allocateDie: MoveRule<Elfenwizards, MoveOf<'allocate'>> = {
  type: 'allocate',
  clause: 'EW-6.2',
  fields: { die: dieField, box: boxField },
  candidates(state, out) {
    const { rolled } = stepOf(state.step, 'majors');
    for (let face = 1; face <= FACES; face++) {
      if (diceOf(rolled, 0, face) === 0) continue;
      const moves = at(allocations, face - 1);
      for (let box = 0; box < moves.length; box++) {
        const move = moves[box];
        if (move !== undefined) out.push(move);
      }
    }
  },
  violation({ step }, { die }) {
    if (diceOf(stepOf(step, 'majors').rolled, 0, die) === 0) return refuse('die-not-rolled', 'EW-6.2', { die });
    return undefined;
  },
  perform(draft, { die, box }, emit) {
    const step = stepOf(draft.step, 'majors');
    addDie(step.rolled, 0, die, -1);
    addDie(at(draft.boxes, draft.seat), diceBoxes.indexOf(box), die, 1);
    step.allocated += 1;
    emit?.({ type: 'allocated', seat: draft.seat, die, box }, 'EW-6.2');
    if (step.rolled.every((dice) => dice === 0)) endAllocation(draft, emit);
  },
};

/** EW-6.2: ends the allocation although rolled dice are left. */
const end: MoveRule<Elfenwizards, MoveOf<'end-allocation'>> = {
  ...fieldless('end-allocation'),
  clause: 'EW-6.2',
  perform: (draft, _move, emit) => endAllocation(draft, emit),
};

/** EW-6.5: in phase 3, the seat rolls again, once a turn, before it allocates any die of the roll. */
const reroll: MoveRule<Elfenwizards, MoveOf<'reroll'>> = {
  ...fieldless('reroll'),
  clause: 'EW-6.5',
  closed({ step, minors, seat }) {
    const { lap, allocated, rerolled } = stepOf(step, 'majors');
    if (lap === 1) return refuse('first-roll-stands', 'EW-6.5');
    if (rerolled) return refuse('rerolled-already', 'EW-6.5');
    if (allocated > 0) return refuse('roll-accepted', 'EW-6.5');
    if (at(minors, seat) === 0) return refuse('no-minor-to-pay', 'EW-6.5');
    return undefined;
  },
  perform(draft, _move, emit) {
    const { seat } = draft;
    const step = stepOf(draft.step, 'majors');
    draft.minors[seat] = at(draft.minors, seat) - 1;
    draft.minorBox[seat] = at(draft.minorBox, seat) + 1;
    for (let i = 0; i < FACES; i++) {
      draft.reserve[seat] = at(draft.reserve, seat) + at(step.rolled, i);
      step.rolled[i] = 0;
    }
    step.rerolled = true;
    draft.phase = 'roll';
    emit?.({ type: 'roll-refused', seat }, 'EW-6.5');
  },
};

/** Phases 2 and 3 (§6): the seat that has rolled allocates its dice. */
export const allocate: Phase<Elfenwizards> = {
  actor: (state) => state.seat,
  clause: 'EW-6.2',
  rules: [allocateDie, end, reroll],
};
