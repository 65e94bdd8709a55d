import { at } from '../../core/checked-access.ts';
import type { OptionalDomain, RequiredDomain } from '../../core/domain.ts';
import { integers, oneOf, optional } from '../../core/domain.ts';
import type { Seat } from '../../core/game.ts';
import type { Colour, Counts, Fairy, FairyKind, SpriteIndex, Stone } from './types.ts';

// Names by colour and by kind. Hot path: the lists are not frozen, because reading frozen lists is slow.
const stones: readonly Stone[] = ['blue', 'red', 'yellow', 'purple', 'black', 'green'];
const fairies: readonly Fairy[] = [
  'extra-sprite',
  'bigger-bag',
  'immunity',
  'collective-harvest',
  'steal',
  'leaky-bag',
];
export const STONES: readonly Stone[] = Object.freeze([...stones]);
export const FAIRIES: readonly Fairy[] = Object.freeze([...fairies]);

/** TC-2.1, by colour: the number of stones, and the victory points for having the most of them. */
export const COPIES: Counts = [8, 10, 12, 14, 17, 19];
export const VICTORY_POINTS: Counts = [8, 7, 6, 5, 4, 3];
/** TC-2.1, TC-2.2: default fairy points of a stone of each colour. */
export const FAIRY_POINTS: Readonly<Record<Stone, number>> = {
  blue: 3,
  red: 2,
  yellow: 2,
  purple: 1,
  black: 1,
  green: 1,
};
/** TC-2.3: number of fairies of each kind. */
export const FAIRY_COPIES: Counts = [5, 5, 7, 5, 4, 4];

/** TC-3.2: number of fairies turned up in the set-up. */
export const FIRST_FAIRIES = 5;
/** TC-4.1: maximum number of stones in a hand. */
export const HAND_LIMIT = 3;
/** TC-4.3 (a): maximum number of stones in a normal bag, and in a bigger one. */
export const BAG_SIZE = 5;
export const BIGGER_BAG_SIZE = 10;
/** TC-4.3 (d): maximum number of red and yellow stones together in a normal bag. */
export const RED_AND_YELLOW = 2;
/** TC-6.1: maximum number of covered stones drawn by `gather`. */
export const GATHERED = 2;
/** TC-8.1: the price of a fairy, in fairy points. */
export const PRICE = 4;
/** TC-8.3: maximum number of covered fairies drawn, of which the seat keeps one. */
export const DRAWN_FAIRIES = 2;
/** TC-9.6: maximum number of stones that a leaky bag loses. */
export const LEAK = 3;
/** TC-9.7: maximum number of stones in a harvest. */
export const HARVEST = 4;
/** TC-9.8: maximum number of stones stolen from an opponent. */
export const STOLEN = 2;
/** TC-11.4: victory points of an unused fairy. */
export const UNUSED_FAIRY = 2;

/** TC-3.1: number of sprites of a seat at the start. */
export function spritesAtFirst(players: number): number {
  return players >= 5 ? 2 : 3;
}

// The values that the fields of moves may have. A seat has at most 8 sprites: 3 at the start and 5 extra ones.
export const seat: RequiredDomain<Seat> = integers(0, 5);
export const sprite: RequiredDomain<SpriteIndex> = integers(0, 7);
export const stone: RequiredDomain<Stone> = oneOf(...STONES);
export const fairy: RequiredDomain<Fairy> = oneOf(...FAIRIES);
export const kind: RequiredDomain<Stone | Fairy> = oneOf(...STONES, ...FAIRIES);
/** A sprite's number, or the forest. */
export const to: RequiredDomain<SpriteIndex | 'forest'> = oneOf('forest', ...sprite.values);
export const anySeat: OptionalDomain<Seat> = optional(seat);
export const anySprite: OptionalDomain<SpriteIndex> = optional(sprite);
export const anyStone: OptionalDomain<Stone> = optional(stone);

const colours: Readonly<Record<Stone, Colour>> = { blue: 0, red: 1, yellow: 2, purple: 3, black: 4, green: 5 };
const kinds: Readonly<Record<Fairy, FairyKind>> = {
  'extra-sprite': 0,
  'bigger-bag': 1,
  immunity: 2,
  'collective-harvest': 3,
  steal: 4,
  'leaky-bag': 5,
};

export function colourOf(name: Stone): Colour {
  return colours[name];
}

/** The name of a colour. Hot path: reads the list directly, because `at` is megamorphic here and slower. */
export function stoneOf(colour: Colour): Stone {
  const name = stones[colour];
  if (name === undefined) throw new Error(`broken state: no colour ${colour}`);
  return name;
}

export function kindOf(name: Fairy): FairyKind {
  return kinds[name];
}

export function fairyOf(own: FairyKind): Fairy {
  return at(fairies, own);
}
