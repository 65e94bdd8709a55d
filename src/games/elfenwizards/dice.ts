import { at } from '../../core/checked-access.ts';
import type { Draft, Seat } from '../../core/game.ts';
import { diceBoxes, FACES, GREY_BOX, MINOR_BOX } from './data.ts';
import type { ByFace, DiceBox, Face, State } from './types.ts';

/** Number of a seat's dice with this face in a box. `boxes` may also be the rolled dice of a step; `box` is then 0. */
export function diceOf(boxes: readonly number[], box: number, face: Face): number {
  return boxes[FACES * box + face - 1] ?? 0;
}

/** A seat's dice in one box, as in views. */
export function byFace(boxes: readonly number[], box: number): ByFace {
  return {
    1: diceOf(boxes, box, 1),
    2: diceOf(boxes, box, 2),
    3: diceOf(boxes, box, 3),
    4: diceOf(boxes, box, 4),
    5: diceOf(boxes, box, 5),
    6: diceOf(boxes, box, 6),
  };
}

/** A seat's dice in all boxes, as in views. */
export function boxesByName(boxes: readonly number[]): Record<DiceBox, ByFace> {
  return {
    wizard: byFace(boxes, 0),
    sorcerer: byFace(boxes, 1),
    necromancer: byFace(boxes, 2),
    'magic-user': byFace(boxes, 3),
    minor: byFace(boxes, MINOR_BOX),
    grey: byFace(boxes, GREY_BOX),
  };
}

/** The inverse of {@link boxesByName}. */
export function boxesFrom(boxes: Readonly<Record<DiceBox, ByFace>>): number[] {
  const dice: number[] = [];
  for (const box of diceBoxes) dice.push(...diceByFace(boxes[box]));
  return dice;
}

/** Number of dice of each face, by face − 1; the inverse of {@link byFace}. */
export function diceByFace(dice: ByFace): number[] {
  return [dice[1], dice[2], dice[3], dice[4], dice[5], dice[6]];
}

/** Adds `number` dice with this face to a seat's box; a negative number removes dice. */
export function addDie(boxes: number[], box: number, face: Face, number: number): void {
  const index = FACES * box + face - 1;
  boxes[index] = at(boxes, index) + number;
}

/** Number of a seat's dice in a box. */
export function diceIn({ boxes }: Pick<State, 'boxes'>, seat: Seat, box: number): number {
  const own = at(boxes, seat);
  let dice = 0;
  for (let face = 1; face <= FACES; face++) dice += diceOf(own, box, face);
  return dice;
}

/** Sum of the faces of a seat's dice in a box. */
export function pointsIn({ boxes }: Pick<State, 'boxes'>, seat: Seat, box: number): number {
  const own = at(boxes, seat);
  let points = 0;
  for (let face = 1; face <= FACES; face++) points += face * diceOf(own, box, face);
  return points;
}

/** Sum of the faces. */
export function sumOf(dice: readonly Face[]): number {
  let sum = 0;
  for (const die of dice) sum += die;
  return sum;
}

/** Whether a seat has all these dice in a box. @param dice ascending. */
export function hasDice({ boxes }: Pick<State, 'boxes'>, seat: Seat, box: number, dice: readonly Face[]): boolean {
  const own = at(boxes, seat);
  for (let i = 0; i < dice.length; ) {
    const face = at(dice, i);
    const alike = dice.lastIndexOf(face) - i + 1;
    if (diceOf(own, box, face) < alike) return false;
    i += alike;
  }
  return true;
}

/** Every selection of a seat's dice in a box, including the empty one; faces are ascending. */
export function selectionsIn({ boxes }: Pick<State, 'boxes'>, seat: Seat, box: number): Face[][] {
  const own = at(boxes, seat);
  const selections: Face[][] = [[]];
  for (let face = 1; face <= FACES; face++) {
    const before = selections.length;
    for (let number = 1; number <= diceOf(own, box, face); number++) {
      for (let i = 0; i < before; i++) {
        selections.push([...at(selections, i + before * (number - 1)), face]);
      }
    }
  }
  return selections;
}

/** Moves dice from a box back to the seat's reserve. */
export function returnDice(draft: Draft<State>, seat: Seat, box: number, dice: readonly Face[]): void {
  const own = at(draft.boxes, seat);
  for (let i = 0; i < dice.length; i++) addDie(own, box, at(dice, i), -1);
  draft.reserve[seat] = at(draft.reserve, seat) + dice.length;
}
