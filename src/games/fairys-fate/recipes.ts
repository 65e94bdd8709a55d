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
  return objectsIn(state, recipe).every((object) => objects[object] > 0);
}

/** The seat's first complete recipe, in the order received; `undefined` if it has none. */
export function completeRecipe(state: State, { recipes, objects }: Player): RecipeIndex | undefined {
  return recipes.find(({ recipe }) => isComplete(state, recipe, objects))?.recipe;
}

/** Whether any seat holds the recipe. */
export function isHeld({ seats }: State, recipe: RecipeIndex): boolean {
  return seats.some(({ recipes }) => recipes.some((held) => held.recipe === recipe));
}
