import { frozenList, frozenRows } from '../../core/frozen.ts';
import type { Draft } from '../../core/game.ts';
import { PILES } from './data.ts';
import { internLying } from './lying.ts';
import { deckOf } from './nature-cards.ts';
import { optionsOf } from './options.ts';
import { internPile, pileWith } from './piles.ts';
import { internRecipes, NO_RECIPES } from './recipe-lists.ts';
import { drawFrom, NO_STEP } from './steps.ts';
import type { Belongings, Options, Player, State, Step, Travel } from './types.ts';

/** §3: all cards are unseen and all places empty. Chance moves then deal. */
export function setup(given: Partial<Options> = {}): State {
  const { players, firstSeat, natureCards, recipes, lastTravel } = optionsOf(given);
  const deck = deckOf(natureCards);
  return {
    phase: firstSeat === 'random' ? 'first-seat' : 'deal-recipe',
    players,
    lastTravel,
    recipes: frozenRows(recipes),
    deck: frozenList(deck),
    gone: deck.map(() => 0),
    firstSeat: firstSeat === 'random' ? null : firstSeat,
    turn: firstSeat === 'random' ? 0 : firstSeat,
    stage: 'turn',
    hasUsed: false,
    barePasses: 0,
    piles: Array.from({ length: PILES }, () => pileWith(0, null)),
    travel: null,
    step: NO_STEP,
    unseen: deck,
    places: { cave: [], meadow: [], wood: [], river: [], hill: [] },
    row: [],
    seats: Array.from({ length: players }, () => ({
      objects: { orange: 0, walnut: 0, acorn: 0, mushroom: 0, leaf: 0, petals: 0 },
      fairies: {
        wisdom: 0,
        clairvoyance: 0,
        wealth: 0,
        truth: 0,
        liberation: 0,
        protection: 0,
        mutation: 0,
        transport: 0,
      },
      serpents: 0,
      petrified: 0,
      hand: [],
      recipes: NO_RECIPES,
    })),
  };
}

/** A copy that shares only frozen parts with its source. Keys are in the order of {@link setup}. */
export function clone(state: State): Draft<State> {
  return {
    phase: state.phase,
    players: state.players,
    lastTravel: state.lastTravel,
    recipes: frozenRows(state.recipes),
    deck: frozenList(state.deck),
    gone: state.gone.slice(),
    firstSeat: state.firstSeat,
    turn: state.turn,
    stage: state.stage,
    hasUsed: state.hasUsed,
    barePasses: state.barePasses,
    piles: state.piles.map(internPile),
    travel: state.travel === null ? null : cloneTravel(state.travel),
    step: cloneStep(state.step),
    unseen: state.unseen.slice(),
    places: clonePlaces(state.places),
    row: state.row.slice(),
    seats: state.seats.map(clonePlayer),
  };
}

/** Hot path: written out, because `byPlace` is slower here. */
function clonePlaces({ cave, meadow, wood, river, hill }: State['places']): Draft<State['places']> {
  return {
    cave: cave.map(internLying),
    meadow: meadow.map(internLying),
    wood: wood.map(internLying),
    river: river.map(internLying),
    hill: hill.map(internLying),
  };
}

function clonePlayer({ objects, fairies, serpents, petrified, hand, recipes }: Player): Draft<Player> {
  return {
    objects: cloneObjects(objects),
    fairies: cloneFairies(fairies),
    serpents,
    petrified,
    hand: hand.slice(),
    recipes: internRecipes(recipes),
  };
}

/** Hot path: this function and the next write out the keys, because spreading objects of different shapes is slow. */
export function cloneObjects(own: Belongings['objects']): Draft<Belongings['objects']> {
  const { orange, walnut, acorn, mushroom, leaf, petals } = own;
  return { orange, walnut, acorn, mushroom, leaf, petals };
}

export function cloneFairies(own: Belongings['fairies']): Draft<Belongings['fairies']> {
  const { wisdom, clairvoyance, wealth, truth, liberation, protection, mutation, transport } = own;
  return { wisdom, clairvoyance, wealth, truth, liberation, protection, mutation, transport };
}

export function cloneTravel({ starter, last, chosen }: Travel): Draft<Travel> {
  return { starter, last, chosen: chosen.slice() };
}

export function cloneStep(step: Step): Draft<Step> {
  switch (step.kind) {
    case 'none':
      return NO_STEP;
    case 'draw':
      return drawFrom(step.pile);
    case 'look':
      return { kind: 'look', seen: step.seen && { place: step.seen.place, slot: step.seen.slot } };
    case 'answer':
      return { kind: 'answer', seat: step.seat, index: step.index };
    case 'mutation':
      return { kind: 'mutation', first: step.first && { place: step.first.place, slot: step.first.slot } };
    case 'transport':
      return { kind: 'transport', from: { place: step.from.place, slot: step.from.slot } };
    case 'over':
      return { kind: 'over', freedBy: step.freedBy };
  }
}
