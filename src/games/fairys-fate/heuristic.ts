import { lowestIn, sizeOfSet } from '../../core/bits.ts';
import { at } from '../../core/checked-access.ts';
import { itemsOf } from '../../core/frozen.ts';
import type { Seat } from '../../core/game.ts';
import { type Face, factsOf } from './cards.ts';
import { OBJECTS, RECIPE_SIZE } from './data.ts';
import { learnt } from './learnt.ts';
import { setOf as recipesIn } from './recipe-lists.ts';
import { outcome } from './scoring.ts';
import { objectsOf } from './seats.ts';
import type { Lying, ObjectKind, Player, State } from './types.ts';
import type { Weights } from './weights.ts';

/** Value of a won game. */
const WON = 10_000;

/** Number of random moves before a rollout is evaluated; high, because the heuristic undervalues unfinished plans. */
export const playOutDepth = 40;

/** A set of objects as bits, since this is a hot path of searches. */
type Objects = number;

/** By set of objects: its size. */
const SIZES: readonly number[] = Array.from({ length: 1 << OBJECTS.length }, (_, set) => sizeOfSet(set));

/** A seat, with precomputed data for its evaluation. */
interface Owner {
  readonly player: Player;
  /** FF-11.4: for each recipe of the owner, as bits: the recipes that the evaluating seat considers possible. */
  readonly held: readonly number[];
  readonly weights: Weights;
  /** By recipe of the game: its objects. */
  readonly recipes: readonly Objects[];
  /** The kinds of objects that the owner has. */
  readonly has: Objects;
  /** Number of the owner's object cards. */
  readonly objects: number;
  /** Value of the owner's good fairies. */
  readonly fairies: number;
  /** Value of what the owner has in front of it, hand excluded. */
  worth: number;
}

/** The value of the position for a seat: its prospects minus its strongest rival's, weighted. Higher is better. */
export const evaluate: (state: State, seat: Seat) => number = evaluateBy(learnt);

/** The heuristic with these weights. */
export function evaluateBy(weights: Weights): (state: State, seat: Seat) => number {
  return (state, seat) => {
    const { seats } = state;
    const ended = outcome(state);
    if (ended !== undefined) return ended.winners.includes(seat) ? WON : -WON;
    const recipes = setsOf(state.recipes);
    let own = 0;
    let bestRival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats.length; other++) {
      const owner = ownerOf(at(seats, other), other === seat, recipes, weights);
      const prospects = owner.worth + promiseTo(owner, state, other, seat);
      if (other === seat) own = prospects + worthInHand(owner);
      else bestRival = Math.max(bestRival, prospects);
    }
    return own - weights.rival * bestRival;
  };
}

/** The owner's `worth` if it had these objects. @param has their kinds. @param objects number of object cards. */
function worthWith(owner: Owner, has: Objects, objects: number): number {
  const { player, weights, held, fairies } = owner;
  let needed = 0;
  for (let index = 0; index < held.length; index++) {
    needed = Math.max(needed, progressOf(owner, index, has));
  }
  return (
    weights.needed * needed +
    (needed === RECIPE_SIZE ? weights.complete : 0) +
    weights.spare * (objects - needed) +
    fairies +
    weights.serpent * player.serpents +
    weights.lostTurn * player.petrified +
    weights.recipe * held.length
  );
}

/** Number of objects in `has` that the recipe at `index` needs; the average, if it may be one of several recipes. */
function progressOf({ held, recipes }: Owner, index: number, has: Objects): number {
  let sum = 0;
  let may = 0;
  for (let left = at(held, index); left !== 0; left &= left - 1) {
    sum += at(SIZES, at(recipes, lowestIn(left)) & has);
    may += 1;
  }
  return sum / Math.max(1, may);
}

/**
 * Weighted value of the cards that a seat may soon collect: during a travel those on the place that it travels to,
 * otherwise those on the best place for it.
 * @param own the seat that may collect them. @param seat the seat whose information counts.
 */
function promiseTo(owner: Owner, { places, travel }: State, own: Seat, seat: Seat): number {
  const { weights } = owner;
  if (travel !== null) {
    const place = at(travel.chosen, own);
    return place === null ? 0 : weights.promised * worthOn(owner, places[place], seat);
  }
  let best = worthOn(owner, places.cave, seat);
  best = Math.max(best, worthOn(owner, places.meadow, seat));
  best = Math.max(best, worthOn(owner, places.wood, seat));
  best = Math.max(best, worthOn(owner, places.river, seat));
  best = Math.max(best, worthOn(owner, places.hill, seat));
  return weights.best * Math.max(best, 0);
}

/** Value that the owner would gain from these cards, as far as the seat `seat` knows them (FF-11.2, FF-11.3). */
function worthOn(owner: Owner, lying: readonly Lying[], seat: Seat): number {
  let worth = 0;
  for (let i = 0; i < lying.length; i++) {
    const { card, covered, knownTo } = at(lying, i);
    const face = covered && !knownTo.includes(seat) ? null : factsOf(card).face;
    if (face?.kind === 'bad' && face.fairy === 'darkness') return 0;
    worth += face === null ? owner.weights.unknown : worthOf(owner, face);
  }
  return worth;
}

/** Value of the cards in the owner's hand. */
function worthInHand(owner: Owner): number {
  const { player, weights } = owner;
  let worth = 0;
  for (let i = 0; i < player.hand.length; i++) {
    const { face } = factsOf(at(player.hand, i));
    if (face.kind === 'object' || face.kind === 'good') worth += weights.held * worthOf(owner, face);
    else worth += face.kind === 'serpent' ? weights.heldSerpent : weights.heldBad;
  }
  return worth;
}

/** Value that the owner would gain from a card with this face. */
function worthOf(owner: Owner, face: Face): number {
  const { player, weights, has, objects, worth } = owner;
  switch (face.kind) {
    case 'object':
      return worthWith(owner, has | bitOf(face.object), objects + 1) - worth;
    case 'taken': {
      const left = player.objects[face.object];
      if (left === 0) return 0;
      return worthWith(owner, left > 1 ? has : has & ~bitOf(face.object), objects - 1) - worth;
    }
    case 'good':
      return weights.fairies[face.fairy];
    case 'bad':
      return weights.bad;
    case 'serpent':
      return completes(owner) ? weights.freed : weights.serpent;
  }
}

/** Whether the owner has all objects of one of its recipes. */
function completes(owner: Owner): boolean {
  for (let index = 0; index < owner.held.length; index++) {
    if (progressOf(owner, index, owner.has) === RECIPE_SIZE) return true;
  }
  return false;
}

function ownerOf(player: Player, isOwn: boolean, recipes: readonly Objects[], weights: Weights): Owner {
  const { orange, walnut, acorn, mushroom, leaf, petals } = player.objects;
  let has = 0;
  if (orange > 0) has |= bitOf('orange');
  if (walnut > 0) has |= bitOf('walnut');
  if (acorn > 0) has |= bitOf('acorn');
  if (mushroom > 0) has |= bitOf('mushroom');
  if (leaf > 0) has |= bitOf('leaf');
  if (petals > 0) has |= bitOf('petals');
  const fairies = fairiesWorth(player.fairies, weights.fairies);
  const held = itemsOf(player.recipes).map(({ recipe, may }) => (isOwn ? 1 << recipe : recipesIn(may)));
  const owner = { player, held, weights, recipes, has, objects: objectsOf(player), fairies, worth: 0 };
  owner.worth = worthWith(owner, has, owner.objects);
  return owner;
}

/** Hot path: the keys are written out, because computed keys are slow. */
function fairiesWorth(fairies: Player['fairies'], weights: Weights['fairies']): number {
  const { wisdom, clairvoyance, wealth, truth, liberation, protection, mutation, transport } = fairies;
  return (
    weights.wisdom * wisdom +
    weights.clairvoyance * clairvoyance +
    weights.wealth * wealth +
    weights.truth * truth +
    weights.liberation * liberation +
    weights.protection * protection +
    weights.mutation * mutation +
    weights.transport * transport
  );
}

/** By recipe: its objects. Cached by the list of recipes if it is frozen; most states of a game share that list. */
function setsOf(recipes: State['recipes']): readonly Objects[] {
  const known = knownSets.get(recipes);
  if (known !== undefined) return known;
  const sets = recipes.map(setOf);
  if (Object.isFrozen(recipes)) knownSets.set(recipes, sets);
  return sets;
}

const knownSets = new WeakMap<State['recipes'], readonly Objects[]>();

function setOf(objects: readonly ObjectKind[]): Objects {
  let set = 0;
  for (let i = 0; i < objects.length; i++) set |= bitOf(objects[i] ?? 'orange');
  return set;
}

/** The set of this object alone. Hot path: a switch, because computed keys are slow. */
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
