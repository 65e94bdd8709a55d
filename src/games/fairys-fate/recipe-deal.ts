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
  const lists = hidden.map(({ may }) => may.reduce((set, own) => set | bit(own), 0));
  // From here on all lists are the same, mostly from the first: then their deals need not be gone through.
  let alike = lists.length;
  while (alike > 0 && lists[alike - 1] === lists.at(-1)) alike -= 1;
  const known = new Map<number, number>();
  const ways = (from: number, taken: number): number => {
    const list = lists[from];
    if (list === undefined) return 1;
    if (from >= alike) return arrangements(sizeOf(list & ~taken), lists.length - from);
    // `taken` has as many members more as recipes have been dealt, so it stands for `from` as well.
    const counted = known.get(taken);
    if (counted !== undefined) return counted;
    let count = 0;
    for (let free = list & ~taken; free !== 0; free &= free - 1) count += ways(from + 1, taken | (free & -free));
    known.set(taken, count);
    return count;
  };
  return ways;
}

/** In how many orders so many of that many things can be dealt. */
function arrangements(things: number, dealt: number): number {
  let orders = 1;
  for (let i = 0; i < dealt; i++) orders *= Math.max(things - i, 0);
  return orders;
}

function sizeOf(set: number): number {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size += 1;
  return size;
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
