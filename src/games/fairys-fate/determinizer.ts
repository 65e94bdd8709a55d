import { at } from '../../core/checked-access.ts';
import { frozenRows } from '../../core/frozen.ts';
import { kindOfPiece, remove } from '../../core/pool.ts';
import type { Rng } from '../../core/rng.ts';
import { byCard, numberOf, rangeWith, sumOf } from './cards.ts';
import { addToHand } from './hands.ts';
import { lyingOf } from './lying.ts';
import { sharedDeck } from './nature-cards.ts';
import { internPile } from './piles.ts';
import { byPlace } from './places.ts';
import { recipeDealer } from './recipe-deal.ts';
import { clone, cloneFairies, cloneObjects, cloneStep, cloneTravel } from './state.ts';
import type { Back, Card, CardView, Lying, LyingView, State, View } from './types.ts';

/** FF-11.6: returns a function that draws states which fit the view. */
export function determinizer(view: View): (rng: Rng) => State {
  const { options, seats, places, row } = view;
  const [deck, gone] = [byCard(view.cards), byCard(view.gone)];
  const hidden = deck.map((copies, card) => copies - at(gone, card));
  for (const name of row) remove(hidden, numberOf(name));
  /** If the viewer sees the card, removes it from `hidden` and returns its number; otherwise returns its back. */
  const seenAs = ({ card: name, back }: CardView): Card | Back => {
    if (name === null) return back;
    const card = numberOf(name);
    remove(hidden, card);
    return card;
  };
  const lyingIn = (on: readonly LyingView[]): Slot[] =>
    on.map((lying) => ({ seen: seenAs(lying), covered: lying.covered, knownTo: [...lying.knownTo] }));
  const slots = byPlace(places, lyingIn);
  const hands = seats.map(({ hand }) => hand.map(seenAs));
  const backs = {
    light: sumOf(hidden, rangeWith('light')),
    sprite: sumOf(hidden, rangeWith('sprite')),
    nature: sumOf(hidden, rangeWith('nature')),
  };
  const dealRecipes = recipeDealer(seats);
  // A template, so that all drawn states are objects of one shape. Hidden parts are replaced by drawn ones.
  const shown: State = {
    phase: view.phase,
    players: seats.length,
    lastTravel: options.lastTravel,
    recipes: frozenRows(options.recipes),
    deck: sharedDeck(deck),
    gone,
    firstSeat: view.starter,
    turn: view.turn ?? 0,
    stage: view.stage,
    hasUsed: view.hasUsed,
    barePasses: view.barePasses,
    piles: view.piles.map(internPile),
    travel: view.travel === null ? null : cloneTravel(view.travel),
    step: cloneStep(view.step),
    unseen: [],
    places: { cave: [], meadow: [], wood: [], river: [], hill: [] },
    row: row.map(numberOf),
    seats: [],
  };
  const belongings = seats.map(({ objects, fairies, serpents, petrified }) => ({
    objects: cloneObjects(objects),
    fairies: cloneFairies(fairies),
    serpents,
    petrified,
  }));
  return (rng) => {
    const unseen: Hidden = { cards: hidden.slice(), ...backs };
    const recipes = dealRecipes(rng);
    const cardOf = (seen: Card | Back): Card => (typeof seen === 'number' ? seen : drawHidden(unseen, seen, rng));
    const lying = ({ seen, covered, knownTo }: Slot): Lying => lyingOf(cardOf(seen), covered, knownTo);
    // Draws cards for the places, then for the hands.
    const lyingAt = byPlace(slots, (on) => on.map(lying));
    const players = belongings.map(({ objects, fairies, serpents, petrified }, seat) => ({
      objects,
      fairies,
      serpents,
      petrified,
      hand: handOf(at(hands, seat), cardOf),
      recipes: at(recipes, seat),
    }));
    // The cards left over are the unseen ones.
    return Object.assign(clone(shown), { unseen: unseen.cards, places: lyingAt, seats: players });
  };
}

/** A card on a place, as far as the viewer sees it. */
interface Slot extends Pick<Lying, 'covered' | 'knownTo'> {
  readonly seen: Card | Back;
}

/** Number of copies that the viewer cannot locate (in other hands, covered or unseen): per card, and per back. */
interface Hidden {
  readonly cards: number[];
  light: number;
  sprite: number;
  nature: number;
}

/** Draws a hidden card with this back, each copy equally likely, and removes it. */
function drawHidden(hidden: Hidden, back: Back, rng: Rng): Card {
  const card = kindOfPiece(hidden.cards, rng.int(takeOne(hidden, back)), rangeWith(back)[0]);
  remove(hidden.cards, card);
  return card;
}

/** Hot path: decrements a count by a switch, because computed keys are slow. @returns the old count. */
function takeOne(hidden: Hidden, back: Back): number {
  switch (back) {
    case 'light':
      return hidden.light--;
    case 'sprite':
      return hidden.sprite--;
    case 'nature':
      return hidden.nature--;
  }
}

function handOf(seen: readonly (Card | Back)[], cardOf: (seen: Card | Back) => Card): Card[] {
  const cards: Card[] = [];
  for (const card of seen) addToHand(cards, cardOf(card));
  return cards;
}
