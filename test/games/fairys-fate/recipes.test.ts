import { expect, it } from 'vitest';
import { recipeDealer } from '../../../src/games/fairys-fate/recipe-deal.ts';

it('FF-11.6 a resample never gives a seat a recipe that another seat must have', () => {
  const hidden = (...may: number[]) => ({ recipes: [{ recipe: null, may }] });
  const seats = [hidden(0, 1), hidden(1, 2), hidden(1, 2)];
  for (const drawn of ['first', 'last']) {
    const dealt = recipeDealer(seats)({ int: (below) => (drawn === 'first' ? 0 : below - 1) })
      .flat()
      .map(({ recipe }) => recipe);
    expect(dealt[0]).toBe(0);
    expect(dealt.slice(1).sort()).toEqual([1, 2]);
  }
});
