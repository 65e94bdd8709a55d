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

/** A seat itself, with the dragon; its dice and minors in reserve (EW-2.5); its dice rolled and not yet allocated. */
export function seatPlace(kind: 'seat' | 'reserve' | 'rolled', seat: Seat): Place {
  return { kind, id: String(seat) };
}
