import { at } from '../../core/checked-access.ts';
import { itemsOf } from '../../core/frozen.ts';
import type { Violation } from '../../core/game.ts';
import { BAG_SIZE, BIGGER_BAG_SIZE, colourOf, RED_AND_YELLOW, stoneOf } from './data.ts';
import { refuse } from './refusals.ts';
import { spriteAt } from './sprites.ts';
import type { BlueAlone, Colour, Sprite } from './types.ts';

const BLUE = colourOf('blue');
const RED = colourOf('red');
const YELLOW = colourOf('yellow');

/** The condition of TC-4.3, (a) to (d), that a stone would break. */
type Misfit = 'full' | 'colours' | 'blue' | 'red-and-yellow';

/** TC-4.4: the condition that forbids a stone of this colour on a valid bag; `null` if the stone fits. */
function misfit(bag: readonly Colour[], bigger: boolean, colour: Colour, blueAlone: BlueAlone): Misfit | null {
  const size = bag.length;
  if (size >= (bigger ? BIGGER_BAG_SIZE : BAG_SIZE)) return 'full';
  const stones = itemsOf(bag);
  const top = stones[size - 1];
  if (size > 0) {
    // From bottom to top the colour changes at most once; so if bottom and top are equal, all stones are.
    if (top !== colour && stones[0] !== top) return 'colours';
    if ((top === BLUE || colour === BLUE) && (top !== colour || blueAlone === 'stone')) return 'blue';
  }
  if (!bigger && isRedOrYellow(colour) && redAndYellow(bag) >= RED_AND_YELLOW) return 'red-and-yellow';
  return null;
}

/** TC-4.4: whether a valid bag stays valid (TC-4.5) with this colour on top. */
export function fits(bag: readonly Colour[], bigger: boolean, colour: Colour, blueAlone: BlueAlone): boolean {
  return misfit(bag, bigger, colour, blueAlone) === null;
}

/** The refusal if the colour does not fit on the bag. */
export function refuseMisfit(
  bag: readonly Colour[],
  bigger: boolean,
  colour: Colour,
  blueAlone: BlueAlone,
): Violation | undefined {
  const params = { stone: stoneOf(colour) };
  switch (misfit(bag, bigger, colour, blueAlone)) {
    case 'full':
      return refuse('bag-full', 'TC-4.4', params);
    case 'colours':
      return refuse('second-change-of-colour', 'TC-4.4', params);
    case 'blue':
      return refuse('blue-lies-alone', 'TC-4.4', params);
    case 'red-and-yellow':
      return refuse('two-red-or-yellow', 'TC-4.4', params);
    case null:
      return undefined;
  }
}

/** TC-4.4: number of stones of this colour that fit on the bag, one after another. */
export function roomFor(bag: readonly Colour[], bigger: boolean, colour: Colour, blueAlone: BlueAlone): number {
  if (!fits(bag, bigger, colour, blueAlone)) return 0;
  if (colour === BLUE && blueAlone === 'stone') return 1;
  if (bigger) return BIGGER_BAG_SIZE - bag.length;
  const room = BAG_SIZE - bag.length;
  return isRedOrYellow(colour) ? Math.min(room, RED_AND_YELLOW - redAndYellow(bag)) : room;
}

/** Whether the colour fits on at least one of the sprites. */
export function hasRoomSomewhere(sprites: readonly Sprite[], colour: Colour, blueAlone: BlueAlone): boolean {
  for (let i = 0; i < sprites.length; i++) {
    const { bag, bigger } = spriteAt(sprites, i);
    if (fits(bag, bigger, colour, blueAlone)) return true;
  }
  return false;
}

/** The top stone of a bag, which must not be empty (TC-4.2). */
export function topOf(bag: readonly Colour[]): Colour {
  return at(itemsOf(bag), bag.length - 1);
}

function isRedOrYellow(colour: Colour): boolean {
  return colour === RED || colour === YELLOW;
}

function redAndYellow(bag: readonly Colour[]): number {
  const stones = itemsOf(bag);
  let found = 0;
  for (let i = 0; i < stones.length; i++) if (isRedOrYellow(at(stones, i))) found += 1;
  return found;
}
