import type { OptionSet } from '../../core/options.ts';
import { completeOptions, optionValueError } from '../../core/options.ts';
import { DEFAULT_RECIPES, OBJECTS, RECIPE_SIZE, RECIPES, seat } from './data.ts';
import { isNatureTable } from './nature-cards.ts';
import type { Options } from './types.ts';
import { en } from './words/en.ts';

/** §1: what may be set, and what holds where nothing is. */
export const options: OptionSet<Options> = {
  clause: 'FF-1.1',
  defaults: {
    players: 3,
    firstSeat: 'random',
    natureCards: 'even',
    recipes: DEFAULT_RECIPES,
    lastTravel: 'piles-empty',
  },
  rules: {
    players: { clause: 'FF-1.1', values: [2, 3, 4, 5] },
    firstSeat: { clause: 'FF-1.2', has: (value) => value === 'random' || seat.has(value) },
    natureCards: {
      clause: 'FF-2.3',
      has: (value) => value === 'even' || value === 'serpents' || isNatureTable(value),
    },
    recipes: { clause: 'FF-2.4', has: isRecipes },
    lastTravel: { clause: 'FF-10.2', values: ['piles-empty', 'hands-empty'] },
  },
};

/** FF-1.1: the options of a game, checked. */
export function optionsOf(given: Partial<Options>): Options {
  const complete = completeOptions('fairys-fate', options, en.options, given);
  const { players, firstSeat } = complete;
  if (firstSeat !== 'random' && firstSeat >= players) {
    throw optionValueError('fairys-fate', 'FF-1.1', 'firstSeat', firstSeat, `a seat from 0 to ${players - 1}`);
  }
  return complete;
}

function isRecipes(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== RECIPES) return false;
  const lists = [...value].map((list) => isRecipe(list) && JSON.stringify(list));
  return !lists.includes(false) && new Set(lists).size === RECIPES;
}

/** Four different objects in table order. */
function isRecipe(list: unknown): boolean {
  if (!Array.isArray(list) || list.length !== RECIPE_SIZE) return false;
  const ranks = [...list].map((object) => OBJECTS.indexOf(object));
  return ranks.every((rank, at) => rank > (ranks[at - 1] ?? -1));
}
