import { at } from '../../core/checked-access.ts';
import { frozenList, itemsOf } from '../../core/frozen.ts';
import { RECIPES, recipe as recipes } from './data.ts';
import type { Held, HeldView, Player, RecipeIndex } from './types.ts';

/** All nine recipes, as bits. */
const ALL = (1 << RECIPES) - 1;

/** FF-11.4: each recipe just after a seat has received it. Other seats only know that it is one of the nine. */
const received: readonly Held[] = recipes.values.map((own) => Object.freeze({ recipe: own, may: recipes.values }));

/** By recipe: the list of a seat with only this recipe, before any answer. Interned: most seats have such a list. */
const alone: readonly Player['recipes'][] = received.map((held) => frozenList([held]));

/** The list of recipes before the deal. */
export const NO_RECIPES: Player['recipes'] = frozenList([]);

/** The frozen list equal to `list`, which may have been read from JSON. */
export function internRecipes(list: Player['recipes']): Player['recipes'] {
  return itemsOf(list) === list ? frozenList(list.map(({ recipe, may }) => heldOf(recipe, may))) : list;
}

/** A seat's recipes: `names` has their numbers, and `seen` the list `may` of each (FF-11.4). */
export function heldAs(names: readonly RecipeIndex[], seen: readonly HeldView[]): Player['recipes'] {
  const [name] = names;
  if (names.length === 1 && name !== undefined && at(seen, 0).may.length === RECIPES) return at(alone, name);
  return frozenList(names.map((own, index) => heldOf(own, at(seen, index).may)));
}

/** A held recipe that all seats know to be one of `may`. */
function heldOf(recipe: RecipeIndex, may: readonly RecipeIndex[]): Held {
  // The list of all nine is interned.
  return may.length === RECIPES ? at(received, recipe) : Object.freeze({ recipe, may: frozenList(may) });
}

/** FF-11.4: the recipes of a list, as bits. */
export function setOf(may: readonly RecipeIndex[]): number {
  if (may.length === RECIPES) return ALL;
  let set = 0;
  for (const recipe of itemsOf(may)) set |= 1 << recipe;
  return set;
}

/** A seat's recipes after it received one more. */
export function withReceived(held: readonly Held[], recipe: RecipeIndex): Player['recipes'] {
  return held.length === 0 ? at(alone, recipe) : frozenList([...held, at(received, recipe)]);
}

/** FF-11.4: the held recipe after an answer or a kept serpent. @param mayStill whether a recipe is still possible. */
export function narrowed({ recipe, may }: Held, mayStill: (recipe: RecipeIndex) => boolean): Held {
  return heldOf(recipe, may.filter(mayStill));
}
