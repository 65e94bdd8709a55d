import { at } from '../../core/intact.ts';
import { lasting } from '../../core/plain.ts';
import { RECIPES, recipe as recipes } from './data.ts';
import type { Held, ObjectKind, Player, RecipeIndex, State } from './types.ts';

type Objects = Player['objects'];

/** Before the deal. */
export const NO_RECIPES: Player['recipes'] = Object.freeze([]);

/** FF-11.4: by recipe, as it is newly received; it may be any of the nine. */
const received: readonly Held[] = recipes.values.map((own) => Object.freeze({ recipe: own, may: recipes.values }));

/** By recipe: the recipes of a seat that has newly received that one and no other, as most seats have. */
const alone: readonly Player['recipes'][] = received.map((held) => Object.freeze([held]));

/** That recipe of a seat's, in the order received. */
export function heldBy({ recipes }: Pick<Player, 'recipes'>, index: number): Held {
  const held = recipes[index];
  if (held === undefined) throw new Error(`broken state: no recipe ${index} among ${recipes.length}`);
  return held;
}

/** The objects of a recipe. */
export function objectsIn(state: Pick<State, 'recipes'>, recipe: RecipeIndex): readonly ObjectKind[] {
  const objects = state.recipes[recipe];
  if (objects === undefined) throw new Error(`broken state: no recipe ${recipe}`);
  return objects;
}

/** How many of the recipe's different objects are there. */
export function progress(state: Pick<State, 'recipes'>, recipe: RecipeIndex, objects: Objects): number {
  let found = 0;
  const needed = objectsIn(state, recipe);
  for (let i = 0; i < needed.length; i++) {
    const object = needed[i];
    if (object !== undefined && objects[object] > 0) found += 1;
  }
  return found;
}

/** Whether all of the recipe's objects are there (FF-8.10). */
export function isComplete(state: Pick<State, 'recipes'>, recipe: RecipeIndex, objects: Objects): boolean {
  const needed = objectsIn(state, recipe);
  for (let i = 0; i < needed.length; i++) {
    const object = needed[i];
    if (object !== undefined && objects[object] === 0) return false;
  }
  return true;
}

/** The recipe of a seat's that is complete, the first received; undefined if none is. */
export function completeRecipe(state: State, { recipes, objects }: Player): RecipeIndex | undefined {
  for (let i = 0; i < recipes.length; i++) {
    const held = recipes[i];
    if (held !== undefined && isComplete(state, held.recipe, objects)) return held.recipe;
  }
  return undefined;
}

/** Whether any seat holds the recipe. */
export function isHeld(state: State, recipe: RecipeIndex): boolean {
  for (const { recipes } of state.seats) {
    for (let i = 0; i < recipes.length; i++) if (recipes[i]?.recipe === recipe) return true;
  }
  return false;
}

/** These recipes as a seat holds them; of each the table knows that it is one of those. */
export function heldAs(
  recipes: readonly RecipeIndex[],
  mays: readonly { readonly may: readonly RecipeIndex[] }[],
): Player['recipes'] {
  const [recipe] = recipes;
  if (recipes.length === 1 && recipe !== undefined && mays[0]?.may.length === RECIPES) return at(alone, recipe);
  return Object.freeze(recipes.map((own, index) => heldOf(own, mays[index]?.may ?? [])));
}

/** The recipe as it is held, of which the table knows that it is one of those. */
function heldOf(recipe: RecipeIndex, may: readonly RecipeIndex[]): Held {
  // FF-2.4: of all nine there is one list.
  return may.length === RECIPES ? at(received, recipe) : Object.freeze({ recipe, may: lasting(may) });
}

/** The recipes of a seat when it has received one more. */
export function withReceived(held: readonly Held[], recipe: RecipeIndex): Player['recipes'] {
  return held.length === 0 ? at(alone, recipe) : Object.freeze([...held, at(received, recipe)]);
}

/** FF-11.4: without what the table has learnt the recipe not to be. */
export function struck(held: Held, mayStill: (recipe: RecipeIndex) => boolean): Held {
  const may: RecipeIndex[] = [];
  for (let i = 0; i < held.may.length; i++) {
    const recipe = held.may[i];
    if (recipe !== undefined && mayStill(recipe)) may.push(recipe);
  }
  return may.length === held.may.length ? held : Object.freeze({ recipe: held.recipe, may: Object.freeze(may) });
}
