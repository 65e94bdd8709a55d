import { at } from '../../core/checked-access.ts';
import { lastingRows } from '../../core/lasting.ts';
import type { Rng } from '../../core/rng.ts';
import { byCard, numberOf, rangeWith } from './cards.ts';
import { PLACES } from './data.ts';
import { addToHand } from './hands.ts';
import { lyingOf } from './lying.ts';
import { sharedDeck } from './nature-cards.ts';
import { samePile } from './piles.ts';
import { dealRecipes } from './recipe-deal.ts';
import { heldAs } from './recipe-lists.ts';
import { cloneFairies, cloneObjects, cloneStep, cloneTravel } from './state.ts';
import type { Back, Card, CardView, Lying, LyingView, SeatView, State, View } from './types.ts';

/** FF-11.6: a state that the viewer cannot tell from the true one. */
export function resample(view: View, rng: Rng): State {
  const { options, seats, places, row } = view;
  const [deck, gone] = [byCard(view.cards), byCard(view.gone)];
  const known: (Card | null)[] = [];
  const hidden = hiddenCards(view, deck, gone, known);
  // In the order in which they are known: cards are drawn for the places first, then for the hands.
  let next = 0;
  const cardOf = ({ back }: CardView): Card => known[next++] ?? drawHidden(hidden, back, rng);
  const lying = (on: LyingView): Lying => lyingOf(cardOf(on), on.covered, on.knownTo);
  const recipes = dealRecipes(seats, rng);
  const lyingAt = {
    cave: places.cave.map(lying),
    meadow: places.meadow.map(lying),
    wood: places.wood.map(lying),
    river: places.river.map(lying),
    hill: places.hill.map(lying),
  };
  const players = seats.map((player, seat) => ({
    objects: cloneObjects(player.objects),
    fairies: cloneFairies(player.fairies),
    serpents: player.serpents,
    petrified: player.petrified,
    hand: handOf(player, cardOf),
    recipes: heldAs(at(recipes, seat), player.recipes),
  }));
  return {
    phase: view.phase,
    players: seats.length,
    lastTravel: options.lastTravel,
    recipes: lastingRows(options.recipes),
    deck: sharedDeck(deck),
    gone,
    firstSeat: view.starter,
    turn: view.turn ?? 0,
    stage: view.stage,
    hasUsed: view.hasUsed,
    barePasses: view.barePasses,
    piles: view.piles.map(samePile),
    travel: view.travel === null ? null : cloneTravel(view.travel),
    step: cloneStep(view.step),
    unseen: hidden.cards, // all that is left, when places and hands have got theirs
    places: lyingAt,
    row: row.map(numberOf),
    seats: players,
  };
}

/** Copies that the viewer cannot place, in other hands, under covers or unseen: by card, and all with that back. */
interface Hidden {
  readonly cards: number[];
  light: number;
  sprite: number;
  nature: number;
}

/** @param known gets the cards on the places and in the hands, in this order; null where the viewer does not see which. */
function hiddenCards(
  { row, places, seats }: View,
  deck: readonly number[],
  gone: readonly number[],
  known: (Card | null)[],
): Hidden {
  const cards = deck.slice();
  for (let card = 0; card < cards.length; card++) cards[card] = (cards[card] ?? 0) - (gone[card] ?? 0);
  for (let i = 0; i < row.length; i++) place(cards, numberOf(at(row, i)));
  for (let i = 0; i < PLACES.length; i++) placeAll(cards, places[at(PLACES, i)], known);
  for (let i = 0; i < seats.length; i++) placeAll(cards, at(seats, i).hand, known);
  return { cards, light: sumOf(cards, 'light'), sprite: sumOf(cards, 'sprite'), nature: sumOf(cards, 'nature') };
}

function placeAll(cards: number[], lying: readonly CardView[], known: (Card | null)[]): void {
  for (let i = 0; i < lying.length; i++) {
    const name = at(lying, i).card;
    const card = name === null ? null : numberOf(name);
    if (card !== null) place(cards, card);
    known.push(card);
  }
}

/** A card that the viewer sees is not hidden. */
function place(cards: number[], card: Card): void {
  cards[card] = (cards[card] ?? 0) - 1;
}

function sumOf(cards: readonly number[], back: Back): number {
  const [first, end] = rangeWith(back);
  let sum = 0;
  for (let card = first; card < end; card++) sum += cards[card] ?? 0;
  return sum;
}

/** One of the hidden cards with that back, every copy with equal chance; it is hidden no longer. */
function drawHidden(hidden: Hidden, back: Back, rng: Rng): Card {
  let left = rng.int(takeOne(hidden, back));
  let [card] = rangeWith(back);
  for (let copies = at(hidden.cards, card); left >= copies; copies = at(hidden.cards, card)) {
    left -= copies;
    card += 1;
  }
  place(hidden.cards, card);
  return card;
}

/** @returns how many were hidden with that back. No table: a name that varies is slow to look up. */
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

function handOf({ hand }: SeatView, cardOf: (card: CardView) => Card): Card[] {
  const cards: Card[] = [];
  for (const card of hand) addToHand(cards, cardOf(card));
  return cards;
}
