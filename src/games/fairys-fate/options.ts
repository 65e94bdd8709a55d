import { firstSeatOption } from '../../core/first-seat.ts';
import { isPlainObject } from '../../core/objects.ts';
import type { OptionFault, OptionSet } from '../../core/options.ts';
import { completeOptions } from '../../core/options.ts';
import { shown } from '../../core/wording.ts';
import { DEFAULT_RECIPES, OBJECTS, RECIPE_SIZE, RECIPES, seat } from './data.ts';
import { EVEN, natureFault } from './nature-cards.ts';
import type { Options } from './types.ts';
import { en } from './words/en.ts';

/** §1: the options, their defaults and their allowed values. */
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
    firstSeat: firstSeatOption('FF-1.2', seat),
    natureCards: {
      clause: 'FF-2.3',
      has: (value) => value === 'even' || value === 'serpents' || isPlainObject(value),
      fault: (value) => (typeof value === 'string' ? undefined : natureFault(value)),
      full: () => EVEN,
    },
    recipes: { clause: 'FF-2.4', has: Array.isArray, fault: recipesFault },
    lastTravel: { clause: 'FF-10.2', values: ['piles-empty', 'hands-empty'] },
  },
};

/** FF-1.1: checks options and fills in defaults. */
export function optionsOf(given: Partial<Options>): Options {
  return completeOptions('fairys-fate', options, en.options, given);
}

/** §1: the first fault of a list of recipes, if any. */
function recipesFault(lists: readonly unknown[]): OptionFault | undefined {
  if (lists === DEFAULT_RECIPES) return undefined;
  if (lists.length !== RECIPES) return { fault: 'number', params: { number: lists.length } };
  for (const [recipe, list] of [...lists].entries()) {
    const other = Array.isArray(list) ? list.find((object) => !OBJECTS.includes(object)) : undefined;
    if (other !== undefined) {
      const known = OBJECTS.map(shown).join(', ');
      return { fault: 'object', params: { recipe, object: shown(other), known } };
    }
    if (!isRecipe(list)) return { fault: 'recipe', params: { recipe } };
  }
  return undefined;
}

/** Whether the list has four different objects in table order. */
function isRecipe(list: unknown): boolean {
  if (!Array.isArray(list) || list.length !== RECIPE_SIZE) return false;
  const ranks = [...list].map((object) => OBJECTS.indexOf(object));
  return ranks.every((rank, at) => rank > (ranks[at - 1] ?? -1));
}
