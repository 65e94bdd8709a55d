import type { Place } from '../../../core/board.ts';
import type { Seat } from '../../../core/game.ts';
import { wizardName } from '../notation.ts';
import type { DefeatedBox, DiceBox, SpaceId, WizardId } from '../types.ts';

/** A space of the pyramid (EW-2.1). */
export function spacePlace(space: SpaceId): Place {
  return { kind: 'space', id: space };
}

/** A dice box or a defeated box (EW-2.3). */
export function boxPlace(box: DiceBox | DefeatedBox): Place {
  return { kind: 'box', id: box };
}

/** Holds its dice, and minors that were paid or cast. */
export const minorBox: Place = boxPlace('minor');
/** Holds its dice, and the supply of grey tokens. */
export const greyBox: Place = boxPlace('grey');
/** Where the dragon is before there is a First Player. */
export const dragonSupply: Place = { kind: 'supply', id: 'dragon' };

/** The space of a turn, from 1, on the record (EW-5.2). */
export function recordPlace(turn: number): Place {
  return { kind: 'record', id: String(turn) };
}

/** The spells beside a wizard and the grey tokens under it: `R3`. */
export function wizardPlace(wizard: WizardId): Place {
  return { kind: 'wizard', id: wizardName(wizard) };
}

/** Where a player sits. */
export function seatPlace(seat: Seat): Place {
  return { kind: 'seat', id: String(seat) };
}

/** EW-2.5: the dice and minors in reserve. */
export function reservePlace(seat: Seat): Place {
  return { kind: 'reserve', id: String(seat) };
}

/** Dice rolled and not yet allocated. */
export function rolledPlace(seat: Seat): Place {
  return { kind: 'rolled', id: String(seat) };
}
