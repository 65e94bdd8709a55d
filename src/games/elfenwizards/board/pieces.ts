import type { Piece, Place } from '../../../core/board.ts';
import { at } from '../../../core/checked-access.ts';
import type { Seat } from '../../../core/game.ts';
import { diceBoxes, FACES } from '../data.ts';
import { diceOf } from '../dice.ts';
import { boxNameOf, DEFEATED, idOf, numberOf, seatOf, spaceNameOf } from '../pyramid.ts';
import type { Face, State, View, WizardId, Place as WizardsPlace } from '../types.ts';
import {
  boxPlace,
  dragonSupply,
  greyBox,
  minorBox,
  recordPlace,
  reservePlace,
  rolledPlace,
  seatPlace,
  spacePlace,
  wizardPlace,
} from './places.ts';

/** Its face is its number within its seat, from 1, as in its name (EW-0.4). */
function wizardAt(wizard: WizardId, place: Place): Piece {
  return { kind: 'wizard', owner: seatOf(wizard), face: String(numberOf(wizard) + 1), at: place };
}

/** A die; in reserve its face does not count (EW-2.5). */
function majorAt(owner: Seat, place: Place, face: Face | null): Piece {
  return { kind: 'major', owner, face: face === null ? null : String(face), at: place };
}

function minorAt(owner: Seat, place: Place): Piece {
  return { kind: 'minor', owner, face: null, at: place };
}

function greyTokenAt(place: Place): Piece {
  return { kind: 'grey-token', owner: null, face: null, at: place };
}

function dragonAt(place: Place): Piece {
  return { kind: 'dragon', owner: null, face: null, at: place };
}

/** Every wizard, 7 dice and 7 minors a seat, 12 grey tokens, and the dragon (EW-2.2, EW-3.1). */
export function pieces(view: View): readonly Piece[] {
  const { dragon, greySupply, record, step } = view;
  return [
    dragonAt(dragon === null ? dragonSupply : seatPlace(dragon)),
    ...several(greySupply, greyTokenAt(greyBox)),
    ...record.flatMap((seat, index) => (seat === null ? [] : [minorAt(seat, recordPlace(index + 1))])),
    ...(step.kind === 'majors' ? dice(step.rolled, 0, view.seat, rolledPlace(view.seat)) : []),
    ...(step.kind === 'duels' ? step.spells : []).map(({ seat, spell, wizard }) =>
      spell === 'minor' ? minorAt(seat, wizardPlace(wizard)) : majorAt(seat, wizardPlace(wizard), spell),
    ),
    ...view.wizards.flatMap((_, seat) => [...wizards(view, seat), ...spells(view, seat)]),
  ];
}

/** The wizards of a seat, and the tokens under them. */
function wizards({ wizards: all, grey }: State, seat: Seat): Piece[] {
  return at(all, seat).flatMap((place, k) => {
    const wizard = idOf(seat, k);
    return [wizardAt(wizard, standing(place)), ...several(at(at(grey, seat), k), greyTokenAt(wizardPlace(wizard)))];
  });
}

/** The spells of a seat that are neither rolled, cast, nor on the record. */
function spells({ reserve, minors, minorBox: paid, boxes }: State, seat: Seat): Piece[] {
  return [
    ...several(at(reserve, seat), majorAt(seat, reservePlace(seat), null)),
    ...several(at(minors, seat), minorAt(seat, reservePlace(seat))),
    ...several(at(paid, seat), minorAt(seat, minorBox)),
    ...diceBoxes.flatMap((box, index) => dice(at(boxes, seat), index, seat, boxPlace(box))),
  ];
}

function dice(counts: readonly number[], box: number, seat: Seat, place: Place): Piece[] {
  return Array.from({ length: FACES }, (_, index) => index + 1).flatMap((face) =>
    several(diceOf(counts, box, face), majorAt(seat, place, face)),
  );
}

function standing(place: WizardsPlace): Place {
  return place < DEFEATED ? spacePlace(spaceNameOf(place)) : boxPlace(boxNameOf(place));
}

function several(count: number, piece: Piece): Piece[] {
  return Array.from({ length: count }, () => piece);
}
