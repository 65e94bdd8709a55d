import type { Piece, Place } from '../../../core/board.ts';
import { several } from '../../../core/board-parts.ts';
import type { Seat } from '../../../core/game.ts';
import { diceBoxes, faces } from '../data.ts';
import { defeatedBoxes, numberOf, seatOf } from '../pyramid.ts';
import type { ByFace, DefeatedBox, Face, SeatView, View, WizardView } from '../types.ts';
import {
  boxPlace,
  dragonSupply,
  greyBox,
  minorBox,
  recordPlace,
  seatPlace,
  spacePlace,
  wizardPlace,
} from './places.ts';

/** A die. @param face `null` in reserve, where faces do not count (EW-2.5). */
function majorAt(owner: Seat, place: Place, face: Face | null): Piece {
  return { kind: 'major', owner, face: face === null ? null : String(face), at: place };
}

function minorAt(owner: Seat, place: Place): Piece {
  return { kind: 'minor', owner, face: null, at: place };
}

function greyTokenAt(place: Place): Piece {
  return { kind: 'grey-token', owner: null, face: null, at: place };
}

/** EW-2.2, EW-3.1: all wizards, each seat's 7 dice and 7 minors, 12 grey tokens, and the dragon. */
export function pieces({ starter, turn, seats, greySupply, record, step }: View): readonly Piece[] {
  return [
    { kind: 'dragon', owner: null, face: null, at: starter === null ? dragonSupply : seatPlace('seat', starter) },
    ...several(greySupply, greyTokenAt(greyBox)),
    ...record.flatMap((seat, index) => (seat === null ? [] : [minorAt(seat, recordPlace(index + 1))])),
    ...(step.kind === 'majors' && turn !== null ? dice(step.rolled, turn, seatPlace('rolled', turn)) : []),
    ...(step.kind === 'duels' ? step.spells : []).map(({ seat, spell, wizard }) =>
      spell === 'minor' ? minorAt(seat, wizardPlace(wizard)) : majorAt(seat, wizardPlace(wizard), spell),
    ),
    ...seats.flatMap((own, seat) => [...own.wizards.flatMap(wizard), ...spells(own, seat)]),
  ];
}

/** A wizard and the tokens under it. Its face is its number within its seat, from 1, as in its name (EW-0.4). */
function wizard({ id, place, grey }: WizardView): Piece[] {
  const standing = isBox(place) ? boxPlace(place) : spacePlace(place);
  return [
    { kind: 'wizard', owner: seatOf(id), face: String(numberOf(id) + 1), at: standing },
    ...several(grey, greyTokenAt(wizardPlace(id))),
  ];
}

/** The seat's spells in its reserve and in boxes. */
function spells({ reserve, minors, minorBox: paid, boxes }: SeatView, seat: Seat): Piece[] {
  return [
    ...several(reserve, majorAt(seat, seatPlace('reserve', seat), null)),
    ...several(minors, minorAt(seat, seatPlace('reserve', seat))),
    ...several(paid, minorAt(seat, minorBox)),
    ...diceBoxes.flatMap((box) => dice(boxes[box], seat, boxPlace(box))),
  ];
}

function dice(counts: ByFace, seat: Seat, place: Place): Piece[] {
  return faces.flatMap((face) => several(counts[face], majorAt(seat, place, face)));
}

function isBox(place: WizardView['place']): place is DefeatedBox {
  return defeatedBoxes.some((box) => box === place);
}
