import { at } from '../../core/checked-access.ts';
import type { OptionalDomain, RequiredDomain } from '../../core/domain.ts';
import { integers, oneOf, optional } from '../../core/domain.ts';
import type { Seat } from '../../core/game.ts';
import type { Colour, Counts, Fairy, FairyKind, SpriteIndex, Stone } from './types.ts';

/** Names by colour and by kind. Not frozen: reading frozen lists is slow (hot path). */
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

/** TC-2.1: stones of each colour; `VICTORY_POINTS` are scored by the seat with the most. */
export const COPIES: Counts = [8, 10, 12, 14, 17, 19];
export const VICTORY_POINTS: Counts = [8, 7, 6, 5, 4, 3];
/** TC-2.1, TC-2.2: default fairy points of a stone. */
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

/** TC-3.2: fairies turned up in the set-up. */
export const FIRST_FAIRIES = 5;
/** TC-4.1: maximum stones in a hand. */
export const HAND_LIMIT = 3;
/** TC-4.3 (a): maximum stones in a normal bag, then in a bigger one. */
export const BAG_SIZE = 5;
export const BIGGER_BAG_SIZE = 10;
/** TC-4.3 (d): maximum red and yellow stones together in a normal bag. */
export const RED_AND_YELLOW = 2;
/** TC-6.1: covered stones drawn. */
export const GATHERED = 2;
/** TC-8.1: fairy points that a fairy costs. */
export const PRICE = 4;
/** TC-8.3: covered fairies drawn, of which one is chosen. */
export const DRAWN_FAIRIES = 2;
/** TC-9.6: top stones that a leaky bag loses. */
export const LEAK = 3;
/** TC-9.7: maximum stones of a harvest. */
export const HARVEST = 4;
/** TC-9.8: stones stolen from an opponent. */
export const STOLEN = 2;
/** TC-11.4: points for an unused fairy. */
export const UNUSED_FAIRY = 2;

/** TC-3.1: sprites of a seat at the start. */
export function spritesAtFirst(players: number): number {
  return players >= 5 ? 2 : 3;
}

/** Domains of move fields. A seat has at most eight sprites: three at the start and all five extra ones. */
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

/** Reads the list directly: `at` is megamorphic and slower (hot path). */
export function stoneOf(colour: Colour): Stone {
  const name = stones[colour];
  if (name === undefined) throw new Error(`broken state: no colour ${colour}`);
  return name;
}

/** The index of a stone among the stones or of a fairy among the fairies, in table order. */
export function numberOf(card: Stone | Fairy): Colour | FairyKind {
  return numbers[card];
}

export function kindOf(name: Fairy): FairyKind {
  return kinds[name];
}

export function fairyOf(own: FairyKind): Fairy {
  return at(fairies, own);
}
