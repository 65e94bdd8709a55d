import type { Seat } from '../../core/game.ts';
import { at } from '../../core/intact.ts';
import { factsOf, numberOf } from './cards.ts';
import { OBJECTS, RECIPE_SIZE } from './data.ts';
import { fairiesOf, objectsOf } from './seats.ts';
import type { CardName, ObjectKind, RecipeIndex, SeenLying, SeenPlayer, View } from './types.ts';

/** A different object of the best recipe: the score (FF-10.4). */
const NEEDED = 100;
/** Any other object: the first tie-break. */
const SPARE = 8;
/** A good fairy kept. */
const FAIRY = 5;
/** A serpent kept: the second tie-break, and a bite in four. */
const SERPENT = 6;
/** A turn to be lost. */
const LOST_TURN = 20;
/** The part of a card's worth that counts while it still lies on a place the seat goes to. */
const PROMISED = 0.8;
/** A card of unknown face on such a place. */
const UNKNOWN = 3;
/** The game won (FF-10.1). */
const WON = 10_000;

/** Random moves after which it judges a play-out best: it sees little of what a plan under way is worth. */
export const playOutDepth = 40;

/** Sets of objects are bits: searches ask so often what a recipe lacks that with lists they take twice as long. */
type Objects = number;

/** The number of objects of every set. */
const SIZES: readonly number[] = Array.from({ length: 1 << OBJECTS.length }, (_, set) => sizeOf(set));

/** A seat, with its objects counted. */
interface Owner {
  readonly player: SeenPlayer;
  /** The different objects that it has. */
  readonly has: Objects;
  readonly objects: number;
  readonly fairies: number;
}

/** How well the seat stands, higher is better: its own prospects less those of its strongest rival. */
export function heuristic(view: View, seat: Seat): number {
  const { outcome, seats } = view;
  if (outcome !== null) return outcome.winners.includes(seat) ? WON : -WON;
  const recipes = setsOf(view.recipes);
  let own = 0;
  let bestRival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats.length; other++) {
    const owner = ownerOf(at(seats, other));
    const worth = worthOf(recipes, owner);
    const prospects = worth + PROMISED * promiseTo(view, recipes, owner, other, worth);
    if (other === seat) own = prospects;
    else bestRival = Math.max(bestRival, prospects);
  }
  return own - bestRival;
}

/** What the seat has got. */
function worthOf(recipes: readonly Objects[], { player, has, objects, fairies }: Owner): number {
  let needed = 0;
  for (let i = 0; i < player.recipes.length; i++) {
    const held = player.recipes[i];
    if (held !== undefined) needed = Math.max(needed, progressOf(recipes, has, held));
  }
  return (
    NEEDED * needed +
    SPARE * (objects - needed) +
    FAIRY * fairies -
    SERPENT * player.serpents -
    LOST_TURN * player.petrified
  );
}

/** Different objects of a recipe; of a hidden one, on average over those that it may be. */
function progressOf(recipes: readonly Objects[], has: Objects, { recipe, may }: SeenPlayer['recipes'][number]): number {
  if (recipe !== null) return found(recipes, has, recipe);
  let sum = 0;
  for (let i = 0; i < may.length; i++) sum += found(recipes, has, may[i] ?? 0);
  return sum / Math.max(1, may.length);
}

/** What the cards of the place that the seat goes to would bring, beside the worth of what it has got. */
function promiseTo(view: View, recipes: readonly Objects[], owner: Owner, seat: Seat, worth: number): number {
  const place = view.travel === null ? null : at(view.travel.chosen, seat);
  if (place === null) return 0;
  const lying = view.places[place];
  if (lying.some(isDarkness)) return 0;
  let promise = 0;
  for (let i = 0; i < lying.length; i++) {
    const { card } = at(lying, i);
    promise += card === null ? UNKNOWN : cardWorth(recipes, owner, card, worth);
  }
  return promise;
}

function isDarkness({ card }: SeenLying): boolean {
  if (card === null) return false;
  const { face } = factsOf(numberOf(card));
  return face.kind === 'bad' && face.fairy === 'darkness';
}

function cardWorth(recipes: readonly Objects[], owner: Owner, card: CardName, worth: number): number {
  const { face } = factsOf(numberOf(card));
  const { player, has } = owner;
  switch (face.kind) {
    case 'object':
      return worthOf(recipes, withObject(owner, face.object)) - worth;
    case 'taken':
      return player.objects[face.object] === 0 ? 0 : worthOf(recipes, withoutObject(owner, face.object)) - worth;
    case 'good':
      return FAIRY;
    case 'bad':
      return -LOST_TURN;
    case 'serpent':
      return player.recipes.some((held) => progressOf(recipes, has, held) === RECIPE_SIZE) ? WON : -SERPENT;
  }
}

function withObject(owner: Owner, object: ObjectKind): Owner {
  const { player, has, objects, fairies } = owner;
  return { player, has: has | bitOf(object), objects: objects + 1, fairies };
}

function withoutObject(owner: Owner, object: ObjectKind): Owner {
  const { player, has, objects, fairies } = owner;
  return { player, has: player.objects[object] > 1 ? has : has & ~bitOf(object), objects: objects - 1, fairies };
}

function ownerOf(player: SeenPlayer): Owner {
  const { orange, walnut, acorn, mushroom, leaf, petals } = player.objects;
  let has = 0;
  if (orange > 0) has |= bitOf('orange');
  if (walnut > 0) has |= bitOf('walnut');
  if (acorn > 0) has |= bitOf('acorn');
  if (mushroom > 0) has |= bitOf('mushroom');
  if (leaf > 0) has |= bitOf('leaf');
  if (petals > 0) has |= bitOf('petals');
  return { player, has, objects: objectsOf(player), fairies: fairiesOf(player) };
}

/** By recipe: its objects. The recipes of a game are one and the same frozen list in all its views. */
function setsOf(recipes: View['recipes']): readonly Objects[] {
  const known = knownSets.get(recipes);
  if (known !== undefined) return known;
  const sets = recipes.map(setOf);
  if (Object.isFrozen(recipes)) knownSets.set(recipes, sets);
  return sets;
}

const knownSets = new WeakMap<View['recipes'], readonly Objects[]>();

function setOf(objects: readonly ObjectKind[]): Objects {
  let set = 0;
  for (let i = 0; i < objects.length; i++) set |= bitOf(objects[i] ?? 'orange');
  return set;
}

/** The set of that object alone. No table: a name that varies is slow to look up, and a judgement asks for some forty. */
function bitOf(object: ObjectKind): Objects {
  switch (object) {
    case 'orange':
      return 1;
    case 'walnut':
      return 2;
    case 'acorn':
      return 4;
    case 'mushroom':
      return 8;
    case 'leaf':
      return 16;
    case 'petals':
      return 32;
  }
}

function sizeOf(set: Objects): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size += 1;
  return size;
}

/** How many of the objects of the recipe there are. */
function found(recipes: readonly Objects[], has: Objects, recipe: RecipeIndex): number {
  return at(SIZES, at(recipes, recipe) & has);
}
