import { at } from '../../core/checked-access.ts';
import type { ObjectKind, Player, RecipeIndex, State } from './types.ts';

type Objects = Player['objects'];

/** The objects of a recipe. */
export function objectsIn({ recipes }: Pick<State, 'recipes'>, recipe: RecipeIndex): readonly ObjectKind[] {
  return at(recipes, recipe);
}

/** Number of the recipe's objects that are among `objects`. */
export function progress(state: Pick<State, 'recipes'>, recipe: RecipeIndex, objects: Objects): number {
  return objectsIn(state, recipe).filter((object) => objects[object] > 0).length;
}

/** FF-8.10: whether all objects of the recipe are among `objects`. */
export function isComplete(state: Pick<State, 'recipes'>, recipe: RecipeIndex, objects: Objects): boolean {
  const needed = objectsIn(state, recipe);
  for (let i = 0; i < needed.length; i++) {
    const object = needed[i];
    if (object !== undefined && objects[object] === 0) return false;
  }
  return true;
}

/** The seat's first complete recipe, in the order received; `undefined` if it has none. */
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
