import type { RequiredDomain } from '../../core/domain.ts';
import { integers, oneOf } from '../../core/domain.ts';
import { frozenRows } from '../../core/frozen.ts';
import type { Seat } from '../../core/game.ts';
import type { Back, BadFairy, GoodFairy, ObjectKind, PileIndex, Place, RecipeIndex, Slot } from './types.ts';

/** FF-3.3: number of cards dealt to each hand. */
export const HAND = 4;
/** FF-2.4: number of recipes, and number of objects in a recipe. */
export const RECIPES = 9;
export const RECIPE_SIZE = 4;
/** FF-3.4: number of piles. */
export const PILES = 4;
/** FF-5.1: maximum number of cards on a place. */
export const PLACE_SIZE = 4;
/** FF-7.1: minimum number of cards on a place for a travel. */
export const TRAVEL_SIZE = 2;
/** FF-8.11: every fourth serpent that a seat keeps bites. */
export const SERPENTS_A_BITE = 4;

/** FF-2.1, FF-2.3: number of copies of each face, summed over all backs. */
export const SERPENTS = 18;
export const FAIRIES_A_KIND = 3;
export const OBJECTS_A_KIND = 5;
export const TAKEN_A_KIND = 2;
/** FF-2.2: number of fairies, and of objects, with the back `nature`. */
export const NATURE_FAIRIES = 18;
export const NATURE_OBJECTS = 12;

/** The backs, in table order. */
export const BACKS: readonly Back[] = ['light', 'sprite', 'nature'];
/** FF-2.5: the five places. */
export const PLACES: readonly Place[] = ['cave', 'meadow', 'wood', 'river', 'hill'];
export const OBJECTS: readonly ObjectKind[] = ['orange', 'walnut', 'acorn', 'mushroom', 'leaf', 'petals'];
export const GOOD_FAIRIES: readonly GoodFairy[] = [
  'wisdom',
  'clairvoyance',
  'wealth',
  'truth',
  'liberation',
  'protection',
  'mutation',
  'transport',
];
export const BAD_FAIRIES: readonly BadFairy[] = ['poverty', 'adversity', 'petrification', 'darkness'];

/** FF-5.2: the backs of the first two cards of a place, in any order. */
export const FIRST_BACKS: Readonly<Record<Place, readonly [Back, Back]>> = {
  cave: ['light', 'light'],
  meadow: ['nature', 'nature'],
  wood: ['sprite', 'sprite'],
  river: ['light', 'sprite'],
  hill: ['light', 'nature'],
};

/** FF-2.4: each recipe has two of the objects orange, walnut and acorn, and two of mushroom, leaf and petals. */
export const DEFAULT_RECIPES: readonly (readonly ObjectKind[])[] = frozenRows([
  ['orange', 'walnut', 'mushroom', 'leaf'],
  ['orange', 'walnut', 'mushroom', 'petals'],
  ['orange', 'walnut', 'leaf', 'petals'],
  ['orange', 'acorn', 'mushroom', 'leaf'],
  ['orange', 'acorn', 'mushroom', 'petals'],
  ['orange', 'acorn', 'leaf', 'petals'],
  ['walnut', 'acorn', 'mushroom', 'leaf'],
  ['walnut', 'acorn', 'mushroom', 'petals'],
  ['walnut', 'acorn', 'leaf', 'petals'],
]);

// The values that the fields of moves may have.
export const seat: RequiredDomain<Seat> = integers(0, 4);
export const recipe: RequiredDomain<RecipeIndex> = integers(0, RECIPES - 1);
export const pile: RequiredDomain<PileIndex> = integers(0, PILES - 1);
export const slot: RequiredDomain<Slot> = integers(0, PLACE_SIZE - 1);
export const back: RequiredDomain<Back> = oneOf(...BACKS);
export const place: RequiredDomain<Place> = oneOf(...PLACES);
export const object: RequiredDomain<ObjectKind> = oneOf(...OBJECTS);
export const fairy: RequiredDomain<GoodFairy> = oneOf(...GOOD_FAIRIES);
/** FF-9.3: the answers that a seat may give. */
export const answer: RequiredDomain<ObjectKind | 'nothing'> = oneOf(...OBJECTS, 'nothing');
