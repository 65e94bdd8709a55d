import { at } from '../../core/checked-access.ts';
import type { OptionalDomain, RequiredDomain } from '../../core/domain.ts';
import { integers, oneOf, optional } from '../../core/domain.ts';
import type { Seat } from '../../core/game.ts';
import type { Colour, Counts, Fairy, FairyKind, SpriteIndex, Stone } from './types.ts';

/** By colour and by kind. Lists that are read in every position are not frozen, which would make reading them slow. */
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

/** TC-2.1: stones of each colour, and what most of them score at the end. */
export const COPIES: Counts = [8, 10, 12, 14, 17, 19];
export const VICTORY_POINTS: Counts = [8, 7, 6, 5, 4, 3];
/** TC-2.1, TC-2.2: what a stone is worth to a fairy, unless the option says otherwise. */
export const FAIRY_POINTS: Readonly<Record<Stone, number>> = {
  blue: 3,
  red: 2,
  yellow: 2,
  purple: 1,
  black: 1,
  green: 1,
};
/** TC-2.3: fairies of each kind. */
export const FAIRY_COPIES: Counts = [5, 5, 7, 5, 4, 4];

/** TC-3.2: fairies turned up at first. */
export const FIRST_FAIRIES = 5;
/** TC-4.1: stones that a hand holds at most. */
export const HAND_LIMIT = 3;
/** TC-4.3 (a): stones that a bag holds at most, a bigger one below. */
export const BAG_SIZE = 5;
export const BIGGER_BAG_SIZE = 10;
/** TC-4.3 (d): red and yellow stones together, without a bigger bag. */
export const RED_AND_YELLOW = 2;
/** TC-6.1: covered stones drawn. */
export const GATHERED = 2;
/** TC-8.1: fairy points that obtain a fairy. */
export const PRICE = 4;
/** TC-8.3: covered fairies drawn to choose from. */
export const DRAWN_FAIRIES = 2;
/** TC-9.6: top stones that a leaky bag loses. */
export const LEAK = 3;
/** TC-9.7: the most stones of a harvest. */
export const HARVEST = 4;
/** TC-9.8: stones taken from one opponent. */
export const STOLEN = 2;
/** TC-11.4: points for a fairy kept to the end. */
export const UNUSED_FAIRY = 2;

/** TC-3.1: sprites of a seat at first. */
export function spritesAtFirst(players: number): number {
  return players >= 5 ? 2 : 3;
}

/** The fields of moves. At most eight sprites: three at first, and all five extra ones. */
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

const numbers: Readonly<Record<Stone | Fairy, number>> = { ...colours, ...kinds };

export function colourOf(name: Stone): Colour {
  return colours[name];
}

/** Read by itself, since `at` is slower for the lists of every sort that it has met. */
export function stoneOf(colour: Colour): Stone {
  const name = stones[colour];
  if (name === undefined) throw new Error(`broken state: no colour ${colour}`);
  return name;
}

/** The place in table order of a stone among the stones, of a fairy among the fairies. */
export function numberOf(card: Stone | Fairy): Colour | FairyKind {
  return numbers[card];
}

export function kindOf(name: Fairy): FairyKind {
  return kinds[name];
}

export function fairyOf(own: FairyKind): Fairy {
  return at(fairies, own);
}
