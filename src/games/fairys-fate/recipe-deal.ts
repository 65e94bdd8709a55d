import { lowestIn, sizeOfSet } from '../../core/bits.ts';
import { at } from '../../core/checked-access.ts';
import { drawnFrom } from '../../core/pool.ts';
import type { Rng } from '../../core/rng.ts';
import { heldAs, setOf } from './recipe-lists.ts';
import type { Player, RecipeIndex, SeatView } from './types.ts';

/**
 * FF-11.6: returns a function that draws the recipes of all seats. It keeps the recipes that the viewer sees. The
 * hidden ones are all different, each from its list `may` (FF-11.4); all such assignments are equally likely.
 */
export function recipeDealer(seats: readonly Pick<SeatView, 'recipes'>[]): (rng: Rng) => Player['recipes'][] {
  const lists: number[] = [];
  let seen = 0;
  for (const { recipe, may } of seats.flatMap(({ recipes }) => recipes)) {
    if (recipe === null) lists.push(setOf(may));
    else seen |= bit(recipe);
  }
  // From index `alike` on, all lists are equal, so all deals of these recipes are equally likely. Usually `alike` is 0.
  let alike = lists.length;
  while (alike > 0 && lists[alike - 1] === lists.at(-1)) alike -= 1;
  const ways = countWays(lists, alike);
  const own = seats.map(({ recipes }) => recipes.map(({ recipe, may }) => ({ recipe, may: [...may] })));
  return (rng) => {
    let taken = seen;
    let next = 0;
    const drawNext = (): RecipeIndex => {
      const free = at(lists, next++) & ~taken;
      if (next <= alike) return draw(free, (one) => ways(next, taken | one), rng);
      const size = sizeOfSet(free);
      const orders = arrangements(size - 1, lists.length - next);
      return memberOf(free, Math.floor(rng.int(size * orders) / orders));
    };
    return own.map((held) => {
      const names = held.map(({ recipe }) => {
        const drawn = recipe ?? drawNext();
        taken |= bit(drawn);
        return drawn;
      });
      return heldAs(names, held);
    });
  };
}

/**
 * Returns a function that counts the deals of the recipes from index `from` on: each from its list, none in `taken`.
 * @param alike index from which all lists are equal.
 */
function countWays(lists: readonly number[], alike: number): (from: number, taken: number) => number {
  let known: Map<number, number> | undefined;
  const ways = (from: number, taken: number): number => {
    const list = lists[from];
    if (list === undefined) return 1;
    if (from >= alike) return arrangements(sizeOfSet(list & ~taken), lists.length - from);
    // The key is `taken` alone, because its size determines `from`.
    known ??= new Map();
    const counted = known.get(taken);
    if (counted !== undefined) return counted;
    let count = 0;
    for (let free = list & ~taken; free !== 0; free &= free - 1) count += ways(from + 1, taken | (free & -free));
    known.set(taken, count);
    return count;
  };
  return ways;
}

/** Number of ordered selections of `dealt` out of `things`. */
function arrangements(things: number, dealt: number): number {
  let orders = 1;
  for (let i = 0; i < dealt; i++) orders *= Math.max(things - i, 0);
  return orders;
}

/** Draws a recipe from a set. @param weightOf returns the weight of a recipe, given as a set of one. */
function draw(set: number, weightOf: (one: number) => number, rng: Rng): RecipeIndex {
  const weights: number[] = [];
  for (let left = set; left !== 0; left &= left - 1) weights.push(weightOf(left & -left));
  return memberOf(set, drawnFrom(weights, rng));
}

/** The member at index `below` of a set, in ascending order. */
function memberOf(set: number, below: number): RecipeIndex {
  let rest = set;
  for (let i = 0; i < below; i++) rest &= rest - 1;
  return lowestIn(rest);
}

/** The set of this recipe alone, as bits. */
function bit(recipe: RecipeIndex): number {
  return 1 << recipe;
}
