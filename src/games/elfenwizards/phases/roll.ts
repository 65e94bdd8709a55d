import { at, stepOf } from '../../../core/checked-access.ts';
import type { ChanceRule, Phase } from '../../../core/define.ts';
import { FACES, rollField, SPELLS_A_SEAT } from '../data.ts';
import { addDie } from '../dice.ts';
import type { Elfenwizards } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';
import type { Face } from '../types.ts';

/** By number of dice: all possible rolls. */
const rolls: readonly (readonly MoveOf<'roll'>[])[] = Array.from({ length: SPELLS_A_SEAT + 1 }, (_, dice) =>
  rollField.values
    .filter((faces) => faces.length === dice)
    .map((faces) => Object.freeze({ type: 'roll', dice: faces })),
);

/** EW-6.6: rolls all dice in the seat's reserve at once. */
const rollDice: ChanceRule<Elfenwizards, MoveOf<'roll'>> = {
  type: 'roll',
  clause: 'EW-6.6',
  fields: { dice: rollField },
  trusted: true,

  candidates(state, out) {
    for (const move of at(rolls, at(state.reserve, state.seat))) out.push(move);
  },

  violation(state, { dice }) {
    const due = at(state.reserve, state.seat);
    if (dice.length !== due) return refuse('wrong-number-of-dice', 'EW-6.6', { rolled: dice.length, due });
    return undefined;
  },

  weight: (_state, { dice }) => {
    let weight = 1;
    let alike = 0;
    for (let i = 0; i < dice.length; i++) {
      alike = dice[i] === dice[i - 1] ? alike + 1 : 1;
      weight = (weight * (i + 1)) / alike;
    }
    return weight;
  },

  sample(state, rng) {
    const dice: Face[] = [];
    for (let due = at(state.reserve, state.seat); due > 0; due--) insert(dice, 1 + rng.int(FACES));
    return { type: 'roll', dice };
  },

  perform(draft, { dice }, emit) {
    const step = stepOf(draft.step, 'majors');
    for (const die of dice) addDie(step.rolled, 0, die, 1); // hot path: `at` is slower on frozen lists
    draft.reserve[draft.seat] = 0;
    draft.phase = 'allocate';
    const clause = step.lap === 1 ? 'EW-6.1' : step.rerolled ? 'EW-6.5' : 'EW-6.4';
    emit?.({ type: 'rolled', seat: draft.seat, dice }, clause);
  },
};

/** Inserts a die into an ascending list. Hot path: faster than a sort for at most seven dice. */
function insert(dice: Face[], die: Face): void {
  let place = dice.length;
  for (; place > 0; place--) {
    const before = at(dice, place - 1);
    if (before <= die) break;
    dice[place] = before;
  }
  dice[place] = die;
}

/** Phases 2 and 3 (§6): chance rolls the seat's dice. */
export const roll: Phase<Elfenwizards> = { actor: 'chance', clause: 'EW-6.6', rule: rollDice };
