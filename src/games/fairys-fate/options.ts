import { integers } from '../../core/domain.ts';
import { optionValueError } from '../../core/options.ts';
import { legacyOptions } from '../../core/options-legacy.ts';
import type { CardFacts } from './cards.ts';
import { cards } from './cards.ts';
import {
  BAD_FAIRIES,
  DEFAULT_RECIPES,
  FAIRIES_A_KIND,
  GOOD_FAIRIES,
  NATURE_FAIRIES,
  NATURE_OBJECTS,
  OBJECTS,
  OBJECTS_A_KIND,
  RECIPE_SIZE,
  RECIPES,
  SERPENTS,
  TAKEN_A_KIND,
} from './data.ts';
import type { NatureFace, Options } from './types.ts';

type NatureCards = Options['natureCards'];
type NatureTable = Exclude<NatureCards, string>;

/** By face that a `nature` card can show: copies in the game (FF-2.3). */
const totals: readonly (readonly [NatureFace, number])[] = [
  ...[...GOOD_FAIRIES, ...BAD_FAIRIES].map((face): [NatureFace, number] => [face, FAIRIES_A_KIND]),
  ['serpent', SERPENTS],
  ...OBJECTS.map((face): [NatureFace, number] => [face, OBJECTS_A_KIND]),
];

/** FF-2.3: in both ways two objects of each kind are `nature`. */
const objectsShared = OBJECTS.map((face): [NatureFace, number] => [face, NATURE_OBJECTS / OBJECTS.length]);

/** The same share of every kind of fairy. */
const EVEN: NatureTable = Object.fromEntries([
  ...totals.filter(([, total]) => total !== OBJECTS_A_KIND).map(([face, total]) => [face, total / 3]),
  ...objectsShared,
]);

/** All serpents, and no other fairy. */
const ALL_SERPENTS: NatureTable = Object.fromEntries([['serpent', SERPENTS], ...objectsShared]);

/** §1: the options, complete and checked. */
export function optionsOf(given: Partial<Options>): Options {
  const options = legacyOptions<Options>(
    'fairys-fate',
    'FF-1.1',
    {
      players: { expected: '2..5', has: isBetween(2, 5) },
      firstSeat: { expected: '"random" or a seat', has: (value) => value === 'random' || isBetween(0, 4)(value) },
      natureCards: {
        expected: '"even", "serpents" or a table of copies: 18 fairies and serpents, 12 objects, none above its total',
        has: (value) => value === 'even' || value === 'serpents' || isNatureTable(value),
      },
      recipes: {
        expected: 'nine different lists of four different objects, each in table order',
        has: isRecipes,
      },
      lastTravel: {
        expected: '"piles-empty" or "hands-empty"',
        has: (value) => value === 'piles-empty' || value === 'hands-empty',
      },
    },
    {
      players: 3,
      firstSeat: 'random',
      natureCards: 'even',
      recipes: DEFAULT_RECIPES,
      lastTravel: 'piles-empty',
    },
    given,
  );
  const { players, firstSeat } = options;
  if (firstSeat !== 'random' && firstSeat >= players) {
    throw optionValueError('fairys-fate', 'FF-1.1', 'firstSeat', firstSeat, `a seat from 0 to ${players - 1}`);
  }
  return options;
}

/** FF-2.3: copies of each of the 44 cards. */
export function deckOf(natureCards: NatureCards): number[] {
  const table = natureCards === 'even' ? EVEN : natureCards === 'serpents' ? ALL_SERPENTS : natureCards;
  return cards.map((card) => copiesOf(card, table));
}

function copiesOf({ back, face }: CardFacts, table: NatureTable): number {
  const share = (name: NatureFace, total: number): number => {
    const nature = table[name] ?? 0;
    return back === 'nature' ? nature : total - nature;
  };
  switch (face.kind) {
    case 'object':
      return share(face.object, OBJECTS_A_KIND);
    case 'taken':
      return TAKEN_A_KIND;
    case 'good':
    case 'bad':
      return share(face.fairy, FAIRIES_A_KIND);
    case 'serpent':
      return share('serpent', SERPENTS);
  }
}

function isBetween(min: number, max: number): (value: unknown) => boolean {
  return integers(min, max).has;
}

function isNatureTable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const copies = new Map(Object.entries(value));
  const known = totals.filter(([face]) => copies.has(face));
  if (known.length < copies.size) return false;
  const sumOf = (isObject: boolean): number =>
    known
      .filter(([, total]) => (total === OBJECTS_A_KIND) === isObject)
      .reduce((sum, [face]) => sum + Number(copies.get(face)), 0);
  return (
    known.every(([face, total]) => isBetween(0, total)(copies.get(face))) &&
    sumOf(false) === NATURE_FAIRIES &&
    sumOf(true) === NATURE_OBJECTS
  );
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
