import type { Place } from '../../../core/board.ts';
import type { Seat } from '../../../core/game.ts';
import { wizardName } from '../notation.ts';
import type { DefeatedBox, DiceBox, SpaceId, WizardId } from '../types.ts';

/** A space of the pyramid (EW-2.1). */
export function spacePlace(space: SpaceId): Place {
  return { kind: 'space', id: space };
}

/** The place of a dice box or a defeated box (EW-2.3). */
export function boxPlace(box: DiceBox | DefeatedBox): Place {
  return { kind: 'box', id: box };
}

/** The minor box, with its dice and the minors that were paid or cast. */
export const minorBox: Place = boxPlace('minor');
/** The grey box, with its dice and the supply of grey tokens. */
export const greyBox: Place = boxPlace('grey');
/** The place of the dragon before there is a First Player. */
export const dragonSupply: Place = { kind: 'supply', id: 'dragon' };

/** The space of a turn on the record (EW-5.2). @param turn from 1. */
export function recordPlace(turn: number): Place {
  return { kind: 'record', id: String(turn) };
}

/** The place of a wizard, for its spells and grey tokens. The id is the name of the wizard, such as `R3`. */
export function wizardPlace(wizard: WizardId): Place {
  return { kind: 'wizard', id: wizardName(wizard) };
}

/** The place of a seat. The dragon lies on that of the First Player. */
export function seatPlace(seat: Seat): Place {
  return { kind: 'seat', id: String(seat) };
}

/** The place of the seat's dice and minors in reserve (EW-2.5). */
export function reservePlace(seat: Seat): Place {
  return { kind: 'reserve', id: String(seat) };
}

/** The place of the dice rolled and not yet allocated. */
export function rolledPlace(seat: Seat): Place {
  return { kind: 'rolled', id: String(seat) };
}
