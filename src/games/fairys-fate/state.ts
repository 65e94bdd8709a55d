import type { Draft } from '../../core/game.ts';
import { PILES } from './data.ts';
import { deckOf } from './nature-cards.ts';
import { optionsOf } from './options.ts';
import type { Belongings, Held, Lying, Options, Pile, Player, State, Step, Travel } from './types.ts';

/** §3: all cards unseen, all places empty; the deal is left to chance. */
export function setup(given: Partial<Options> = {}): State {
  const { players, firstSeat, natureCards, recipes, lastTravel } = optionsOf(given);
  const deck = deckOf(natureCards);
  return {
    phase: firstSeat === 'random' ? 'first-seat' : 'deal-recipe',
    players,
    lastTravel,
    recipes: recipes.map((objects) => [...objects]),
    deck,
    gone: deck.map(() => 0),
    firstSeat: firstSeat === 'random' ? null : firstSeat,
    turn: firstSeat === 'random' ? 0 : firstSeat,
    stage: 'turn',
    hasUsed: false,
    barePasses: 0,
    piles: Array.from({ length: PILES }, () => ({ size: 0, top: null })),
    travel: null,
    step: { kind: 'none' },
    unseen: deck.slice(),
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
      recipes: [],
    })),
  };
}

/** A copy that shares nothing with its source. The keys stand in the order of {@link setup}. */
export function clone(state: State): Draft<State> {
  const { places } = state;
  return {
    phase: state.phase,
    players: state.players,
    lastTravel: state.lastTravel,
    recipes: state.recipes.map((objects) => objects.slice()),
    deck: state.deck.slice(),
    gone: state.gone.slice(),
    firstSeat: state.firstSeat,
    turn: state.turn,
    stage: state.stage,
    hasUsed: state.hasUsed,
    barePasses: state.barePasses,
    piles: state.piles.map(clonePile),
    travel: state.travel === null ? null : cloneTravel(state.travel),
    step: cloneStep(state.step),
    unseen: state.unseen.slice(),
    places: {
      cave: places.cave.map(cloneLying),
      meadow: places.meadow.map(cloneLying),
      wood: places.wood.map(cloneLying),
      river: places.river.map(cloneLying),
      hill: places.hill.map(cloneLying),
    },
    row: state.row.slice(),
    seats: state.seats.map(clonePlayer),
  };
}

/** A copy of a pile. */
export function clonePile({ size, top }: Pile): Draft<Pile> {
  return { size, top };
}

function cloneLying({ card, covered, knownTo }: Lying): Draft<Lying> {
  return { card, covered, knownTo: knownTo.slice() };
}

function clonePlayer(player: Player): Draft<Player> {
  const { hand, recipes } = player;
  return belongings(player, hand.slice(), recipes.map(cloneHeld));
}

/** A copy of what lies open before a seat, with a hand and recipes as they are seen, which are not copied. */
export function belongings<Hand, Recipes>(
  { objects, fairies, serpents, petrified }: Belongings,
  hand: Hand,
  recipes: Recipes,
): Draft<Belongings> & { hand: Hand; recipes: Recipes } {
  return {
    objects: {
      orange: objects.orange,
      walnut: objects.walnut,
      acorn: objects.acorn,
      mushroom: objects.mushroom,
      leaf: objects.leaf,
      petals: objects.petals,
    },
    fairies: {
      wisdom: fairies.wisdom,
      clairvoyance: fairies.clairvoyance,
      wealth: fairies.wealth,
      truth: fairies.truth,
      liberation: fairies.liberation,
      protection: fairies.protection,
      mutation: fairies.mutation,
      transport: fairies.transport,
    },
    serpents,
    petrified,
    hand,
    recipes,
  };
}

function cloneHeld({ recipe, may }: Held): Draft<Held> {
  return { recipe, may: may.slice() };
}

/** A copy of a travel. */
export function cloneTravel({ starter, last, chosen }: Travel): Draft<Travel> {
  return { starter, last, chosen: chosen.slice() };
}

/** The step by itself. */
export function cloneStep(step: Step): Draft<Step> {
  switch (step.kind) {
    case 'none':
      return { kind: 'none' };
    case 'draw':
      return { kind: 'draw', pile: step.pile };
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
