import type { Draft } from '../../core/game.ts';
import { at } from '../../core/intact.ts';
import type { Held, ObjectKind, Player, RecipeIndex, State } from './types.ts';

type Objects = Player['objects'];

/** The objects of a recipe. */
export function objectsIn(state: Pick<State, 'recipes'>, recipe: RecipeIndex): readonly ObjectKind[] {
  return at(state.recipes, recipe);
}

/** How many of the recipe's different objects are there. */
export function progress(state: Pick<State, 'recipes'>, recipe: RecipeIndex, objects: Objects): number {
  let found = 0;
  for (const object of objectsIn(state, recipe)) if (objects[object] > 0) found += 1;
  return found;
}

/** Whether all of the recipe's objects are there (FF-8.10). */
export function isComplete(state: Pick<State, 'recipes'>, recipe: RecipeIndex, objects: Objects): boolean {
  return objectsIn(state, recipe).every((object) => objects[object] > 0);
}

/** The recipe of a seat's that is complete, the first received; undefined if none is. */
export function completeRecipe(state: State, { recipes, objects }: Player): RecipeIndex | undefined {
  return recipes.find(({ recipe }) => isComplete(state, recipe, objects))?.recipe;
}

/** Whether any seat holds the recipe. */
export function isHeld(state: State, recipe: RecipeIndex): boolean {
  for (const { recipes } of state.seats) for (const held of recipes) if (held.recipe === recipe) return true;
  return false;
}

/** FF-11.4: a recipe newly received may be any of the nine. */
export function received(state: State, recipe: RecipeIndex): Draft<Held> {
  return { recipe, may: state.recipes.map((_, index) => index) };
}

/** FF-11.4: strikes what the table has learnt the recipe not to be. */
export function strike(held: Draft<Held>, mayStill: (recipe: RecipeIndex) => boolean): void {
  held.may = held.may.filter(mayStill);
}
