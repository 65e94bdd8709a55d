import { at } from '../../core/checked-access.ts';
import type { Params, Seat } from '../../core/game.ts';
import type { OptionFault } from '../../core/options.ts';
import { excerpt } from '../../core/wording.ts';
import { seatLetters } from './data.ts';
import { spaceIds } from './pyramid.ts';
import type { Options, Placement, SpaceId } from './types.ts';

/** EW-3.4: by number of players, the letters of the wizards on each space below High Wizard, row by row. */
const reconstructed: Readonly<Record<Options['players'], string>> = {
  3: 'R G | G B B R | R B G B R B B G | RGB RG RG RGB',
  4: 'R G | B Y Y B | R G B Y Y B G R | RGB RY GB RGY',
  5: 'R G | B Y K B | Y K G K Y R K Y | RGB RBY GBK RG',
  6: 'R G | B Y K W | K W W K B Y Y B | RGB RY GK RGW',
};

/** This library's set-up table, a reconstruction of the printed one (EW-3.4). */
export function reconstructedLayout(players: Options['players']): Placement {
  const spaces = reconstructed[players].split(/[ |]+/);
  const [, ...belowHighWizard] = spaceIds;
  const seatsOf = (letters: string): Seat[] => [...letters].map((letter) => seatLetters.indexOf(letter));
  return Object.fromEntries(belowHighWizard.map((space, index) => [space, seatsOf(at(spaces, index))]));
}

/** EW-3.3: the first fault of a placement, or `undefined` if it is valid. */
export function placementFault(placement: object, players: number): OptionFault | undefined {
  const wizards = Array.from({ length: players }, () => 0);
  for (const [key, seats] of Object.entries(placement)) {
    const space = excerpt(key);
    if (!isSpace(key)) return wrong('space', { space });
    if (key === 'high-wizard') return wrong('high-wizard', {});
    if (!Array.isArray(seats) || seats.length === 0) return wrong('seats', { space });
    for (const [index, seat] of seats.entries()) {
      if (!Number.isInteger(seat) || Object.is(seat, -0) || wizards[seat] === undefined)
        return wrong('seat', { last: players - 1, space });
      if (index > 0 && seat < seats[index - 1]) return wrong('order', { space });
      wizards[seat] += 1;
    }
    if (!key.startsWith('magic-user') && seats.length > 1) return wrong('one-wizard', { space });
  }
  const lacking = wizards.findIndex((number) => number < 1 || number > 16);
  return lacking < 0 ? undefined : wrong('wizards', { lacking, wizards: at(wizards, lacking) });
}

function wrong(fault: string, params: Params): OptionFault {
  return { fault, clause: 'EW-3.3', params };
}

function isSpace(name: string): name is SpaceId {
  return spaceIds.some((space) => space === name);
}
