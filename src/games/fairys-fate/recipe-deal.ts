import { at } from '../../core/intact.ts';
import type { Rng } from '../../core/rng.ts';
import type { RecipeIndex, SeenHeld, SeenPlayer } from './types.ts';

/**
 * FF-11.6: by seat, the recipes it may hold, in the order received: all assignments of different recipes that the
 * lists of FF-11.4 allow have equal chance, and those that the viewer sees stay.
 */
export function dealRecipes(seats: readonly Pick<SeenPlayer, 'recipes'>[], rng: Rng): RecipeIndex[][] {
  const all = seats.flatMap(({ recipes }) => recipes);
  const hidden = all.filter(({ recipe }) => recipe === null);
  let taken = all.reduce((set, { recipe }) => (recipe === null ? set : set | bit(recipe)), 0);
  const ways = countWays(hidden);
  let next = 0;
  return seats.map(({ recipes }) =>
    recipes.map(({ recipe, may }) => {
      if (recipe !== null) return recipe;
      next += 1;
      const free = may.filter((own) => !isTaken(taken, own));
      const weights = free.map((own) => ways(next, taken | bit(own)));
      const drawn = drawByWeight(free, weights, rng);
      taken |= bit(drawn);
      return drawn;
    }),
  );
}

/** In how many ways the hidden recipes from the `from`-th on can be dealt from those not taken. */
function countWays(hidden: readonly SeenHeld[]): (from: number, taken: number) => number {
  const known = new Map<number, number>();
  const ways = (from: number, taken: number): number => {
    const held = hidden[from];
    if (held === undefined) return 1;
    // `taken` has as many members more as recipes have been dealt, so it stands for `from` as well.
    const counted = known.get(taken);
    if (counted !== undefined) return counted;
    const count = held.may.reduce(
      (sum, own) => (isTaken(taken, own) ? sum : sum + ways(from + 1, taken | bit(own))),
      0,
    );
    known.set(taken, count);
    return count;
  };
  return ways;
}

function drawByWeight(values: readonly RecipeIndex[], weights: readonly number[], rng: Rng): RecipeIndex {
  let left = rng.int(weights.reduce((sum, weight) => sum + weight, 0));
  const drawn = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return at(values, drawn);
}

/** Sets of recipes, as bits. */
function bit(recipe: RecipeIndex): number {
  return 1 << recipe;
}

function isTaken(taken: number, recipe: RecipeIndex): boolean {
  return (taken & bit(recipe)) !== 0;
}
