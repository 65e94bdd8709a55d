import { at } from '../../core/checked-access.ts';
import { lastingList, loose } from '../../core/lasting.ts';
import { RECIPES, recipe as recipes } from './data.ts';
import type { Held, HeldView, Player, RecipeIndex } from './types.ts';

/** All nine recipes, as bits. */
const ALL = (1 << RECIPES) - 1;

/** FF-11.4: by recipe, as it is newly received; it may be any of the nine. */
const received: readonly Held[] = recipes.values.map((own) => Object.freeze({ recipe: own, may: recipes.values }));

/** By recipe: the recipes of a seat that has newly received one and no other, as most seats have. */
const alone: readonly Player['recipes'][] = received.map((held) => lastingList([held]));

/** Before the deal. */
export const NO_RECIPES: Player['recipes'] = lastingList([]);

/** The recipes of a seat themselves; of a state that was read, their equal. */
export function sameRecipes(list: Player['recipes']): Player['recipes'] {
  return loose(list) === list ? lastingList(list.map(({ recipe, may }) => heldOf(recipe, may))) : list;
}

/** Those recipes as a seat holds them that is seen so. */
export function heldAs(names: readonly RecipeIndex[], seen: readonly HeldView[]): Player['recipes'] {
  const [name] = names;
  if (names.length === 1 && name !== undefined && at(seen, 0).may.length === RECIPES) return at(alone, name);
  return lastingList(names.map((own, index) => heldOf(own, at(seen, index).may)));
}

/** The recipe as it is held, of which the table knows that it is one of those. */
function heldOf(recipe: RecipeIndex, may: readonly RecipeIndex[]): Held {
  // FF-2.4: of all nine there is one list.
  return may.length === RECIPES ? at(received, recipe) : Object.freeze({ recipe, may: lastingList(may) });
}

/** What the table has learnt that a recipe may be (FF-11.4), as bits. */
export function setOf(may: readonly RecipeIndex[]): number {
  if (may.length === RECIPES) return ALL;
  let set = 0;
  for (const recipe of loose(may)) set |= 1 << recipe;
  return set;
}

/** The recipes of a seat when it has received one more. */
export function withReceived(held: readonly Held[], recipe: RecipeIndex): Player['recipes'] {
  return held.length === 0 ? at(alone, recipe) : lastingList([...held, at(received, recipe)]);
}

/** FF-11.4: the recipes of a seat without what the table has learnt one of them not to be. */
export function struck({ recipe, may }: Held, mayStill: (recipe: RecipeIndex) => boolean): Held {
  return heldOf(recipe, may.filter(mayStill));
}
