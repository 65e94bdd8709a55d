import { Beside } from '../../core/beside.ts';
import { at } from '../../core/intact.ts';
import { RECIPES, recipe as recipes } from './data.ts';
import type { Held, Player, RecipeIndex, SeenHeld } from './types.ts';

/**
 * What a list of recipes says, in lists that are not frozen: to read those takes a tenth of the time
 * ([decision 16](../../../docs/decisions/0016-what-is-shared-is-frozen.md)).
 */
export interface Gist {
  /** Null where they are hidden. */
  readonly names: readonly (RecipeIndex | null)[];
  /** What each may be (FF-11.4), as bits. */
  readonly sets: readonly number[];
  /** The list as others see it (FF-11.1). */
  readonly nameless: readonly SeenHeld[];
}

/** The gist of a list that states or views may share. */
class Shared extends Beside {
  readonly #gist: Gist;

  constructor(list: readonly SeenHeld[], gist: Gist) {
    super(list);
    this.#gist = gist;
  }

  static gistOf(list: readonly SeenHeld[]): Gist | undefined {
    return #gist in list ? list.#gist : undefined;
  }

  /** Whether it is the list of a state, and not what others see of it. */
  static isOwn(list: readonly SeenHeld[]): list is Player['recipes'] {
    return #gist in list && list.#gist.nameless !== list;
  }
}

/** FF-11.4: by recipe, as it is newly received; it may be any of the nine. */
const received: readonly Held[] = recipes.values.map((own) => Object.freeze({ recipe: own, may: recipes.values }));

/** One newly received as others see it, whichever it is. */
const unnamed: SeenHeld = Object.freeze({ recipe: null, may: recipes.values });

/** What others see of a seat that has newly received one recipe and no other, as most seats have. */
const oneUnnamed = hidden([unnamed]);

/** By recipe: the recipes of such a seat. */
const alone: readonly Player['recipes'][] = received.map((held) => sharedAs([held], oneUnnamed));

/** Before the deal. */
export const NO_RECIPES: Player['recipes'] = shared([]);

/** The list itself, frozen, for states to share. What others see of it is one list as long as it is one. */
export function shared(list: Held[]): Player['recipes'] {
  return sharedAs(list, hidden(list.map(withoutName)));
}

function sharedAs(list: Held[], { sets, nameless }: Gist): Player['recipes'] {
  new Shared(list, { names: namesOf(list), sets, nameless });
  return Object.freeze(list);
}

function hidden(list: SeenHeld[]): Gist {
  const gist = gistFor(list);
  new Shared(list, gist);
  Object.freeze(list);
  return gist;
}

function gistFor(list: readonly SeenHeld[]): Gist {
  return { names: namesOf(list), sets: list.map(setOf), nameless: list };
}

function namesOf<T>(list: readonly { readonly recipe: T }[]): readonly T[] {
  return list.map(({ recipe }) => recipe);
}

function withoutName({ may }: SeenHeld): SeenHeld {
  return may.length === RECIPES ? unnamed : Object.freeze({ recipe: null, may: Object.freeze([...may]) });
}

function setOf({ may }: SeenHeld): number {
  let set = 0;
  for (let i = 0; i < may.length; i++) set |= 1 << (may[i] ?? 0);
  return set;
}

/** What the list says, whoever made it. */
export function gistOf(list: readonly SeenHeld[]): Gist {
  return Shared.gistOf(list) ?? gistFor(list);
}

/** The recipes of a seat themselves; of a state that was read, their equal. */
export function sameRecipes(list: Player['recipes']): Player['recipes'] {
  return Shared.gistOf(list) === undefined ? heldAs(namesOf(list), list) : list;
}

/** FF-11.1: the recipes of a seat as others see them. */
export function withoutNames(list: Player['recipes']): readonly SeenHeld[] {
  return gistOf(sameRecipes(list)).nameless;
}

/** Those recipes as a seat holds them that is seen so; of each the table knows that it is one of these. */
export function heldAs(names: readonly RecipeIndex[], seen: readonly SeenHeld[]): Player['recipes'] {
  if (Shared.isOwn(seen)) return seen;
  const [name] = names;
  if (names.length === 1 && name !== undefined && seen[0]?.may.length === RECIPES) return at(alone, name);
  const gist = Shared.gistOf(seen) ?? hidden(seen.map(withoutName));
  return sharedAs(
    names.map((own, index) => heldOf(own, gist.nameless[index] ?? unnamed)),
    gist,
  );
}

/** The recipe as it is held, of which the table knows that it is one of those. */
function heldOf(recipe: RecipeIndex, { may }: SeenHeld): Held {
  // FF-2.4: of all nine there is one list.
  return may.length === RECIPES ? at(received, recipe) : Object.freeze({ recipe, may });
}

/** The recipes of a seat when it has received one more. */
export function withReceived(held: readonly Held[], recipe: RecipeIndex): Player['recipes'] {
  return held.length === 0 ? at(alone, recipe) : shared([...held, at(received, recipe)]);
}

/** FF-11.4: the recipes of a seat without what the table has learnt one of them not to be. */
export function struck(held: Held, mayStill: (recipe: RecipeIndex) => boolean): Held {
  const may: RecipeIndex[] = [];
  for (let i = 0; i < held.may.length; i++) {
    const recipe = held.may[i];
    if (recipe !== undefined && mayStill(recipe)) may.push(recipe);
  }
  return may.length === held.may.length ? held : Object.freeze({ recipe: held.recipe, may: Object.freeze(may) });
}
