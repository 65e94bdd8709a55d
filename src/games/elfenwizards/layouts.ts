import type { Seat } from '../../core/game.ts';
import { at } from '../../core/intact.ts';
import { seatLetters } from './data.ts';
import { spaceIds } from './pyramid.ts';
import type { Options, Placement, SpaceId } from './types.ts';

/** EW-3.4, by number of players: the spaces of each level from left to right, in the letters of the seats. */
const reconstructed: Readonly<Record<Options['players'], string>> = {
  3: 'R G | G B B R | R B G B R B B G | RGB RG RG RGB',
  4: 'R G | B Y Y B | R G B Y Y B G R | RGB RY GB RGY',
  5: 'R G | B Y K B | Y K G K Y R K Y | RGB RBY GBK RG',
  6: 'R G | B Y K W | K W W K B Y Y B | RGB RY GK RGW',
};

/** The set-up table of this library, which stands in for the printed one (EW-3.4). */
export function reconstructedLayout(players: Options['players']): Placement {
  const spaces = reconstructed[players].split(/[ |]+/);
  const [, ...belowHighWizard] = spaceIds;
  return Object.fromEntries(belowHighWizard.map((space, index) => [space, seatsOf(at(spaces, index))]));
}

function seatsOf(letters: string): Seat[] {
  return [...letters].map((letter) => seatLetters.indexOf(letter));
}

/** What is wrong with a placement, as what was expected instead; `undefined` if nothing is (EW-3.3). */
export function placementFault(placement: object, players: number): string | undefined {
  const wizards = Array.from({ length: players }, () => 0);
  for (const [space, seats] of Object.entries(placement)) {
    if (!isSpace(space)) return `spaces of the board, not ${space}`;
    if (space === 'high-wizard') return 'nobody on high-wizard';
    if (!Array.isArray(seats) || seats.length === 0) return `an array of seats on ${space}`;
    for (const [index, seat] of seats.entries()) {
      if (!Number.isInteger(seat) || Object.is(seat, -0) || wizards[seat] === undefined)
        return `seats from 0 to ${players - 1} on ${space}`;
      if (index > 0 && seat < seats[index - 1]) return `seats in ascending order on ${space}`;
      wizards[seat] += 1;
    }
    if (!space.startsWith('magic-user') && seats.length > 1) return `one wizard at most on ${space}`;
  }
  const lacking = wizards.findIndex((number) => number < 1 || number > 16);
  return lacking < 0 ? undefined : `1 to 16 wizards of seat ${lacking}`;
}

function isSpace(name: string): name is SpaceId {
  return spaceIds.some((space) => space === name);
}
