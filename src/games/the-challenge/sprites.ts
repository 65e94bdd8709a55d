import { at } from '../../core/checked-access.ts';
import { frozenList, frozenObject, isFrozenObject, itemsOf } from '../../core/frozen.ts';
import type { Frozen } from '../../core/game.ts';
import { COPIES, colourOf, stoneOf } from './data.ts';
import type { Colour, Sprite, SpriteView } from './types.ts';

// Sprites are interned and frozen, and all states share them. The stones of a bag have at most two colours,
// one above the other (TC-4.3). So the number of different sprites is small.
const met = new Map<number, Frozen<Sprite>>();

/** The interned sprite with this bag and these marks. */
export function spriteWith(bag: readonly Colour[], bigger: boolean, immune: boolean): Frozen<Sprite> {
  const code = marked(codeOf(bag, bag.length), bigger, immune);
  const known = met.get(code);
  if (known !== undefined) return known;
  const sprite = frozenObject<Sprite>({ bag: frozenList(bag), bigger, immune });
  met.set(code, sprite);
  return sprite;
}

/** The interned sprite equal to `sprite`, which may have been read from JSON. */
export function interned(sprite: Sprite): Frozen<Sprite> {
  return isFrozenObject(sprite) ? sprite : spriteWith(sprite.bag, sprite.bigger, sprite.immune);
}

/** TC-3.1, TC-9.2: a sprite with an empty bag. */
export const newSprite: Frozen<Sprite> = spriteWith([], false, false);

/** The view of a sprite, with stones by name (TC-12.1). */
export function viewOf({ bag, bigger, immune }: Sprite): SpriteView {
  return { bag: itemsOf(bag).map(stoneOf), bigger, immune };
}

/** The inverse of {@link viewOf}. */
export function spriteOf({ bag, bigger, immune }: SpriteView): Frozen<Sprite> {
  let code = 0;
  for (let i = 0; i < bag.length; i++) code = above(code, colourOf(at(bag, i)));
  return met.get(marked(code, bigger, immune)) ?? spriteWith(bag.map(colourOf), bigger, immune);
}

/** The sprite with more stones on top. */
export function laidOn({ bag, bigger, immune }: Sprite, colour: Colour, stones: number = 1): Frozen<Sprite> {
  let code = codeOf(bag, bag.length);
  for (let laid = 0; laid < stones; laid++) code = above(code, colour);
  return met.get(marked(code, bigger, immune)) ?? spriteWith([...bag, ...Array(stones).fill(colour)], bigger, immune);
}

/** The sprite without the top `stones` stones of its bag. If the bag has fewer, it becomes empty. */
export function takenOff({ bag, bigger, immune }: Sprite, stones: number = 1): Frozen<Sprite> {
  const left = Math.max(0, bag.length - stones);
  return met.get(marked(codeOf(bag, left), bigger, immune)) ?? spriteWith(bag.slice(0, left), bigger, immune);
}

/** Hot path: reads the list directly, because `at` is megamorphic here and slower. */
export function spriteAt(sprites: readonly Frozen<Sprite>[], index: number): Frozen<Sprite> {
  const sprite = sprites[index];
  if (sprite === undefined) throw new Error(`broken state: no sprite ${index} among ${sprites.length}`);
  return sprite;
}

/** A number that identifies the lowest `height` stones of a bag: each digit is a colour + 1, bottom first. */
function codeOf(bag: readonly Colour[], height: number): number {
  const stones = itemsOf(bag);
  let code = 0;
  for (let below = 0; below < height; below++) code = above(code, at(stones, below));
  return code;
}

function above(code: number, colour: Colour): number {
  return code * (COPIES.length + 1) + colour + 1;
}

function marked(code: number, bigger: boolean, immune: boolean): number {
  return 4 * code + (bigger ? 2 : 0) + (immune ? 1 : 0);
}
