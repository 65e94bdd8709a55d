import type { ChanceRule } from '../../core/define.ts';
import type { Draft, Seat } from '../../core/game.ts';
import { stepOf } from '../../core/intact.ts';
import { FACES, rollField, SPELLS_A_SEAT } from './data.ts';
import type { Elfenwizards } from './game.ts';
import { refuse } from './refusals.ts';
import type { Face, RollMove, State } from './types.ts';

/** By number of dice, from 1: every roll of so many, with its weight (EW-6.6). */
const rolls: readonly (readonly RollMove[])[] = Array.from({ length: SPELLS_A_SEAT + 1 }, (_, dice) =>
  rollField.values
    .filter((faces) => faces.length === dice)
    .map((faces) => Object.freeze({ type: 'roll', dice: faces })),
);

/** EW-6.6: the dice of a seat's reserve, all at once. */
export const roll: ChanceRule<Elfenwizards, RollMove> = {
  type: 'roll',
  clause: 'EW-6.6',
  fields: { dice: rollField },
  trusted: true,

  candidates(state, out) {
    for (const move of rolls[reserveOf(state, state.seat)] ?? []) out.push(move);
  },

  violation(state, { dice }) {
    const due = reserveOf(state, state.seat);
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
    for (let i = reserveOf(state, state.seat); i > 0; i--) dice.push(1 + rng.int(FACES));
    return { type: 'roll', dice: dice.sort(ascending) };
  },

  perform(draft, { dice }, emit) {
    const { rolled } = stepOf(draft.step, 'majors');
    for (let i = 0; i < dice.length; i++) addDie(rolled, 0, dice[i] ?? 1, 1);
    draft.reserve[draft.seat] = 0;
    draft.phase = 'allocate';
    emit?.({ type: 'rolled', seat: draft.seat, dice });
  },
};

function ascending(a: number, b: number): number {
  return a - b;
}

/** Dice in a seat's reserve. */
export function reserveOf({ reserve }: Pick<State, 'reserve'>, seat: Seat): number {
  return reserve[seat] ?? 0;
}

/** The dice of that face in one box of a seat; of rolled dice the box is 0. */
export function diceOf(boxes: readonly number[], box: number, face: Face): number {
  return boxes[FACES * box + face - 1] ?? 0;
}

/** Adds so many dice of that face to one box of a seat, or takes them away. */
export function addDie(boxes: number[], box: number, face: Face, number: number): void {
  const at = FACES * box + face - 1;
  boxes[at] = (boxes[at] ?? 0) + number;
}

/** How many dice of a seat lie in a box. */
export function diceIn({ boxes }: Pick<State, 'boxes'>, seat: Seat, box: number): number {
  let dice = 0;
  for (let face = 1; face <= FACES; face++) dice += diceOf(boxes[seat] ?? [], box, face);
  return dice;
}

/** The points of all dice of a seat in a box. */
export function pointsIn({ boxes }: Pick<State, 'boxes'>, seat: Seat, box: number): number {
  let points = 0;
  for (let face = 1; face <= FACES; face++) points += face * diceOf(boxes[seat] ?? [], box, face);
  return points;
}

/** The points of some dice. */
export function sumOf(dice: readonly Face[]): number {
  let sum = 0;
  for (let i = 0; i < dice.length; i++) sum += dice[i] ?? 0;
  return sum;
}

/** Whether a seat has all these dice in a box. */
export function hasDice({ boxes }: Pick<State, 'boxes'>, seat: Seat, box: number, dice: readonly Face[]): boolean {
  const own = boxes[seat] ?? [];
  for (let i = 0; i < dice.length; ) {
    const face = dice[i] ?? 1;
    const alike = dice.lastIndexOf(face) - i + 1;
    if (diceOf(own, box, face) < alike) return false;
    i += alike;
  }
  return true;
}

/** Every selection of a seat's dice in a box, each as its faces ascending; none of them is one too. */
export function selectionsIn({ boxes }: Pick<State, 'boxes'>, seat: Seat, box: number): Face[][] {
  const own = boxes[seat] ?? [];
  const selections: Face[][] = [[]];
  for (let face = 1; face <= FACES; face++) {
    const before = selections.length;
    for (let number = 1; number <= diceOf(own, box, face); number++) {
      for (let i = 0; i < before; i++) {
        const shorter = selections[i + before * (number - 1)] ?? [];
        selections.push([...shorter, face]);
      }
    }
  }
  return selections;
}

/** Dice go from a box back to their seat's reserve. */
export function returnDice(draft: Draft<State>, seat: Seat, box: number, dice: readonly Face[]): void {
  const own = draft.boxes[seat] ?? [];
  for (let i = 0; i < dice.length; i++) addDie(own, box, dice[i] ?? 1, -1);
  draft.reserve[seat] = reserveOf(draft, seat) + dice.length;
}
